import type { GameParts } from '../games';
import { moveLabel } from './words';
import Table from './GaiaTable.svelte';

export const gaia: GameParts = {
  Table,
  moveLabel,
  effects: [{ key: 'vp', icon: 'vp' }],
  seatColour: (_view, seat) => ['var(--terra)', 'var(--oxide)', 'var(--desert)', 'var(--gaia)', 'var(--transdim)', 'var(--titanium)'][seat] ?? 'var(--text)',
};

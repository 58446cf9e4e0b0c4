/** What a player may look for in the list of moves although it is too expensive as things stand. */

import type { Board } from '../../lib/table.svelte';
import { POWER_ACTIONS, QIC_ACTIONS } from '../facts';
import { TRACKS } from '../types';
import type { GalaxyView, HexShown } from './galaxy';
import { wantedAt } from './hexWords';

const effort = ({ settling }: HexShown): number => (settling ? 10 * settling.range_qic + (settling.steps ?? 0) : 0);

/** On the map what is near and alike first: of many planets only some are asked about. */
export function wishes(board: Board<GalaxyView>): string[] {
  if (board.view.decision !== 'turn') return [];
  const own = (hex: HexShown) => hex.pieces?.some(({ seat }) => seat === board.seat);
  const hexes = board.view.hexes.filter((hex) => hex.settling || own(hex)).sort((a, b) => effort(a) - effort(b));
  return [
    ...hexes.flatMap((hex) => wantedAt(board, hex)),
    ...TRACKS.map((track) => `research ${track}`),
    ...POWER_ACTIONS.filter((space) => !space.steps).map((space) => `power ${space.name}`),
    ...QIC_ACTIONS.map((space) => `qic ${space.name}`),
  ];
}

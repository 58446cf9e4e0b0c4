/** What changed since my last turn, for the small numbers beside the big ones. */

import type { Board } from '../lib/table.svelte';
import { playerOf, type GaiaView, type PlayerView } from './types';

export function change(board: Board<GaiaView>, seat: number, pick: (player: PlayerView) => number): number {
  const before = playerOf(board.before, seat);
  const now = playerOf(board.view, seat);
  return before && now ? pick(now) - pick(before) : 0;
}

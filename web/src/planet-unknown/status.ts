/** What each seat is doing in this round, and what the seat at this browser is asked. */

import { t } from '../lib/i18n.svelte';
import type { Board } from '../lib/table.svelte';
import { trayOf } from './tray';
import type { Player, View } from './view';
import { cardTitle } from './words';

export type Doing =
  | 'waiting' | 'drafting' | 'resolving' | 'done' | 'commands' | 'picking' | 'deciding';

export function statusOf(view: View, player: Player): Doing {
  const acts = view.to_act.includes(player.seat);
  if (!acts) return player.status === 'done' && view.phase === 'draft' ? 'done' : 'waiting';
  if (view.phase === 'rotation') return 'commands';
  if (view.phase.startsWith('civ cards')) return 'picking';
  if (player.status === 'to draft') return 'drafting';
  return view.phase === 'draft' ? 'resolving' : 'deciding';
}

/** Medals at the end; before it those of planet and tracks, which all can see. */
export function medalsOf(view: View, seat: number): number {
  const final = view.result?.scores[seat];
  if (final !== undefined) return final;
  const { planet_medals, trackers } = view.players[seat]!;
  return Object.values(trackers).reduce((sum, { medals }) => sum + medals, planet_medals);
}

/** Round and phase in a few words. */
export function roundText(view: View): string {
  const phase = t(`planet-unknown.phase.${view.phase}`);
  const last = view.last_round && view.phase !== 'over' ? ` · ${t('planet-unknown.lastRound')}` : '';
  if (view.phase === 'over' || view.phase === 'setup') return phase;
  return t('planet-unknown.round', { n: view.round, phase }) + last;
}

export function question(board: Board<View>): string {
  if (board.moves.length === 0 || board.seat === null) return '';
  const cards = trayOf(board.moves, board.view.players[board.seat]).filter(({ moves }) => moves.length > 0);
  const due = cards.filter(({ optional }) => !optional);
  const first = due[0] ?? cards[0];
  if (!first) return t('planet-unknown.question.done');
  if (['rotate', 'tile', 'take', 'move', 'tech'].includes(first.kind) && due.length < 2) {
    return t(`planet-unknown.question.${first.kind}`);
  }
  return t('planet-unknown.question.resolve', { n: Math.max(1, due.length), title: cardTitle(first) });
}

const STEPS = [15, 10, 5, 0, -5, -10];

/** How a solo game ended. */
export function soloText(view: View): string {
  if (view.target === undefined || !view.result) return '';
  const score = view.result.scores[0]!;
  const reached = STEPS.find((step) => score - view.target! >= step);
  return t('planet-unknown.solo.result', {
    score,
    target: view.target,
    text: t(`planet-unknown.solo.${reached ?? 'fail'}`),
  });
}

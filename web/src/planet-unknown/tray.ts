/** The tray: pending benefits and other decisions as cards, each with the legal moves it allows. */

import type { MoveShown } from '../lib/types';
import { isSquare } from './squares';
import type { Player } from './view';

export interface TrayCard {
  /** For example `boost`, `advance water` or `tech 5`. */
  key: string;
  kind: string;
  /** What the kind is about: a tracker or a tech level. */
  about: string;
  moves: MoveShown[];
  /** How many of them wait on the pile. */
  count: number;
  /** Whether it may be left undone. */
  optional: boolean;
}

const ORDER = [
  'rotate', 'keep', 'civ', 'objective', 'flux', 'peek', 'remove', 'forfeit', 'only', 'choose',
  'advance', 'energy', 'event', 'step', 'card', 'climb', 'regress', 'boost', 'pod', 'rescue', 'collect',
  'blast', 'clear', 'meteor', 'scrap', 'lose', 'lose-held', 'rover', 'patch', 'tile', 'take',
  'move', 'teleport', 'reposition', 'tech',
];
const OPTIONAL = ['move', 'teleport', 'reposition', 'tech'];
const OF_ONE_TRACKER = ['advance', 'step', 'climb'];

/** Kinds of the pile that a card of another name resolves. */
const RESOLVED_BY: Record<string, string> = {
  'tile-tech': 'advance tech',
  'event-climb': 'event',
  'card-twice': 'card',
};

function keyOf({ verb, text }: MoveShown): string {
  const first = text.split(' ')[1] ?? '';
  if (OF_ONE_TRACKER.includes(verb) || verb === 'tech') return `${verb} ${first}`;
  if (verb === 'place' || verb === 'draft') return 'tile';
  if (verb === 'store') return 'patch';
  if (verb === 'event' && (first === 'boost' || first === 'peek')) return 'peek';
  if (verb === 'lose' && !isSquare(first)) return 'lose-held';
  return verb;
}

function card(key: string, moves: MoveShown[], count: number): TrayCard {
  const [kind = '', about = ''] = key.split(' ');
  return { key, kind, about, moves, count, optional: OPTIONAL.includes(kind) };
}

/** Whether a card is resolved on the planet alone. */
export const onPlanet = ({ kind, moves }: TrayCard): boolean =>
  kind === 'tile' || moves.every(({ text }) => text.split(' ').some(isSquare));

/** All decisions of the moment; what cannot be resolved now comes last and has no moves. */
export function trayOf(moves: MoveShown[], player: Player | undefined): TrayCard[] {
  const groups = new Map<string, MoveShown[]>();
  for (const move of moves) {
    if (move.verb === 'done') continue;
    const key = keyOf(move);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key)!.push(move);
  }
  const counts = new Map<string, number>();
  for (const name of player?.pile ?? []) {
    const key = RESOLVED_BY[name] ?? name;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const cards = [...groups].map(([key, legal]) => card(key, legal, Math.max(1, counts.get(key) ?? 1)));
  const waiting = [...counts].filter(([key]) => !groups.has(key)).map(([key, count]) => card(key, [], count));
  const rank = ({ kind }: TrayCard) => ORDER.indexOf(kind);
  return [...cards.sort((a, b) => rank(a) - rank(b)), ...waiting];
}

/** A turn of a seat in one line. */

import type { GameParts } from '../games';
import type { Entry, SeatTurn } from '../lib/logbook';

const ENDINGS = ['end', 'done'];
const verb = (move: Entry) => move.text.split(' ')[0]!;

/** A move in words; what is hidden of it is told by the server. */
export function moveWords(move: Entry, game: GameParts): string {
  return move.text.includes('?') ? move.words : game.moveLabel(move.text);
}

/** What the turn was about: exchanges and the like only if there was nothing else. */
export function turnWords(turn: SeatTurn, game: GameParts): string {
  const moves = turn.moves.filter((move) => !ENDINGS.includes(verb(move)));
  const main = moves.filter((move) => !game.minor?.(verb(move)));
  return (main.length > 0 ? main : moves).map((move) => moveWords(move, game)).join(' · ');
}

/** The log as people read it: rounds, turns of one seat, moves that stand and moves taken back. */

import type { LogLine } from './types';

export interface Entry extends LogLine {
  /** How many moves stand after this one: the number to replay. */
  after: number;
}

export interface SeatTurn {
  key: string;
  turn: number;
  round: number | null;
  seat: number;
  /** Whether the turn began with this seat: the others only answered in it. */
  own: boolean;
  moves: Entry[];
  /** Moves of this turn that were taken back. */
  takenBack: number;
}

export interface Round {
  round: number | null;
  turns: SeatTurn[];
}

/** The moves that stand, each with its number. A line without a text took back the seat's last one. */
export function standing(log: LogLine[]): { moves: Entry[]; takenBack: Map<string, number> } {
  const kept: LogLine[] = [];
  const takenBack = new Map<string, number>();
  for (const line of log) {
    if (line.text) {
      kept.push(line);
      continue;
    }
    const last = kept.findLastIndex((known) => known.seat === line.seat);
    if (last < 0) continue;
    const [gone] = kept.splice(last, 1);
    const key = turnKey(gone!);
    takenBack.set(key, (takenBack.get(key) ?? 0) + 1);
  }
  return { moves: kept.map((line, index) => ({ ...line, after: index + 1 })), takenBack };
}

const turnKey = (line: LogLine) => `${line.turn}/${line.seat}`;

/** One entry per seat and turn, in the order in which they began. */
export function turns(log: LogLine[]): SeatTurn[] {
  const { moves, takenBack } = standing(log);
  const found = new Map<string, SeatTurn>();
  const begun = new Set<number>();
  for (const move of moves) {
    const key = turnKey(move);
    let turn = found.get(key);
    if (!turn) {
      turn = {
        key,
        turn: move.turn,
        round: move.round,
        seat: move.seat,
        own: !begun.has(move.turn),
        moves: [],
        takenBack: takenBack.get(key) ?? 0,
      };
      begun.add(move.turn);
      found.set(key, turn);
    }
    turn.moves.push(move);
  }
  return [...found.values()];
}

export function rounds(log: LogLine[]): Round[] {
  const result: Round[] = [];
  for (const turn of turns(log)) {
    const last = result.at(-1);
    if (last && last.round === turn.round) last.turns.push(turn);
    else result.push({ round: turn.round, turns: [turn] });
  }
  return result;
}

/** How many moves stood when a round began; null before anybody has moved in it. */
export function roundStart(log: LogLine[], round: number): number | null {
  const first = standing(log).moves.find((move) => move.round === round);
  return first ? first.after - 1 : null;
}

/** How many moves stand at the end of this turn of a seat. */
export function endOf(turn: SeatTurn): number {
  return turn.moves.at(-1)!.after;
}

/** How many moves stood before this turn of a seat. */
export function startOf(turn: SeatTurn): number {
  return turn.moves[0]!.after - 1;
}

/**
 * What the others did since the seat's last finished turn, and from which move on.
 * Where everybody acts at the same time each of one's turns counts; elsewhere only those that one
 * began: answering in somebody else's turn is no turn of one's own.
 */
export function sinceMyTurn(
  log: LogLine[],
  seat: number,
  acting: boolean,
  together: boolean,
): { from: number; turns: SeatTurn[] } {
  const all = turns(log);
  const mine = all.filter((turn) => turn.seat === seat && (together || turn.own));
  const current = Math.max(0, ...all.map((turn) => turn.turn));
  if (acting && mine.at(-1)?.turn === current) mine.pop();
  const last = mine.at(-1);
  if (!last) return { from: 0, turns: [] };
  const from = endOf(last);
  return { from, turns: all.filter((turn) => turn.seat !== seat && endOf(turn) > from) };
}

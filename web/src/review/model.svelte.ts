/** A game that is looked back at: all its moves, and the table after any number of them. */

import { loadGame, type GameParts } from '../games';
import { api, Problem } from '../lib/api';
import { endOf, roundStart, startOf, standing, turns, type Entry, type SeatTurn } from '../lib/logbook';
import { ReplayBoard } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { LogLine, Replay, Scores, SeriesPoint, TableShown } from '../lib/types';

const AHEAD = 4;

export class Review {
  game = $state.raw<GameParts | null>(null);
  info = $state.raw<TableShown | null>(null);
  log = $state.raw<LogLine[]>([]);
  points = $state.raw<SeriesPoint[]>([]);
  scores = $state.raw<Scores | null>(null);
  at = $state(0);
  board = $state.raw<ReplayBoard | null>(null);
  moves = $derived.by<Entry[]>(() => standing(this.log).moves);
  turns = $derived.by<SeatTurn[]>(() => turns(this.log));
  #replays = new Map<number, Promise<Replay>>();
  readonly id: string;
  readonly invite: string;

  constructor(id: string, invite: string) {
    this.id = id;
    this.invite = invite;
  }

  /** Whose eyes: of a game that is over everything is known, else a spectator's. */
  async open(at: number | null): Promise<void> {
    const asked = { invite: this.invite };
    const [info, log] = await Promise.all([
      api.get<TableShown>(`/tables/${this.id}`, asked),
      api.get<LogLine[]>(`/tables/${this.id}/log`, asked),
    ]);
    this.game = await loadGame(info.game);
    this.info = info;
    this.log = log;
    await this.seek(at ?? this.moves.length);
    this.points = await api.get<SeriesPoint[]>(`/tables/${this.id}/series`, asked);
    if (info.status === 'finished') this.scores = await api.get<Scores>(`/tables/${this.id}/scores`, asked);
  }

  #replay(at: number): Promise<Replay> {
    let found = this.#replays.get(at);
    if (!found) {
      found = api.get<Replay>(`/tables/${this.id}/replay/${at}`, { invite: this.invite });
      found.catch(() => this.#replays.delete(at));
      this.#replays.set(at, found);
    }
    return found;
  }

  #roundStart = async (round: number): Promise<any> => {
    const at = roundStart(this.log, round);
    return at === null ? null : (await this.#replay(at).catch(() => null))?.view;
  };

  /** Show the table after so many moves; what its turn has changed so far is marked. */
  async seek(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(this.moves.length, wanted));
    this.at = at;
    const turn = this.turnAt(at);
    try {
      const [now, before] = await Promise.all([this.#replay(at), this.#replay(turn ? startOf(turn) : 0)]);
      if (this.at !== at || !this.info) return;
      this.board = new ReplayBoard(this.info, now.view, before.view, null, now.to_act, this.game?.seatTitle, this.#roundStart);
      for (let next = at + 1; next <= Math.min(this.moves.length, at + AHEAD); next++) void this.#replay(next);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toasts.tell(error);
    }
  }

  /** The turn to which the last of so many moves belongs. */
  turnAt(at: number): SeatTurn | null {
    const last = this.moves[at - 1];
    if (!last) return null;
    return this.turns.find((turn) => turn.turn === last.turn && turn.seat === last.seat) ?? null;
  }

  /** The end of the turn before or after. */
  turnFrom(by: number): number {
    const ends = [0, ...this.turns.map(endOf)].sort((a, b) => a - b);
    if (by > 0) return ends.find((end) => end > this.at) ?? this.moves.length;
    return ends.findLast((end) => end < this.at) ?? 0;
  }
}

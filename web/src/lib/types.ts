/** What the server sends and takes; the names are those of its OpenAPI description. */

export type GameName = 'gaia' | 'planet-unknown';
export type Status = 'waiting' | 'running' | 'finished' | 'ended' | 'abandoned';

export interface Who {
  id: number;
  name: string;
  guest: boolean;
  login: string | null;
}

export interface OptionShown {
  name: string;
  type: string;
  default: unknown;
  choices: unknown[] | null;
  help: string;
}

export interface GameShown {
  name: GameName;
  title: string;
  options: OptionShown[];
  levels: string[];
}

export interface SeatShown {
  number: number;
  kind: 'person' | 'bot' | 'open' | 'invite';
  name: string;
  you: boolean;
  /** Whether it waits for you: to join a rematch, or to take it back from a bot. */
  kept_for_you?: boolean;
  /** When the others may vote about the seat if it has not decided (UTC). */
  deadline: string | null;
}

/** What a player wishes for a seat whose owner stays away. */
export interface VoteShown {
  seat: number;
  name: string;
  wish: 'bot' | 'end';
}

/** Who follows a table right now. */
export interface Presence {
  seats: number[];
  watchers: string[];
  unknown: number;
}

export interface SeatWanted {
  kind: 'me' | 'open' | 'invite' | 'bot';
  level?: string;
}

export interface TableWanted {
  game: GameName;
  options: Record<string, unknown>;
  seats: SeatWanted[];
  title?: string;
  public?: boolean;
  pace?: 'live' | 'days';
  hints?: boolean;
}

export interface TableShown {
  id: string;
  title: string;
  game: GameName;
  options: Record<string, unknown>;
  status: Status;
  public: boolean;
  pace: string;
  hints: boolean;
  owner: string;
  yours: boolean;
  seats: SeatShown[];
  your_seats: number[];
  to_act: number[];
  deadline: string | null;
  votes: VoteShown[];
  your_turn: boolean;
  version: number;
  last_event: number;
  rules: string;
  commitment: string;
  seed: string | null;
  invite: string | null;
  scores: number[] | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  created: string;
  changed: string;
}

export interface Target {
  kind: string;
  name: string;
}

export interface MoveShown {
  text: string;
  verb: string;
  targets: Target[];
  words: string;
}

export interface Position<View = unknown> {
  version: number;
  seat: number | null;
  to_act: number[];
  view: View;
  moves: MoveShown[];
  can_undo: boolean;
}

export interface Moved {
  version: number;
  to_act: number[];
}

export interface Offer {
  seat: number;
  power: number;
  vp: number;
}

/** What a move would change for the seat that makes it, tried on the server. */
export interface Preview<View = unknown> {
  text: string;
  legal: boolean;
  effect: Record<string, number>;
  offers: Offer[];
  ends_turn: boolean;
  reason: string | null;
  rule: string | null;
  view?: View;
}

/** Free actions and the move that they pay for. */
export interface Way {
  moves: string[];
  words: string[];
  effect: Record<string, number>;
  offers: Offer[];
}

export interface Answer {
  legal: boolean;
  rule: string | null;
  reason: string;
  /** How the move could be afforded, the cheapest way first. */
  ways: Way[];
}

export interface LogLine {
  version: number;
  seat: number;
  text: string;
  automatic: boolean;
  at: string;
  turn: number;
  round: number | null;
  words: string;
}

export interface ChatLine {
  event: number;
  name: string;
  text: string;
  at: string;
}

export interface Replay<View = unknown> {
  at: number;
  of: number;
  seat: number | null;
  turn: number;
  round: number | null;
  to_act: number[];
  last_seat: number | null;
  last_move: string | null;
  view: View;
}

export interface Scores {
  scores: number[];
  ranks: number[];
  breakdown: Record<string, number>[];
  seed: string;
  commitment: string;
}

export interface SeriesPoint {
  move: number;
  turn: number;
  seats: Record<string, number>[];
}

/** Moves that a bot would make now, and what it expects of them. */
export interface Hint {
  moves: string[];
  words: string[];
  worth: number;
  /** Points at the end of the game, if there is a plan that leads there. */
  end: number | null;
  reasons: string[];
}

export interface Hints {
  version: number;
  seat: number;
  level: string;
  hints: Hint[];
}

/** Every seat's points if the game ended now. */
export interface Projection {
  version: number;
  final: boolean;
  seats: { seat: number; total: number; breakdown: Record<string, number>; hidden: number }[];
}

export interface Token {
  id: number;
  label: string;
  token?: string;
}

/** The two games: what draws them and how their moves are called. Loaded when a table needs it. */

import type { Component } from 'svelte';
import type { Board } from './lib/table.svelte';
import type { GameName } from './lib/types';

export interface GameParts {
  /** The whole board of the game; fills the space it is given. */
  Table: Component<{ board: Board }>;
  /** A move in a few words of the chosen language, from its notation alone. */
  moveLabel(text: string): string;
  /** Names of a preview's effects that are worth showing, in order, with their icons. */
  effects: EffectName[];
  /** The colour of a seat in this view. */
  seatColour(view: any, seat: number): string;
  /** Own resources, small enough for one line of the bar below the board. */
  Summary?: Component<{ board: Board }>;
  /** The sign of a seat beside its colour: a faction's or corporation's emblem. */
  Emblem?: Component<{ view: any; seat: number; size: number }>;
  /** Round and phase in a few words: "Round 3 of 6, actions". */
  status?(view: any): string;
  /** What the seat at this browser is asked now, in words. */
  question?(board: Board): string;
  /** The seats in the order in which they act; by number if left out. */
  order?(view: any): number[];
  /** The faction or corporation of a seat, '' before it has one. */
  seatTitle?(view: any, seat: number): string;
  /** Whether this view shows its seat something that the others must not see. */
  secrets?(view: any): boolean;
  /** The icon of its points; VP unless told. */
  sign?: string;
  /** The points to show for a seat; null where there is nothing to show yet. */
  points?(view: any, seat: number): number | null;
  /** A heading for the moves of one verb in the list of legal moves. */
  verbLabel?(verb: string): string;
  /** Moves of the present turn, legal or not, that could be paid for after a conversion. */
  wishes?(board: Board): string[];
  /** The natural next step among several legal moves, null if none stands out. */
  nextMove?(board: Board): string | null;
  /** Whether moves of this verb are asides (exchanges and the like) that a summary leaves out. */
  minor?(verb: string): boolean;
  /** What a move sounds like; nothing for silence. */
  sound?(verb: string): 'build' | 'charge' | null;
}

export interface EffectName {
  key: string;
  icon: string;
  /** Made of several numbers of a preview; without it the number at `key`. */
  amount?(effect: Record<string, number>): number;
}

const loaders: Record<GameName, () => Promise<GameParts>> = {
  gaia: async () => (await import('./gaia')).gaia,
  'planet-unknown': async () => (await import('./planet-unknown')).planetUnknown,
};

export function loadGame(name: GameName): Promise<GameParts> {
  return loaders[name]();
}

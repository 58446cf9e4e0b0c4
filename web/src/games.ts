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
}

export interface EffectName {
  key: string;
  icon: string;
}

const loaders: Record<GameName, () => Promise<GameParts>> = {
  gaia: async () => (await import('./gaia')).gaia,
  'planet-unknown': async () => (await import('./planet-unknown')).planetUnknown,
};

export function loadGame(name: GameName): Promise<GameParts> {
  return loaders[name]();
}

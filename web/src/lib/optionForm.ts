/** How the options of the games are asked for: in which group, by which control, for how many. */

import type { GameName, OptionShown } from './types';

export type Control = 'switch' | 'choice' | 'board' | 'per-seat' | 'tiles' | 'numbers' | 'deck' | 'seat';

interface Known {
  group: string;
  control?: Control;
  /** Asked only with so many players. */
  players?: (count: number) => boolean;
}

const solo = (count: number) => count === 1;

const KNOWN: Record<GameName, Record<string, Known>> = {
  gaia: {
    setup: { group: 'game' },
    factions: { group: 'game', control: 'per-seat' },
    automa: { group: 'game', players: solo },
    automa_level: { group: 'game', players: solo },
    board: { group: 'game', control: 'board' },
    small_board: { group: 'game', players: (count) => count === 3 },
    assembler: { group: 'variants', players: (count) => count > 1 },
    turn_order: { group: 'variants', players: (count) => count > 1 },
    final_conversions: { group: 'variants' },
    brainstone_returns: { group: 'variants' },
    automa_view: { group: 'variants', players: solo },
    strict_level5_skip: { group: 'variants', players: solo },
    round_scoring: { group: 'tiles', control: 'tiles' },
    final_scoring: { group: 'tiles', control: 'tiles' },
    boosters: { group: 'tiles', control: 'tiles' },
    tech_tiles: { group: 'tiles', control: 'tiles' },
    advanced_tiles: { group: 'tiles', control: 'tiles' },
    terraforming_token: { group: 'tiles' },
    start_vp: { group: 'handicap', control: 'numbers' },
    bids: { group: 'handicap', control: 'numbers' },
  },
  'planet-unknown': {
    planets: { group: 'game', control: 'per-seat' },
    corporations: { group: 'game', control: 'per-seat' },
    private_objectives: { group: 'game', players: (count) => count > 1 },
    events: { group: 'game', control: 'deck' },
    two_player_variant: { group: 'game', players: (count) => count === 2 },
    commander: { group: 'station', control: 'seat', players: (count) => count > 1 },
    arrangement: { group: 'station' },
    interior_ring: { group: 'station' },
  },
};

/** How often a tile exists; once unless told. */
export const COPIES: Record<string, number> = { 'big-5': 2 };

/** How many tiles an option wants. */
export function tilesWanted(name: string, players: number): number {
  const wanted: Record<string, number> = { round_scoring: 6, final_scoring: 2, tech_tiles: 9, advanced_tiles: 6 };
  return wanted[name] ?? Math.max(players, 2) + 3;
}

export function controlOf(game: GameName, option: OptionShown): Control {
  const known = KNOWN[game][option.name]?.control;
  if (known) return known;
  return option.type.startsWith('bool') ? 'switch' : 'choice';
}

/** The options that make sense for so many players, by group; new ones of the server come first. */
export function grouped(game: GameName, options: OptionShown[], players: number): [string, OptionShown[]][] {
  const groups = new Map<string, OptionShown[]>([['game', []]]);
  for (const option of options) {
    if (option.name === 'players') continue;
    const known = KNOWN[game][option.name];
    if (known?.players && !known.players(players)) continue;
    const group = known?.group ?? 'game';
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  const order = Object.keys(KNOWN[game]);
  const rank = (option: OptionShown) => order.indexOf(option.name);
  for (const list of groups.values()) list.sort((a, b) => rank(a) - rank(b));
  return [...groups];
}

/** What to send: only what differs from the standard and applies, lists as long as they must be. */
export function chosen(
  game: GameName,
  options: OptionShown[],
  values: Record<string, unknown>,
  players: number,
): Record<string, unknown> {
  const asked = grouped(game, options, players).flatMap(([, list]) => list);
  const result: Record<string, unknown> = {};
  for (const option of asked) {
    const value = perSeat(values[option.name], controlOf(game, option), players);
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    if (JSON.stringify(value) !== JSON.stringify(option.default)) result[option.name] = value;
  }
  return result;
}

function perSeat(value: unknown, control: Control, players: number): unknown {
  if (!Array.isArray(value) || (control !== 'per-seat' && control !== 'numbers')) return value;
  return value.slice(0, players);
}

/** What is printed on the cardboard: gains, incomes and conditions, as data. */

import type { StructureName, Track } from './types';

export type Resource =
  | 'credit' | 'ore' | 'knowledge' | 'qic' | 'charge' | 'token' | 'gaiaformer' | 'vp';
export type Gain = Partial<Record<Resource, number>>;

/** What tiles, boosters and scorings count, or wait for. */
export type Thing =
  | 'mine' | 'trading-station' | 'research-lab' | 'big' | 'planet-type' | 'gaia-planet' | 'sector'
  | 'federation' | 'structure' | 'federation-structure' | 'satellite'
  | 'gaia-mine' | 'advance' | 'step';

export type Timing = 'now' | 'income' | 'pass' | 'action' | 'whenever' | 'always';

/** The face of a tile: when it pays what, and for each of which things. */
export interface Face {
  when: Timing;
  gain: Gain;
  per?: Thing;
}

export const STANDARD: Record<string, Face> = {
  'ore-qic': { when: 'now', gain: { ore: 1, qic: 1 } },
  'types-knowledge': { when: 'now', gain: { knowledge: 1 }, per: 'planet-type' },
  'big-power': { when: 'always', gain: {} },
  'seven-vp': { when: 'now', gain: { vp: 7 } },
  'ore-charge': { when: 'income', gain: { ore: 1, charge: 1 } },
  'knowledge-credit': { when: 'income', gain: { knowledge: 1, credit: 1 } },
  'gaia-vp': { when: 'whenever', gain: { vp: 3 }, per: 'gaia-mine' },
  credits: { when: 'income', gain: { credit: 4 } },
  'charge-action': { when: 'action', gain: { charge: 4 } },
};

export const ADVANCED: Record<string, Face> = {
  'pass-federations': { when: 'pass', gain: { vp: 3 }, per: 'federation' },
  'advance-vp': { when: 'whenever', gain: { vp: 2 }, per: 'advance' },
  'qic-credits-action': { when: 'action', gain: { qic: 1, credit: 5 } },
  'now-mines': { when: 'now', gain: { vp: 2 }, per: 'mine' },
  'pass-labs': { when: 'pass', gain: { vp: 3 }, per: 'research-lab' },
  'now-sector-ore': { when: 'now', gain: { ore: 1 }, per: 'sector' },
  'pass-types': { when: 'pass', gain: { vp: 1 }, per: 'planet-type' },
  'now-gaia': { when: 'now', gain: { vp: 2 }, per: 'gaia-planet' },
  'now-stations': { when: 'now', gain: { vp: 4 }, per: 'trading-station' },
  'now-sectors': { when: 'now', gain: { vp: 2 }, per: 'sector' },
  'ore-action': { when: 'action', gain: { ore: 3 } },
  'now-federations': { when: 'now', gain: { vp: 5 }, per: 'federation' },
  'knowledge-action': { when: 'action', gain: { knowledge: 3 } },
  'mine-vp': { when: 'whenever', gain: { vp: 3 }, per: 'mine' },
  'station-vp': { when: 'whenever', gain: { vp: 3 }, per: 'trading-station' },
};

export interface BoosterFace {
  income: Gain;
  /** The special action of the booster. */
  action?: 'step' | 'range';
  /** VP for each of these things on passing. */
  pass?: { vp: number; per: Thing };
}

export const BOOSTERS: Record<string, BoosterFace> = {
  'ore-knowledge': { income: { ore: 1, knowledge: 1 } },
  'credits-qic': { income: { credit: 2, qic: 1 } },
  'tokens-ore': { income: { token: 2, ore: 1 } },
  step: { income: { credit: 2 }, action: 'step' },
  range: { income: { charge: 2 }, action: 'range' },
  mines: { income: { ore: 1 }, pass: { vp: 1, per: 'mine' } },
  labs: { income: { knowledge: 1 }, pass: { vp: 3, per: 'research-lab' } },
  stations: { income: { ore: 1 }, pass: { vp: 2, per: 'trading-station' } },
  big: { income: { charge: 4 }, pass: { vp: 4, per: 'big' } },
  gaia: { income: { credit: 4 }, pass: { vp: 1, per: 'gaia-planet' } },
};

export const ROUND_TILES: Record<string, { vp: number; per: Thing }> = {
  'mine-2': { vp: 2, per: 'mine' },
  'terraform-2': { vp: 2, per: 'step' },
  'research-2': { vp: 2, per: 'advance' },
  'federation-5': { vp: 5, per: 'federation' },
  'station-3': { vp: 3, per: 'trading-station' },
  'station-4': { vp: 4, per: 'trading-station' },
  'gaia-3': { vp: 3, per: 'gaia-mine' },
  'gaia-4': { vp: 4, per: 'gaia-mine' },
  'big-5': { vp: 5, per: 'big' },
};

export const FINAL_TILES: Record<string, Thing> = {
  'federation-structures': 'federation-structure',
  structures: 'structure',
  'planet-types': 'planet-type',
  'gaia-planets': 'gaia-planet',
  sectors: 'sector',
  satellites: 'satellite',
};

export const FEDERATION_TOKENS: Record<string, { gain: Gain; green: boolean }> = {
  '12vp': { gain: { vp: 12 }, green: false },
  '8vp-qic': { gain: { vp: 8, qic: 1 }, green: true },
  '8vp-tokens': { gain: { vp: 8, token: 2 }, green: true },
  '7vp-ore': { gain: { vp: 7, ore: 2 }, green: true },
  '7vp-credits': { gain: { vp: 7, credit: 6 }, green: true },
  '6vp-knowledge': { gain: { vp: 6, knowledge: 2 }, green: true },
  gleens: { gain: { ore: 1, knowledge: 1, credit: 2 }, green: true },
};

export interface ActionSpace {
  name: string;
  cost: number;
  gain: Gain;
  /** Free terraforming steps of the mine that is built with it. */
  steps?: number;
}

export const POWER_ACTIONS: ActionSpace[] = [
  { name: 'knowledge-3', cost: 7, gain: { knowledge: 3 } },
  { name: 'terraform-2', cost: 5, gain: {}, steps: 2 },
  { name: 'ore-2', cost: 4, gain: { ore: 2 } },
  { name: 'credits-7', cost: 4, gain: { credit: 7 } },
  { name: 'knowledge-2', cost: 4, gain: { knowledge: 2 } },
  { name: 'terraform-1', cost: 3, gain: {}, steps: 1 },
  { name: 'tokens-2', cost: 3, gain: { token: 2 } },
];

export const QIC_ACTIONS: ActionSpace[] = [
  { name: 'tile', cost: 4, gain: {} },
  { name: 'federation', cost: 3, gain: {} },
  { name: 'planets', cost: 2, gain: { vp: 3 } },
];

export interface Level {
  once: Gain;
  income: Gain;
  /** What holds while the token stands here: ore per step, range, tokens of a Gaia project. */
  holds?: number;
  extra?: 'federation' | 'lost-planet' | 'vp-per-gaia';
}

const level = (once: Gain = {}, income: Gain = {}, holds?: number, extra?: Level['extra']): Level =>
  ({ once, income, holds, extra });

/** Levels 0 to 5 of each area; reaching level 3 also charges 3 power, whatever the area. */
export const CROSSING: Gain = { charge: 3 };
export const CROSSED_AT = 3;

export const LEVELS: Record<Track, Level[]> = {
  terraforming: [
    level({}, {}, 3), level({ ore: 2 }, {}, 3), level({}, {}, 2), level({}, {}, 1),
    level({ ore: 2 }, {}, 1), level({}, {}, 1, 'federation'),
  ],
  navigation: [
    level({}, {}, 1), level({ qic: 1 }, {}, 1), level({}, {}, 2), level({ qic: 1 }, {}, 2),
    level({}, {}, 3), level({}, {}, 4, 'lost-planet'),
  ],
  ai: [
    level(), level({ qic: 1 }), level({ qic: 1 }), level({ qic: 2 }), level({ qic: 2 }),
    level({ qic: 4 }),
  ],
  gaia: [
    level(), level({ gaiaformer: 1 }, {}, 6), level({ token: 3 }, {}, 6),
    level({ gaiaformer: 1 }, {}, 4), level({ gaiaformer: 1 }, {}, 3),
    level({ vp: 4 }, {}, 3, 'vp-per-gaia'),
  ],
  economy: [
    level(), level({}, { credit: 2, charge: 1 }), level({}, { ore: 1, credit: 2, charge: 2 }),
    level({}, { ore: 1, credit: 3, charge: 3 }), level({}, { ore: 2, credit: 4, charge: 4 }),
    level({ ore: 3, credit: 6, charge: 6 }),
  ],
  science: [
    level(), level({}, { knowledge: 1 }), level({}, { knowledge: 2 }),
    level({}, { knowledge: 3 }), level({}, { knowledge: 4 }), level({ knowledge: 9 }),
  ],
};

export const PIECES: Record<StructureName, number> = {
  mine: 8,
  'trading-station': 4,
  'research-lab': 3,
  'planetary-institute': 1,
  'knowledge-academy': 1,
  'qic-academy': 1,
};
export const STRUCTURE_COST: Record<StructureName, Gain> = {
  mine: { ore: 1, credit: 2 },
  'trading-station': { ore: 2, credit: 6 },
  'research-lab': { ore: 3, credit: 5 },
  'planetary-institute': { ore: 4, credit: 6 },
  'knowledge-academy': { ore: 6, credit: 6 },
  'qic-academy': { ore: 6, credit: 6 },
};

export interface FactionFacts {
  home: string;
  start: Gain;
  power: [number, number];
  research?: Track;
  base: Gain;
  /** What each place of a row pays once its piece is on the map. */
  rows: Record<StructureName, Gain[]>;
  academyAction: Gain;
}

const times = (count: number, gain: Gain): Gain[] => Array.from({ length: count }, () => gain);
const ROWS: Record<StructureName, Gain[]> = {
  mine: [{ ore: 1 }, { ore: 1 }, {}, ...times(5, { ore: 1 })],
  'trading-station': [{ credit: 3 }, { credit: 4 }, { credit: 4 }, { credit: 5 }],
  'research-lab': times(3, { knowledge: 1 }),
  'planetary-institute': [{ charge: 4, token: 1 }],
  'knowledge-academy': [{ knowledge: 2 }],
  'qic-academy': [{}],
};

interface Differences {
  start?: Gain;
  power?: [number, number];
  research?: Track;
  base?: Gain;
  rows?: Partial<FactionFacts['rows']>;
  academyAction?: Gain;
}

function faction(home: string, own: Differences = {}): FactionFacts {
  return {
    home,
    start: { credit: 15, ore: 4, knowledge: 3, qic: 1, ...own.start },
    power: own.power ?? [2, 4],
    research: own.research,
    base: own.base ?? { ore: 1, knowledge: 1 },
    rows: { ...ROWS, ...own.rows },
    academyAction: own.academyAction ?? { qic: 1 },
  };
}

export const FACTIONS: Record<string, FactionFacts> = {
  terrans: faction('terra', { power: [4, 4], research: 'gaia' }),
  lantids: faction('terra', {
    start: { credit: 13 },
    power: [4, 0],
    rows: { 'planetary-institute': [{ charge: 4 }] },
  }),
  xenos: faction('desert', {
    research: 'ai',
    rows: { 'planetary-institute': [{ charge: 4, qic: 1 }] },
  }),
  gleens: faction('desert', {
    start: { qic: 0 },
    research: 'navigation',
    rows: { 'planetary-institute': [{ charge: 4, ore: 1 }] },
  }),
  taklons: faction('swamp'),
  ambas: faction('swamp', {
    research: 'navigation',
    base: { ore: 2, knowledge: 1 },
    rows: { 'planetary-institute': [{ charge: 4, token: 2 }] },
  }),
  'hadsch-hallas': faction('oxide', { research: 'economy', base: { ore: 1, knowledge: 1, credit: 3 } }),
  ivits: faction('oxide', { base: { ore: 1, knowledge: 1, qic: 1 } }),
  geodens: faction('volcanic', { research: 'terraforming' }),
  baltaks: faction('volcanic', {
    start: { qic: 0 },
    power: [2, 2],
    research: 'gaia',
    academyAction: { credit: 4 },
  }),
  firaks: faction('titanium', { start: { ore: 3, knowledge: 2 }, base: { ore: 1, knowledge: 2 } }),
  bescods: faction('titanium', {
    start: { knowledge: 1 },
    base: { ore: 1 },
    rows: {
      'trading-station': times(4, { knowledge: 1 }),
      'research-lab': [{ credit: 3 }, { credit: 4 }, { credit: 5 }],
      'planetary-institute': [{ charge: 4, token: 2 }],
    },
  }),
  nevlas: faction('ice', {
    start: { knowledge: 2 },
    research: 'science',
    rows: { 'research-lab': times(3, { charge: 2 }) },
  }),
  itars: faction('ice', {
    start: { ore: 5 },
    power: [4, 4],
    base: { ore: 1, knowledge: 1, token: 1 },
    rows: { 'knowledge-academy': [{ knowledge: 3 }] },
  }),
};

/** The exchanges that everybody knows, in the order of their buttons. */
export const EXCHANGES = [
  'burn',
  'spend 3 power for 1 ore',
  'spend 4 power for 1 knowledge',
  'spend 4 power for 1 qic',
  'spend 1 power for 1 credit',
  'spend 1 qic for 1 ore',
  'spend 1 ore for 1 credit',
  'spend 1 ore for 1 token',
  'spend 1 knowledge for 1 credit',
];

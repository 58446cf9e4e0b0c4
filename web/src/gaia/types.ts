/** What the server tells of a game of Gaia Project: the shape of `state.view(seat)`. */

export const TRACKS = ['terraforming', 'navigation', 'ai', 'gaia', 'economy', 'science'] as const;
export type Track = (typeof TRACKS)[number];

export const STRUCTURES = [
  'mine', 'trading-station', 'research-lab', 'planetary-institute', 'knowledge-academy', 'qic-academy',
] as const;
export type StructureName = (typeof STRUCTURES)[number];

export type Area = 'I' | 'II' | 'III' | 'gaia';

export interface PlayerView {
  faction: string;
  title: string;
  home: string;
  vp: number;
  vp_from: Record<string, number>;
  credits: number;
  ore: number;
  knowledge: number;
  qic: number;
  power: Record<Area, number>;
  brainstone: Area | 'discard' | null;
  income: Partial<Record<string, number>>;
  research: Record<Track, number>;
  gaiaformers: { owned: number; available: number; in_gaia_area: number };
  left_on_board: Record<StructureName, number>;
  lost_planet: string | null;
  tiles: { tile: string; covered: boolean }[];
  advanced_tiles: string[];
  federation_tokens: { green: Record<string, number>; gray: Record<string, number> };
  federations: number;
  booster: string | null;
  next_booster: string | null;
  special_actions: { action: string; used: boolean }[];
  passed: boolean;
}

/** Before the choice of factions a seat has nothing but its VP. */
export type SeatView = PlayerView | { faction: null; vp: number };

export interface AutomaTurn {
  round: number;
  action: number | null;
  support: number | null;
  lines: string[];
  vp: number;
}

export interface AutomaView {
  seat: number;
  level: string;
  deck: number;
  marked: number;
  discard: number[];
  action: number | null;
  support: number | null;
  row: string[];
  turns: AutomaTurn[];
}

export interface FinalTileView {
  tile: string;
  neutral: number | null;
  counts: number[];
  vp: number[];
}

export interface GaiaView {
  game: 'gaia';
  seat: number | null;
  round: number;
  phase: string;
  turn: number;
  to_act: number[];
  decision: string | null;
  turn_order: number[];
  passed: number[];
  hexes: { name: string; planet?: string; pieces?: { seat: number; piece: string }[] }[];
  sectors: { tile: string; rotation: number; centre: [number, number] }[];
  players: SeatView[];
  research: {
    tiles: { slot: string; tile: string; left: number }[];
    advanced: { track: Track; tile: string; there: boolean }[];
    terraforming_token: string | null;
  };
  actions_used: string[];
  boosters: string[];
  federation_tokens: Record<string, number>;
  round_scoring: string[];
  final_scoring: FinalTileView[];
  result: { scores: number[]; breakdown: Record<string, number>[]; ranks: number[] } | null;
  automa: AutomaView | null;
}

export function playerOf(view: GaiaView | null, seat: number | null): PlayerView | null {
  const found = view && seat !== null ? view.players[seat] : null;
  return found && found.faction !== null ? found : null;
}

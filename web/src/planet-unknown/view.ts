/** What the server tells about a table of Planet Unknown, as far as it is drawn. */

export type Track = 'civ' | 'water' | 'biomass' | 'rover' | 'tech';
export type Resource = Track | 'energy';

export const TRACKS: Track[] = ['civ', 'water', 'biomass', 'rover', 'tech'];
export const RESOURCES: Resource[] = [...TRACKS, 'energy'];

export interface Tile {
  shape: string;
  resources: [Resource, Resource];
  meteor: boolean;
}

export interface Stack {
  shape: string;
  left: number;
  top: Tile | null;
}

export interface Depot {
  seat: number | null;
  interior: Stack;
  exterior: Stack;
}

export interface Tracker {
  track: Track;
  height: number;
  position: number;
  medals: number;
}

export interface CardShown {
  number: number;
  rank: number;
  name: string;
  end_game: boolean;
}

export interface Player {
  seat: number;
  corporation: string;
  planet: string;
  status: 'waiting' | 'to draft' | 'resolving' | 'done';
  grid: string[];
  lifepods: string[];
  meteorites: string[];
  rovers: string[];
  carrying: string[];
  patches: string[];
  icons: Record<Resource, string[]>;
  meteor_symbols: string[];
  last_tile: string[];
  tiles: number;
  trackers: Record<Track, Tracker>;
  techs: { level: string; text: string; spent: boolean }[];
  rovers_on_board: number;
  lifepods_scored: number;
  lifepods_placed: string[];
  meteorites_collected: number;
  patches_stored: number;
  movement: number;
  pile: string[];
  civ_due: number[];
  drafted: Tile | null;
  cards: CardShown[];
  secret_cards: number[];
  objectives: { number: number; complete: boolean }[];
  secret_objectives: number;
  planet_medals: number;
  flux?: Track;
  dealt?: { number: number }[];
}

export interface View {
  round: number;
  phase: string;
  to_act: number[];
  commander: number;
  last_round: boolean;
  station: { rotation: number; depots: Depot[] };
  civ_cards: number[];
  event: { number: number; colour: string } | null;
  events: { left: number; revealed: { number: number }[]; next?: { number: number } } | null;
  neighbor_objectives: { number: number; seats: [number, number]; values: [number, number] }[];
  common_objectives: { number: number; values: number[] }[];
  players: Player[];
  options: { planets: string[]; corporations: string[]; two_player_variant: boolean };
  you?: number;
  choices?: { civ?: CardShown[]; objectives?: { number: number }[] };
  target?: number;
  result?: { scores: number[]; breakdown: Record<string, number>[]; ranks: number[] };
}

/** What is printed on the cardboard; written by tools/planet_unknown_components.py. */

import printed from './components.json';
import { TRACKS, type Player, type Resource, type Track, type Tracker } from './view';

/** Row, column, section (a or b, capital with the resource symbol), meteor symbol. */
export type LaidSquare = [number, number, string, number];

export interface Shape {
  laid: Record<string, LaidSquare[]>;
  same: Record<string, string>;
}

export interface PlanetBoard {
  name: string;
  rows: string[];
  rowMedals: number[];
  columnMedals: number[];
}

export interface CorporationBoard {
  name: string;
  rovers: number;
  techs: number;
  tracks: Record<Track, string[][]>;
}

export interface CivCard {
  name: string;
  rank: number;
  endGame: boolean;
  effects: [string, number][];
}

export interface EventCard {
  colour: 'green' | 'orange' | 'red';
  kind: string;
  terrain?: Resource;
  tracks?: Track[];
  steps?: number;
}

export interface Objective {
  name: string;
  measure: string;
  resource: Resource;
  most: boolean;
  privateName: string;
  check: string;
  wanted: Resource;
}

interface Components {
  shapes: Record<string, Shape>;
  indicators: number[][];
  planets: Record<string, PlanetBoard>;
  tartarusSides: string[];
  cerberusPlanets: string[];
  corporations: Record<string, CorporationBoard>;
  oasisPath: string[];
  oasisWater: string[][];
  cards: Record<string, CivCard>;
  events: Record<string, EventCard>;
  objectives: Record<string, Objective>;
}

export const facts = printed as unknown as Components;

export const SIDE = 12;
export const TOP = 15;

/** A cell of the corporation board. */
export interface Cell {
  track: Track;
  height: number;
}

function path(): Cell[] {
  return facts.oasisPath.map((word) => {
    const [, track, height] = /^([a-z]+)(\d+)$/.exec(word)!;
    return { track: track as Track, height: Number(height) };
  });
}

export const OASIS_PATH = path();

/** What is printed on a cell: benefits in words, a medal last. */
export function printedOn(corporation: string, track: Track, height: number): string[] {
  const own = facts.corporations[corporation]!.tracks[track];
  if (corporation === 'oasis' && track === 'water') {
    const at = OASIS_PATH.findIndex((cell) => cell.track === track && cell.height === height);
    return facts.oasisWater[at] ?? [];
  }
  return own[height] ?? [];
}

export function heightOf(corporation: string, track: Track): number {
  if (corporation === 'oasis' && track === 'water') return TOP;
  return facts.corporations[corporation]!.tracks[track].length - 1;
}

/** Where a tracker would stand after one advance, to light that cell up. */
export function nextCell(corporation: string, player: Player, tracker: Track, way = ''): Cell {
  const stands: Tracker = player.trackers[tracker];
  const at = TRACKS.indexOf(stands.track);
  const beside = (by: number) => TRACKS[(at + by + TRACKS.length) % TRACKS.length]!;
  if (way === 'stay') return { track: stands.track, height: stands.height };
  if (way.startsWith('shift-')) return { track: beside(way.endsWith('left') ? -1 : 1), height: stands.height };
  const height = Math.min(stands.height + 1, heightOf(corporation, stands.track));
  if (way === 'left' || way === 'right') return { track: beside(way === 'left' ? -1 : 1), height };
  if (corporation === 'oasis' && tracker === 'water') {
    return OASIS_PATH[Math.min(stands.position + 1, OASIS_PATH.length - 1)]!;
  }
  let free = height; // Cosmos jumps over lifepods
  while (free < TOP && player.lifepods_placed.includes(`${stands.track}${free}`)) free += 1;
  return { track: stands.track, height: free };
}

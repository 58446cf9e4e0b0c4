/** What the map reads of a Gaia Project view. */

import type { MoveShown } from '../../lib/types';
import { factionColour } from '../pieces/colours';
import { connected, type Axial } from './geometry';

export interface PieceShown {
  seat: number;
  piece: string;
  /** Power value; satellites and Gaiaformers have none. */
  value?: number;
}

/** What it would take the seat that looks to settle on a planet, affordable or not. */
export interface Settling {
  move: 'mine' | 'gaiaform';
  distance: number;
  range: number;
  range_qic: number;
  steps?: number;
  /** Null where no Gaia project can start yet. */
  cost: Partial<Record<'credits' | 'ore' | 'qic' | 'tokens', number>> | null;
}

/** A federation whose satellites are still being placed. */
export interface Forming {
  seat: number;
  planets: string[];
  satellites: string[];
  needed: number;
  places: string[];
}

export interface HexShown extends Axial {
  name: string;
  sector: string;
  planet?: string;
  pieces?: PieceShown[];
  /** Seats with a federation here. */
  federations?: number[];
  settling?: Settling;
}

export interface SectorShown {
  tile: string;
}

export interface PlayerShown {
  faction: string | null;
  credits?: number;
  ore?: number;
  qic?: number;
}

/** How a seat's pieces are told: by colour and by emblem. */
export interface Owner {
  colour: string;
  emblem: string;
}

export interface GalaxyView {
  decision: string | null;
  hexes: HexShown[];
  sectors: SectorShown[];
  players: PlayerShown[];
  forming: Forming | null;
  automa: { seat: number } | null;
}

export function owners(view: GalaxyView): Owner[] {
  return view.players.map(({ faction }, seat) => ({
    colour: factionColour(faction),
    emblem: view.automa?.seat === seat || !faction ? 'automa' : faction,
  }));
}

export interface Hull {
  key: string;
  seat: number;
  hexes: HexShown[];
}

/** Every federation as the hexes that hang together, planets and satellites alike. */
export function hulls(hexes: HexShown[]): Hull[] {
  const seats = new Set(hexes.flatMap((hex) => hex.federations ?? []));
  return [...seats].flatMap((seat) =>
    connected(hexes.filter((hex) => hex.federations?.includes(seat))).map((group) => ({
      key: `${seat} ${group[0]!.name}`,
      seat,
      hexes: group,
    })),
  );
}

/** The legal moves that name a hex, by its name. */
export function movesByHex(moves: MoveShown[]): Map<string, MoveShown[]> {
  const found = new Map<string, MoveShown[]>();
  for (const move of moves) {
    for (const { kind, name } of move.targets) {
      if (kind === 'hex') found.set(name, [...(found.get(name) ?? []), move]);
    }
  }
  return found;
}

const pieceKeys = (hex: HexShown): string[] => (hex.pieces ?? []).map((p) => `${p.seat} ${p.piece}`);

/** Names of hexes on which something new of the others stands, or that changed their planet. */
export function changed(before: HexShown[], now: HexShown[], own: number | null): Set<string> {
  const old = new Map(before.map((hex) => [hex.name, hex]));
  const found = new Set<string>();
  for (const hex of now) {
    const was = old.get(hex.name);
    if (!was) continue;
    const fresh = added(was, hex).some((piece) => piece.seat !== own);
    if (fresh || was.planet !== hex.planet) found.add(hex.name);
  }
  return found;
}

/** The pieces that stand on a hex of `after` and not yet on `before`. */
export function added(before: HexShown, after: HexShown): PieceShown[] {
  const had = pieceKeys(before);
  return (after.pieces ?? []).filter((piece) => !had.includes(`${piece.seat} ${piece.piece}`));
}

export interface Placed {
  piece: PieceShown;
  at: { x: number; y: number };
  size: number;
  /** Where its owner's emblem goes, seen from the piece. */
  mark: { x: number; y: number };
}

const SIZES: Record<string, number> = {
  mine: 60,
  'trading-station': 62,
  'research-lab': 60,
  'knowledge-academy': 65,
  'qic-academy': 65,
  'planetary-institute': 68,
  gaiaformer: 58,
  'space-station': 56,
  satellite: 36,
};
const CORNERS = [
  { x: -21, y: -22 },
  { x: 21, y: -22 },
  { x: -21, y: 24 },
  { x: 21, y: 24 },
];

/** Where the pieces of one hex stand: the first large one in the middle, others beside it. */
export function places(pieces: PieceShown[], planet: boolean): Placed[] {
  const large = pieces.filter((piece) => piece.piece !== 'satellite');
  const small = pieces.filter((piece) => piece.piece === 'satellite');
  const together = large.length > 1;
  const placed = large.map((piece, i) => ({
    piece,
    at: together ? { x: i ? 16 : -16, y: i ? 13 : -12 } : { x: 0, y: planet ? -1 : 0 },
    size: (SIZES[piece.piece] ?? 50) * (together ? 0.76 : 1),
    mark: together && i === 0 ? { x: -20, y: 19 } : { x: 25, y: together ? 14 : 23 },
  }));
  const alone = large.length === 0 && small.length === 1;
  return placed.concat(
    small.map((piece, i) => ({
      piece,
      at: alone ? { x: 0, y: 0 } : CORNERS[i % CORNERS.length]!,
      size: alone ? 48 : SIZES.satellite!,
      mark: { x: 0, y: 0 },
    })),
  );
}

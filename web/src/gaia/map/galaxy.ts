/** What the map reads of a Gaia Project view. */

import { connected, type Axial } from './geometry';

export interface PieceShown {
  seat: number;
  piece: string;
}

export interface HexShown extends Axial {
  name: string;
  sector: string;
  planet?: string;
  pieces?: PieceShown[];
  /** Seats with a federation here. */
  federations?: number[];
}

export interface SectorShown {
  tile: string;
  rotation: number;
  centre: [number, number];
}

export interface GalaxyView {
  phase: string;
  decision: string | null;
  hexes: HexShown[];
  sectors: SectorShown[];
  players: { faction: string | null; home?: string }[];
  automa: { seat: number } | null;
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

const pieceKeys = (hex: HexShown): string[] => (hex.pieces ?? []).map((p) => `${p.seat} ${p.piece}`);

/** Hexes on which something new stands, or that changed their planet. */
export function changed(before: HexShown[], now: HexShown[]): Map<string, HexShown> {
  const old = new Map(before.map((hex) => [hex.name, hex]));
  const found = new Map<string, HexShown>();
  for (const hex of now) {
    const was = old.get(hex.name);
    if (!was) continue;
    const had = pieceKeys(was);
    if (was.planet !== hex.planet || pieceKeys(hex).some((key) => !had.includes(key))) found.set(hex.name, hex);
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
}

const SIZES: Record<string, number> = {
  mine: 50,
  'trading-station': 56,
  'research-lab': 56,
  'knowledge-academy': 62,
  'qic-academy': 62,
  'planetary-institute': 64,
  gaiaformer: 54,
  'space-station': 54,
  satellite: 34,
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
    at: together ? { x: i ? 19 : -17, y: i ? 12 : -8 } : { x: 0, y: planet ? -1 : 0 },
    size: (SIZES[piece.piece] ?? 50) * (together ? 0.76 : 1),
  }));
  const alone = large.length === 0 && small.length === 1;
  return placed.concat(
    small.map((piece, i) => ({
      piece,
      at: alone ? { x: 0, y: 0 } : CORNERS[i % CORNERS.length]!,
      size: alone ? 44 : SIZES.satellite!,
    })),
  );
}

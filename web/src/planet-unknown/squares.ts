/** Squares of the planet by name, the tiles that lie on them, and ways of rovers. */

import { facts, SIDE, type LaidSquare } from './facts';
import type { MoveShown } from '../lib/types';

const LETTERS = 'abcdefghijkl';

export interface Place {
  row: number;
  column: number;
}

export const square = ({ row, column }: Place): string => `${LETTERS[column]}${row + 1}`;

export function place(name: string): Place {
  return { row: Number(name.slice(1)) - 1, column: LETTERS.indexOf(name[0]!) };
}

export const isSquare = (word: string): boolean => /^[a-l]\d{1,2}$/.test(word);

export const onGrid = ({ row, column }: Place): boolean =>
  row >= 0 && column >= 0 && row < SIDE && column < SIDE;

/** The orientations of a shape that look different. */
export const orientations = (shape: string): string[] => Object.keys(facts.shapes[shape]!.laid);

export const laid = (shape: string, orientation: string): LaidSquare[] =>
  facts.shapes[shape]!.laid[orientation]!;

/** The name under which an orientation is known to the legal moves. */
export const known = (shape: string, orientation: string): string =>
  facts.shapes[shape]!.same[orientation]!;

export function turned(shape: string, orientation: string, by: 1 | -1): string {
  const quarter = (Number(orientation[1]) + by + 4) % 4;
  return known(shape, `${orientation[0]}${quarter}`);
}

/** Flipped left to right as it lies: a mirrored tile turns the other way round. */
export function flipped(shape: string, orientation: string): string {
  const quarter = (4 - Number(orientation[1])) % 4;
  return known(shape, `${orientation[0] === 'r' ? 'm' : 'r'}${quarter}`);
}

export const covers = (shape: string, orientation: string, at: Place): Place[] =>
  laid(shape, orientation).map(([row, column]) => ({ row: at.row + row, column: at.column + column }));

/** The edge around some squares as a path; a square has ten units. */
export function outline(places: Place[]): string {
  const there = new Set(places.map(({ row, column }) => `${row} ${column}`));
  const edge = (row: number, column: number, path: string) => (there.has(`${row} ${column}`) ? '' : path);
  return places
    .map(({ row, column }) => {
      const [x, y] = [column * 10, row * 10];
      return (
        edge(row - 1, column, `M${x} ${y}h10`) +
        edge(row + 1, column, `M${x} ${y + 10}h10`) +
        edge(row, column - 1, `M${x} ${y}v10`) +
        edge(row, column + 1, `M${x + 10} ${y}v10`)
      );
    })
    .join('');
}

export const placeMove = (shape: string, orientation: string, at: Place): string =>
  `place ${shape} ${square(at)} ${orientation}`;

/** The middle of a tile as it lies, counted from its first square's corner. */
export function middle(shape: string, orientation: string): { x: number; y: number } {
  const cells = laid(shape, orientation);
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    x: (Math.min(...columns) + Math.max(...columns) + 1) / 2,
    y: (Math.min(...rows) + Math.max(...rows) + 1) / 2,
  };
}

/** Legal placements by shape and orientation. */
export class Placements {
  readonly #at = new Map<string, Place[]>();
  readonly #texts = new Set<string>();
  readonly shapes: string[] = [];

  constructor(moves: MoveShown[]) {
    for (const { verb, text } of moves) {
      if (verb !== 'place') continue;
      const [, shape, name, orientation] = text.split(' ') as [string, string, string, string];
      const key = `${shape} ${orientation}`;
      if (!this.#at.has(key)) this.#at.set(key, []);
      this.#at.get(key)!.push(place(name));
      this.#texts.add(text);
      if (!this.shapes.includes(shape)) this.shapes.push(shape);
    }
  }

  at(shape: string, orientation: string): Place[] {
    return this.#at.get(`${shape} ${orientation}`) ?? [];
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  /** All squares that a legal placement in this orientation would cover. */
  reach(shape: string, orientation: string): Set<string> {
    const squares = new Set<string>();
    for (const at of this.at(shape, orientation)) {
      for (const covered of covers(shape, orientation, at)) squares.add(square(covered));
    }
    return squares;
  }

  /**
   * The legal placement nearest to where the tile's middle is held: one that is near, or one that
   * covers the square pointed at.
   */
  nearest(shape: string, orientation: string, x: number, y: number, near: number): Place | null {
    const centre = middle(shape, orientation);
    let best: Place | null = null;
    let closest = Infinity;
    for (const at of this.at(shape, orientation)) {
      const distance = Math.hypot(at.column + centre.x - x, at.row + centre.y - y);
      const under = ({ row, column }: Place) => row === Math.floor(y) && column === Math.floor(x);
      if (distance < closest && (distance < near || covers(shape, orientation, at).some(under))) {
        closest = distance;
        best = at;
      }
    }
    return best;
  }

  /** An orientation of the shape that fits somewhere, the wanted one if it does. */
  fitting(shape: string, wanted: string): string {
    if (this.at(shape, wanted).length > 0) return wanted;
    return orientations(shape).find((name) => this.at(shape, name).length > 0) ?? wanted;
  }
}

/** Shortest ways of a rover over open squares; each step is still asked of the server. */
export function ways(
  from: string,
  movement: number,
  open: (from: string, to: string) => boolean,
  diagonal: boolean,
  welcome: (name: string) => boolean,
): Map<string, string[]> {
  const found = new Map<string, string[]>([[from, []]]);
  const worth = (way: string[]) => way.filter(welcome).length;
  let edge = [from];
  for (let step = 0; step < movement && edge.length > 0; step += 1) {
    const next = new Map<string, string[]>();
    for (const name of edge) {
      const { row, column } = place(name);
      for (const [down, right] of STEPS) {
        if (down !== 0 && right !== 0 && !diagonal) continue;
        const there = { row: row + down, column: column + right };
        if (!onGrid(there)) continue;
        const to = square(there);
        if (found.has(to) || !open(name, to)) continue;
        const way = [...found.get(name)!, to];
        const rival = next.get(to);
        if (!rival || worth(way) > worth(rival)) next.set(to, way);
      }
    }
    for (const [name, way] of next) found.set(name, way);
    edge = [...next.keys()];
  }
  found.delete(from);
  return found;
}

const STEPS: [number, number][] = [
  [-1, 0], [0, -1], [0, 1], [1, 0],
  [-1, -1], [-1, 1], [1, -1], [1, 1],
];

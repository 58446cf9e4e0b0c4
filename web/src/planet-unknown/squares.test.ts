import { describe, expect, test } from 'vitest';
import { facts } from './facts';
import { covers, flipped, laid, orientations, outline, place, Placements, square, turned, ways } from './squares';
import { trayOf } from './tray';
import type { MoveShown } from '../lib/types';
import type { Player } from './view';

const move = (text: string): MoveShown => ({ text, verb: text.split(' ')[0]!, targets: [], words: text });
const look = (shape: string, orientation: string) =>
  laid(shape, orientation).map(([row, column, sign]) => `${row} ${column} ${sign}`).sort().join(', ');

describe('squares', () => {
  test('have names from a1 to l12', () => {
    expect(square({ row: 0, column: 0 })).toBe('a1');
    expect(square({ row: 11, column: 11 })).toBe('l12');
    expect(place('f7')).toEqual({ row: 6, column: 5 });
  });

  test('of a tile lie as the notation says', () => {
    const on = (text: string) => {
      const [, shape, name, orientation] = text.split(' ') as [string, string, string, string];
      return covers(shape, orientation, place(name)).map(square).sort();
    };
    expect(on('place I3 c4 r0')).toEqual(['c4', 'c5', 'c6']);
    expect(on('place I3 c4 r1')).toEqual(['c4', 'd4', 'e4']);
    expect(on('place N5 e2 r0')).toEqual(['c3', 'd3', 'e2', 'e3', 'f2']);
  });
});

describe.each(Object.keys(facts.shapes))('%s', (shape) => {
  test.each(orientations(shape))('%s comes back after four turns, four turns back or two flips', (orientation) => {
    const back = (by: 1 | -1) => [1, 2, 3, 4].reduce((now) => turned(shape, now, by), orientation);
    expect(look(shape, back(1))).toBe(look(shape, orientation));
    expect(look(shape, back(-1))).toBe(look(shape, orientation));
    expect(look(shape, flipped(shape, flipped(shape, orientation)))).toBe(look(shape, orientation));
  });

  test('a flip mirrors it left to right', () => {
    const columns = (orientation: string) => laid(shape, orientation).map(([row, column, sign]) => [row, column, sign] as const);
    for (const orientation of orientations(shape)) {
      const mirrored = columns(orientation).map(([row, column, sign]) => [row, -column, sign] as const);
      const left = Math.min(...mirrored.map(([, column]) => column));
      const shown = columns(flipped(shape, orientation));
      const start = Math.min(...shown.map(([, column]) => column));
      const key = (cells: readonly (readonly [number, number, string])[], from: number) =>
        cells.map(([row, column, sign]) => `${row} ${column - from} ${sign}`).sort();
      expect(key(shown, start)).toEqual(key(mirrored, left));
    }
  });
});

describe('legal placements', () => {
  const placements = new Placements(['place O4 a1 r0', 'place O4 c3 r0', 'place I2 a1 r0', 'done'].map(move));

  test('are found by shape and orientation', () => {
    expect(placements.shapes).toEqual(['O4', 'I2']);
    expect(placements.at('O4', 'r0').map(square)).toEqual(['a1', 'c3']);
    expect(placements.at('O4', 'r1')).toEqual([]);
    expect([...placements.reach('I2', 'r0')].sort()).toEqual(['a1', 'a2']);
  });

  test('draw a tile held nearby', () => {
    expect(placements.nearest('O4', 'r0', 1.4, 1.3, 1)).toEqual(place('a1'));
    expect(placements.nearest('O4', 'r0', 3.4, 3.6, 1)).toEqual(place('c3'));
    expect(placements.nearest('O4', 'r0', 9, 9, 1)).toBeNull();
  });

  test('cover a square that is pointed at even if the tile is held aside', () => {
    expect(placements.nearest('I2', 'r0', 0.5, 1.9, 0.5)).toEqual(place('a1'));
    expect(placements.nearest('I2', 'r0', 1.1, 1.9, 0.5)).toBeNull();
  });
});

describe('ways of a rover', () => {
  const everywhere = () => true;

  test('are shortest, and pass by what is worth collecting', () => {
    const found = ways('a1', 3, everywhere, false, (name) => name === 'b1');
    expect(found.get('b2')).toEqual(['b1', 'b2']);
    expect(found.get('d1')).toEqual(['b1', 'c1', 'd1']);
    expect(found.has('e1')).toBe(false);
  });

  test('go round what is closed and across corners only with the tech', () => {
    const closed = (_from: string, to: string) => to !== 'b1';
    expect(ways('a1', 4, closed, false, () => false).get('c1')).toEqual(['a2', 'b2', 'c2', 'c1']);
    expect(ways('a1', 1, everywhere, true, () => false).has('b2')).toBe(true);
    expect(ways('a1', 1, everywhere, false, () => false).has('b2')).toBe(false);
  });
});

describe('the tray', () => {
  test('has a card for each decision, the due ones first, what must wait last', () => {
    const legal = ['move f7 f8', 'boost civ', 'boost water', 'advance civ', 'patch a1', 'store', 'tech 5', 'done'].map(move);
    const player = { pile: ['boost', 'boost', 'patch', 'rover', 'advance civ'] } as unknown as Player;
    const cards = trayOf(legal, player);
    expect(cards.map(({ key }) => key)).toEqual(['advance civ', 'boost', 'patch', 'move', 'tech 5', 'rover']);
    expect(cards.map(({ count }) => count)).toEqual([1, 2, 1, 1, 1, 1]);
    expect(cards.filter(({ optional }) => optional).map(({ key }) => key)).toEqual(['move', 'tech 5']);
    expect(cards.at(-1)!.moves).toEqual([]);
  });
});

test('an outline goes around squares, not between them', () => {
  const edges = outline([place('a1'), place('b1')]).split('M').slice(1).sort();
  expect(edges).toEqual(['0 0h10', '0 0v10', '0 10h10', '10 0h10', '10 10h10', '20 0v10']);
});

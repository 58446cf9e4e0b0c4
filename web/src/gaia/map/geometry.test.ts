import { describe, expect, test } from 'vitest';
import { bestTurn, bounds, centre, connected, outline, RADIUS, sharpPath, softPath, step, turned } from './geometry';

const HERE = { q: 0, r: 0 };
const AROUND = [
  { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 },
];

test('(1, 0) lies lower right, and its ring grows clockwise', () => {
  const [first, second] = AROUND.map(centre);
  expect(first!.x).toBeGreaterThan(0);
  expect(first!.y).toBeGreaterThan(0);
  expect(second!.x).toBeCloseTo(0);
  expect(second!.y).toBeGreaterThan(first!.y);
  for (const near of AROUND) {
    const { x, y } = centre(near);
    expect(Math.hypot(x, y)).toBeCloseTo(RADIUS * Math.sqrt(3));
  }
});

describe('the line round hexes', () => {
  test('has six corners for one hex and ten for two', () => {
    expect(outline([HERE]).map((loop) => loop.length)).toEqual([6]);
    expect(outline([HERE, AROUND[0]!]).map((loop) => loop.length)).toEqual([10]);
  });

  test('goes round a hole as well', () => {
    expect(outline(AROUND).map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test('moves inwards by what is asked', () => {
    const [loop] = outline([HERE], 5);
    for (const { x, y } of loop!) expect(Math.hypot(x, y)).toBeCloseTo(RADIUS - 5 / Math.cos(Math.PI / 6));
    const [hole] = outline(AROUND, 5).filter((one) => one.length === 6);
    for (const { x, y } of hole!) expect(Math.hypot(x, y)).toBeCloseTo(RADIUS + 5 / Math.cos(Math.PI / 6));
  });

  test('is written as closed paths', () => {
    const loops = outline(AROUND);
    expect(sharpPath(loops).match(/Z/g)).toHaveLength(2);
    expect(softPath(loops).match(/Q/g)).toHaveLength(24);
  });
});

test('hexes fall into groups that hang together', () => {
  const far = { q: 5, r: 5 };
  expect(connected([HERE, far, AROUND[2]!, AROUND[3]!]).map((group) => group.length)).toEqual([3, 1]);
});

test('bounds hold every corner', () => {
  const box = bounds([HERE]);
  expect(box.width).toBeCloseTo(2 * RADIUS);
  expect(box.height).toBeCloseTo(RADIUS * Math.sqrt(3));
  expect(box.x + box.width / 2).toBeCloseTo(0);
});

test('arrow keys lead to neighbours, there and back again', () => {
  for (const q of [0, 1, -1]) {
    const from = { q, r: 0 };
    for (const [key, back] of [['ArrowUp', 'ArrowDown'], ['ArrowRight', 'ArrowLeft']] as const) {
      const [next] = step(key, from);
      const away = { q: next!.q - q, r: next!.r };
      expect(AROUND).toContainEqual(away);
      expect(step(back, next!)[0]).toEqual(from);
    }
  }
  expect(step('Enter', HERE)).toEqual([]);
});

test('six turns of 60 degrees bring a hex home, clockwise', () => {
  expect(turned(AROUND[0]!, 1)).toEqual(AROUND[1]);
  expect(turned(AROUND[5]!, 1)).toEqual(AROUND[0]);
  expect(turned({ q: 3, r: -5 }, 6)).toEqual({ q: 3, r: -5 });
});

test('a wide map is turned for a tall window only', () => {
  const row = Array.from({ length: 12 }, (_, i) => ({ q: i, r: -Math.floor(i / 2) }));
  expect(bestTurn(row, 800, 500)).toBe(0);
  const turns = bestTurn(row, 400, 800);
  const box = bounds(row.map((hex) => turned(hex, turns)));
  expect(box.height).toBeGreaterThan(box.width);
  expect(bestTurn([HERE, ...AROUND], 400, 800)).toBe(0);
});

import { expect, test } from 'vitest';
import { area, line, scale, stack, ticks } from './chart';

test('a scale places ends on ends and bears a single value', () => {
  const place = scale([10, 20], [0, 100]);
  expect([place(10), place(15), place(20)]).toEqual([0, 50, 100]);
  expect(scale([3, 3], [0, 100])(3)).toBe(0);
});

test('ticks are round, cover everything and are not too many', () => {
  expect(ticks(0, 173, 5)).toEqual([0, 50, 100, 150, 200]);
  expect(ticks(-3, 4, 4)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(0, 0, 4)).toEqual([0, 1]);
});

test('lines and surfaces are closed the right way round', () => {
  expect(line([[0, 1], [2.345, 3]])).toBe('M0 1L2.3 3');
  expect(area([[0, 1], [2, 1]], [[0, 5], [2, 5]])).toBe('M0 1L2 1L2 5L0 5Z');
});

test('layers lie on each other, losses hang below zero', () => {
  expect(stack([[1, 2], [3, -4], [5, 6]])).toEqual([
    [[0, 1], [0, 2]],
    [[1, 4], [0, -4]],
    [[4, 9], [2, 8]],
  ]);
});

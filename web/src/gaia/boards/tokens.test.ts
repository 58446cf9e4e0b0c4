/** Tokens keep their identity where they can. */

import { expect, test } from 'vitest';
import { arrange } from './tokens';

const power = (I: number, II: number, III: number, gaia = 0) => ({ I, II, III, gaia });
const areas = (tokens: ReturnType<typeof arrange>) => tokens.map((token) => token.area).sort();

test('a charge moves tokens and makes no new ones', () => {
  const before = arrange([], power(2, 4, 0), null);
  const after = arrange(before, power(0, 6, 0), null);
  expect(areas(after)).toEqual(Array(6).fill('II'));
  expect(after.map((token) => token.id).sort()).toEqual(before.map((token) => token.id).sort());
});

test('burning takes one away and moves one', () => {
  const before = arrange([], power(1, 3, 0), null);
  const after = arrange(before, power(1, 1, 1), null);
  expect(areas(after)).toEqual(['I', 'II', 'III']);
  expect(after.every((token) => before.some((old) => old.id === token.id))).toBe(true);
});

test('the brainstone is itself in every area and gone when discarded', () => {
  const before = arrange([], power(1, 0, 0), 'I');
  expect(before.filter((token) => token.stone)).toHaveLength(1);
  const after = arrange(before, power(1, 0, 0), 'III');
  expect(after.find((token) => token.stone)?.area).toBe('III');
  expect(arrange(after, power(1, 0, 0), 'discard').some((token) => token.stone)).toBe(false);
});

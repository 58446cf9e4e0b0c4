/** Changes of the power cycle in the words of the rules. */

import { expect, test } from 'vitest';
import { effects, powerMoved, tokensGained } from './effects';

const power = (I: number, II: number, III: number, gaia = 0) => ({
  'power.I': I, 'power.II': II, 'power.III': III, 'power.gaia': gaia,
});
const tokens = effects.find((effect) => effect.key === 'tokens')!.amount!;

test('charging and spending are told apart', () => {
  expect(powerMoved(power(-2, 1, 1))).toBe(3);
  expect(powerMoved(power(4, 0, -4))).toBe(-4);
  expect(tokensGained(power(4, 0, -4))).toBe(0);
});

test('burning costs a token and makes one power', () => {
  expect(tokens(power(0, -2, 1))).toBe(-1);
  expect(powerMoved(power(0, -2, 1))).toBe(1);
});

test('a Gaia project takes tokens without spending power', () => {
  expect(tokens(power(-4, -2, 0, 6))).toBe(-6);
  expect(powerMoved(power(-4, -2, 0, 6))).toBe(0);
});

test('satellites discard tokens without spending power', () => {
  expect(tokens(power(-2, 0, 0))).toBe(-2);
  expect(powerMoved(power(-1, 0, -1))).toBe(0);
});

test('new tokens are gained, not charged', () => {
  expect(tokens(power(2, 0, 0))).toBe(2);
  expect(powerMoved(power(2, 0, 0))).toBe(0);
});

import { expect, test } from 'vitest';
import { nextStep } from './next';

test('a single move is the next step', () => expect(nextStep(['pass'], null)).toBe('pass'));

test('ending the turn stands out', () => expect(nextStep(['burn', 'end'], null)).toBe('end'));

test('among equals nothing stands out', () => expect(nextStep(['mine 1A1', 'pass'], null)).toBeNull());

test("the game's wish counts only while it is legal", () => {
  expect(nextStep(['a', 'end'], 'a')).toBe('a');
  expect(nextStep(['a', 'b'], 'c')).toBeNull();
});

import { expect, test } from 'vitest';
import type { GameParts } from '../games';
import type { SeatTurn } from '../lib/logbook';
import { turnWords } from './turnWords';

const game = {
  moveLabel: (text: string) => text.toUpperCase(),
  minor: (verb: string) => verb === 'burn',
} as unknown as GameParts;
const turn = (...texts: string[]) =>
  ({ moves: texts.map((text) => ({ text, words: `words of ${text}` })) }) as unknown as SeatTurn;

test('exchanges and endings are left out', () => {
  expect(turnWords(turn('burn', 'mine 1A1', 'tile ai', 'end'), game)).toBe('MINE 1A1 · TILE AI');
});

test('a turn of nothing but exchanges tells them', () => {
  expect(turnWords(turn('burn', 'end'), game)).toBe('BURN');
});

test('hidden moves are told in the words of the server', () => {
  expect(turnWords(turn('keep ?'), game)).toBe('words of keep ?');
});

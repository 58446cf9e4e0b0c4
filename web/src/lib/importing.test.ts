import { expect, test } from 'vitest';
import { readImport } from './importing';

test('a record stays as it is and ends with a line', () => {
  expect(readImport('\n[game "gaia"]\n1: end  ')).toEqual({ record: '[game "gaia"]\n1: end\n' });
});

test('JSON is a game of boardgamers.space', () => {
  expect(readImport('{"players": []}')).toEqual({ boardgamers: { players: [] } });
});

test('broken JSON and nothing are neither', () => {
  expect(readImport('{"players": ')).toBeNull();
  expect(readImport('  ')).toBeNull();
});

import { expect, test } from 'vitest';
import { find, fold, matches } from './search';

test('accents, case and sharp s do not matter', () => {
  expect(fold('Schlußwertung für Völker')).toBe('schlusswertung fur volker');
});

test('every word must occur, in any order', () => {
  expect(matches('Build a mine on 3A5', '3a5 mine')).toBe(true);
  expect(matches('Build a mine on 3A5', 'mine 4B1')).toBe(false);
});

test('what matches in its first text comes first', () => {
  const things = [['Pass', 'ends research'], ['Research', 'costs knowledge'], ['Mine', '']];
  expect(find(things, 'research', (thing) => thing).map(([name]) => name)).toEqual(['Research', 'Pass']);
});

test('without a query everything is found', () => {
  expect(find(['a', 'b'], ' ', (thing) => [thing])).toEqual(['a', 'b']);
});

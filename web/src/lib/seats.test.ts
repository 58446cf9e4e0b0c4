import { beforeAll, expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { seatName } from './seats';
import type { SeatShown, TableShown } from './types';

beforeAll(() => i18n.use('en'));

const free: Partial<SeatShown> = { kind: 'open', name: '' };
const person = (name: string): Partial<SeatShown> => ({ kind: 'person', name });

function names(seats: Partial<SeatShown>[], titles: string[] | null): string[] {
  const shown = { view: titles, titleOf: (view: string[], seat: number) => view[seat]! };
  return seats.map((_, seat) => seatName({ seats } as TableShown, seat, shown));
}

test('people are called by their names, and one on several seats is counted', () => {
  expect(names([person('Hubble'), person('Kepler')], ['Xenos', 'Itars'])).toEqual(['Hubble', 'Kepler']);
  expect(names([person('Hubble'), person('Hubble')], ['Xenos', 'Itars'])).toEqual(['Hubble 1', 'Hubble 2']);
});

test('a seat that nobody takes is called by what only it has', () => {
  expect(names([free, free], ['Xenos', 'Itars'])).toEqual(['Xenos', 'Itars']);
  expect(names([free, free], ['Universal Coalition', 'Universal Coalition'])).toEqual(['Seat 1', 'Seat 2']);
  expect(names([free, free], ['', ''])).toEqual(['Seat 1', 'Seat 2']);
});

test('before the game begins there are no titles to look at', () => {
  expect(names([person('Hubble'), free], null)).toEqual(['Hubble', 'Seat']);
});

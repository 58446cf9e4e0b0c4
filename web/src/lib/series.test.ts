import { expect, test } from 'vitest';
import { bySource, metrics, roundStarts, sources } from './series';
import type { LogLine, SeriesPoint } from './types';

const point = (move: number, turn: number, ...seats: Record<string, number>[]): SeriesPoint => ({ move, turn, seats });
const POINTS = [
  point(3, 1, { vp: 10, 'if_over.start': 10, 'if_over.research': 0, 'if_over.federations': 0 }),
  point(5, 2, { vp: 12, 'if_over.start': 10, 'if_over.research': 4, 'if_over.federations': 0 }),
];

test('the score is everything that would count', () => {
  const score = metrics('gaia').find((metric) => metric.key === 'score')!;
  expect(POINTS.map((one) => score.value(one.seats[0]!))).toEqual([10, 14]);
});

test('sources that never counted are left out, the others keep their order', () => {
  expect(sources(POINTS)).toEqual(['start', 'research']);
  expect(bySource(POINTS, 0, 'research')).toEqual([0, 4]);
});

test('rounds begin at the first of their turns', () => {
  const line = (turn: number, round: number) => ({ turn, round }) as LogLine;
  expect(roundStarts(POINTS, [line(1, 0), line(2, 1)])).toEqual([{ at: 1, round: 1 }]);
});

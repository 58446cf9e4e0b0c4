/** What charts show of a game: named numbers of every seat, turn by turn. */

import type { GameName, LogLine, SeriesPoint } from './types';

export interface Metric {
  key: string;
  value: (numbers: Record<string, number>) => number;
}

const PROJECTED = 'if_over.';

const one = (key: string, path = key): Metric => ({ key, value: (numbers) => numbers[path] ?? 0 });
const sum = (key: string, prefix: string): Metric => ({
  key,
  value: (numbers) =>
    Object.entries(numbers).reduce((total, [path, n]) => (path.startsWith(prefix) ? total + n : total), 0),
});

const METRICS: Record<GameName, Metric[]> = {
  gaia: [
    sum('score', PROJECTED),
    one('vp'),
    one('credits'),
    one('ore'),
    one('knowledge'),
    one('qic'),
    sum('power', 'power.'),
    one('income-credits', 'income.credits'),
    one('income-ore', 'income.ore'),
    one('income-knowledge', 'income.knowledge'),
    sum('research', 'research.'),
    one('federations'),
  ],
  'planet-unknown': [
    sum('score', PROJECTED),
    one('planet', 'planet_medals'),
    ...['civ', 'water', 'biomass', 'rover', 'tech'].map((track) => one(track, `trackers.${track}.height`)),
    one('lifepods', 'lifepods_scored'),
    one('meteorites', 'meteorites_collected'),
  ],
};

export function metrics(game: GameName): Metric[] {
  return METRICS[game];
}

/** The sources of points that ever counted, in the order of the rules. */
export function sources(points: SeriesPoint[]): string[] {
  const found = new Set<string>();
  for (const point of points) {
    for (const numbers of point.seats) {
      for (const [path, n] of Object.entries(numbers)) {
        if (n && path.startsWith(PROJECTED)) found.add(path.slice(PROJECTED.length));
      }
    }
  }
  const first = points[0]?.seats[0] ?? {};
  const order = Object.keys(first).filter((path) => path.startsWith(PROJECTED)).map((path) => path.slice(PROJECTED.length));
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function bySource(points: SeriesPoint[], seat: number, source: string): number[] {
  return points.map((point) => point.seats[seat]?.[PROJECTED + source] ?? 0);
}

/** Where rounds begin: the place of the first point of each, with the round's number. */
export function roundStarts(points: SeriesPoint[], log: LogLine[]): { at: number; round: number }[] {
  const rounds = new Map(log.map((entry) => [entry.turn, entry.round]));
  const result: { at: number; round: number }[] = [];
  points.forEach((point, at) => {
    const round = rounds.get(point.turn);
    if (round && round !== result.at(-1)?.round) result.push({ at, round });
  });
  return result;
}

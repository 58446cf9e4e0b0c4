/** Lists of tables in the order in which people want to see them, and how long ago things were. */

import type { TableShown } from './types';

/** My turn first, then running games, then tables that wait; what changed last first. */
export function byUrgency(tables: TableShown[]): TableShown[] {
  const rank = (table: TableShown) => {
    if (table.status === 'running') return table.your_turn ? 0 : 1;
    return table.status === 'waiting' ? 2 : 3;
  };
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago" in the given language; less than a minute is now. */
export function ago(then: string, now: number, language: string): string {
  const seconds = Math.round((new Date(then).getTime() - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
  }
  return words.format(0, 'second');
}

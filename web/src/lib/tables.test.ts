import { expect, test } from 'vitest';
import { ago, byUrgency } from './tables';
import type { TableShown } from './types';

function table(id: string, status: TableShown['status'], yourTurn: boolean, changed: string): TableShown {
  return { id, status, your_turn: yourTurn, changed } as TableShown;
}

test('my turn comes first, what is over last, and the latest leads its group', () => {
  const tables = [
    table('over', 'finished', false, '2026-03-09'),
    table('old', 'running', false, '2026-03-01'),
    table('new', 'running', false, '2026-03-05'),
    table('free', 'waiting', false, '2026-03-08'),
    table('mine', 'running', true, '2026-02-01'),
  ];
  expect(byUrgency(tables).map((one) => one.id)).toEqual(['mine', 'new', 'old', 'free', 'over']);
});

test('times are told in the largest unit that fits', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(ago('2026-03-10T11:59:40Z', now, 'en')).toBe('now');
  expect(ago('2026-03-10T11:15:00Z', now, 'en')).toBe('45 minutes ago');
  expect(ago('2026-03-08T12:00:00Z', now, 'de')).toBe('vorgestern');
});

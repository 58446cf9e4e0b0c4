/** What the seats of a table are called. */

import { t } from './i18n.svelte';
import { personName } from './names';
import type { SeatShown, TableShown } from './types';

/** A view and how its game calls the faction or corporation of a seat, '' before it has one. */
export interface Titled {
  readonly view: any;
  titleOf?: (view: any, seat: number) => string;
}

/**
 * Names of seats: people by their names, the Automa and bots by what they are, a seat that nobody
 * takes by its faction or corporation if no other seat has it; all different.
 */
export function seatName(info: TableShown, seat: number, shown?: Titled): string {
  // In the waiting room there is nothing to see yet.
  const titles = info.seats.map((_, number) => (shown?.view ? shown.titleOf?.(shown.view, number) : undefined));
  const only = (title: string | undefined) => titles.indexOf(title) === titles.lastIndexOf(title) && title;
  const names = info.seats.map((found, number) => seatWords(found) || only(titles[number]) || t('common.seat'));
  const name = names[seat];
  if (name === undefined) return t('common.automa');
  const twins = names.flatMap((other, number) => (other === name ? [number] : []));
  return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
}

function seatWords({ kind, name }: SeatShown): string {
  if (kind === 'bot') {
    const level = /\((\w+)\)/.exec(name)?.[1] ?? '';
    return t('common.bot', { level: t(`common.level.${level}`) });
  }
  return personName(name);
}

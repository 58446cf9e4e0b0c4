/** Words for the names that the server makes up for people and tables that nobody has named. */

import { t } from './i18n.svelte';
import type { TableShown } from './types';

export function personName(name: string): string {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? t('common.guest', { number }) : name;
}

export function tableTitle({ title, game }: Pick<TableShown, 'title' | 'game'>): string {
  const box = t(`common.${game}`);
  if (title === `${box}, imported`) return t('common.imported', { game: box });
  const of = `${box} of `;
  return title.startsWith(of) ? t('common.tableOf', { game: box, name: personName(title.slice(of.length)) }) : title;
}

/** Options of the games in words, from the catalogue where it knows them. */

import { i18n, t } from './i18n.svelte';
import type { GameName } from './types';

/** One value of an option: a choice by its name, yes or no, a number as it is. */
export function valueWords(game: GameName, name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => valueWords(game, name, part)).join(', ');
  if (typeof value === 'boolean') return t(value ? 'options.yes' : 'options.no');
  const text = String(value ?? '');
  if (text.includes(',') && !text.includes(' ')) {
    return text.split(',').map((part) => valueWords(game, name, part)).join(', ');
  }
  for (const key of [`options.${game}.${name}.choice.${text}`, `options.${game}.names.${text}`]) {
    if (i18n.has(key)) return t(key);
  }
  return text;
}

/** Options of the games in words, from the catalogues where they know them. */

import { i18n, t } from './i18n.svelte';
import type { GameName } from './types';

/** Where the games' own catalogues name the things that an option lists. */
const NAMED: Record<string, string> = {
  factions: 'gaia.factionName',
  automa: 'gaia.factionName',
  tech_tiles: 'gaia.standard',
  advanced_tiles: 'gaia.advanced',
  boosters: 'gaia.booster',
  round_scoring: 'gaia.roundTile',
  final_scoring: 'gaia.finalName',
  terraforming_token: 'gaia.token',
};

export function optionTitle(game: GameName, name: string): string {
  const key = `options.${game}.${name}.title`;
  return i18n.has(key) ? t(key) : name.replaceAll('_', ' ');
}

/** One value of an option: a choice by its name, yes or no, a number as it is. */
export function valueWords(game: GameName, name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => valueWords(game, name, part)).join(', ');
  if (typeof value === 'boolean') return t(value ? 'options.yes' : 'options.no');
  const text = String(value ?? '');
  for (const key of [`options.${game}.${name}.choice.${text}`, `${NAMED[name] ?? ''}.${text}`]) {
    if (i18n.has(key)) return t(key);
  }
  return text;
}

/** What a choice means, where there is more to say than its name. */
export function valueAbout(game: GameName, name: string, value: unknown): string {
  const key = `options.${game}.${name}.about.${String(value)}`;
  return i18n.has(key) ? t(key) : '';
}

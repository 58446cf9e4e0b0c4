/** Gains, levels and places in words of the chosen language. */

import { t } from '../lib/i18n.svelte';
import type { Board } from '../lib/table.svelte';
import type { MoveShown } from '../lib/types';
import { CROSSED_AT, CROSSING, LEVELS, type Gain } from './facts';
import type { GaiaView, Track } from './types';

export function entries(gain: Gain): [string, number][] {
  return Object.entries(gain).filter((entry): entry is [string, number] => Boolean(entry[1]));
}

/** "2 ore, 1 Q.I.C. and charge 3 power" */
export function gainWords(gain: Gain): string {
  return listed(entries(gain).map(([resource, n]) => t(`gaia.resource.${resource}`, { n })));
}

export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${t('gaia.and')} ${parts[parts.length - 1]}`;
}

/** Who plays a faction; nothing where the faction is all that is known of the seat. */
export function nickname(board: Board<GaiaView>, seat: number): string {
  const name = board.name(seat);
  return name === factionName(board.view.players[seat]!.faction ?? '') ? '' : name;
}

/** What a level of the research board gives, as one sentence. */
export function levelWords(track: Track, level: number): string {
  const { once, income, holds, extra } = LEVELS[track][level]!;
  const parts: string[] = [];
  if (extra && extra !== 'vp-per-gaia') parts.push(t(`gaia.level.${extra}`));
  const bonus = level === CROSSED_AT ? { ...once, ...CROSSING } : once;
  if (entries(bonus).length) parts.push(t('gaia.level.once', { gain: gainWords(bonus) }));
  if (extra === 'vp-per-gaia') parts.push(t('gaia.level.vp-per-gaia'));
  if (entries(income).length) parts.push(t('gaia.level.income', { gain: gainWords(income) }));
  if (holds !== undefined) parts.push(t(`gaia.level.${track}`, { n: holds }));
  if (parts.length === 0) parts.push(t('gaia.level.nothing'));
  const title = t('gaia.level.title', { track: t(`gaia.track.${track}`), level });
  const top = level === 5 ? ` ${t('gaia.level.top')}` : '';
  const said = parts.join(', ');
  return `${title}: ${said}${said.endsWith('.') ? '' : '.'}${top}`;
}

/** A choice among places by the place alone: "2A7 · Swamp"; the rest is said above the list. */
export function placeChoice(view: GaiaView, move: MoveShown): { move: MoveShown; label?: string } {
  const name = move.targets.find((target) => target.kind === 'hex')?.name;
  if (!name) return { move };
  const planet = view.hexes.find((hex) => hex.name === name)?.planet;
  return { move, label: planet ? `${name} · ${t(`gaia.planet.${planet}`)}` : name };
}

export const trackName = (track: string) => t(`gaia.track.${track}`);
export const factionName = (faction: string) => t(`gaia.factionName.${faction}`);
export const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

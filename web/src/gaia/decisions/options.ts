/** The words of the ways to decide; pictures are drawn in Picture.svelte. */

import { t } from '../../lib/i18n.svelte';
import type { MoveShown } from '../../lib/types';
import { gainWords, levelWords, trackName } from '../say';
import type { GaiaView, PlayerView, Track } from '../types';
import { moveLabel } from '../words';

/** Decisions that are made by clicking on the map. */
export const ON_MAP = ['assemble', 'place', 'lost-planet', 'satellite', 'automa-satellite'];
/** Decisions that the boards and the bar below them are enough for. */
export const NO_CARD = ['turn', 'after'];

export function declines(move: MoveShown): boolean {
  return move.verb === 'decline' || move.verb === 'done' || move.verb === 'assembled';
}

/** The tile that lies in a place of the research board. */
export function tileAt(view: GaiaView, place: string): { tile: string; advanced: boolean } {
  const track = place.replace('advanced-', '');
  if (track !== place) {
    return { tile: view.research.advanced.find((one) => one.track === track)!.tile, advanced: true };
  }
  return { tile: view.research.tiles.find((one) => one.slot === place)!.tile, advanced: false };
}

export function optionTitle(view: GaiaView, move: MoveShown): string {
  const words = move.text.split(' ').slice(1);
  const [first = '', second = ''] = words;
  switch (move.verb) {
    case 'income':
      return t(first === 'charge' ? 'gaia.choose.incomeCharge' : 'gaia.choose.incomeTokens', { n: Number(second) });
    case 'convert':
      return t('gaia.choose.convert', { gain: gainWords({ [first]: 1 }) });
    case 'discard-for-tile':
      return t('gaia.choose.discard');
    case 'charge': {
      const power = Number(words.find((word) => word !== 'token'));
      const cost = power > 1 ? t('gaia.choose.chargeCost', { n: power - 1 }) : t('gaia.choose.chargeFree');
      const token = second === 'token' ? `, ${t('gaia.choose.tokenAfter')}` : first === 'token' ? `, ${t('gaia.choose.tokenBefore')}` : '';
      return `${t('gaia.choose.charge', { power })}${token}: ${cost}`;
    }
    case 'tile':
      if (first.startsWith('advanced-')) return t('gaia.choose.tileAdvanced', { track: trackName(first.slice(9)) });
      return first.startsWith('free') ? t('gaia.choose.tileAny') : t('gaia.choose.tileTrack', { track: trackName(first) });
    case 'advance':
      return trackName(first);
    case 'tokens': {
      const [I = '0', II = '0', III = '0'] = first.split('/');
      return t('gaia.choose.from', { I, II, III }) + (second ? `, ${t('gaia.choose.withStone')}` : '');
    }
    case 'brainstone':
      return t(`gaia.choose.stone.${first}`);
    case 'rotate':
      return t('gaia.choose.rotate', { sector: first });
    case 'assembled':
      return t('gaia.choose.assembled');
    case 'decline':
      return t(view.decision === 'advance' ? 'gaia.choose.noAdvance' : 'gaia.choose.decline');
    case 'done':
      return t('gaia.choose.done');
    case 'booster':
      return t(`gaia.booster.${first}`);
    case 'cover':
      return t(`gaia.standard.${first}`);
    case 'take':
    case 'flip':
      return t(`gaia.token.${first}`);
    default:
      return moveLabel(move.text);
  }
}

/** The sentence behind a choice, where its title does not say it all. */
export function optionAbout(view: GaiaView, me: PlayerView | null, move: MoveShown): string {
  const first = move.text.split(' ')[1] ?? '';
  if (move.verb === 'tile') {
    const { tile, advanced } = tileAt(view, first);
    return t(`gaia.${advanced ? 'advanced' : 'standard'}.${tile}`);
  }
  if (move.verb === 'advance' && me) return levelWords(first as Track, me.research[first as Track] + 1);
  return move.words;
}

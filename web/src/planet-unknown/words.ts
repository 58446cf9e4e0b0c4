/** Moves, cards, events and benefits in words of the chosen language. */

import { t } from '../lib/i18n.svelte';
import { facts } from './facts';
import { isSquare } from './squares';
import type { TrayCard } from './tray';
import { TRACKS, type Track } from './view';

const say = (key: string, values: Record<string, string | number> = {}) =>
  t(`planet-unknown-moves.${key}`, values);
const tell = (key: string, values: Record<string, string | number> = {}) =>
  t(`planet-unknown.${key}`, values);

export const resourceName = (name: string): string => tell(`resource.${name}`);

const isTrack = (word: string): word is Track => (TRACKS as string[]).includes(word);

/** Verbs whose one argument is a square, and how their line calls it. */
const ON_SQUARE = ['patch', 'rover', 'rescue', 'collect', 'blast', 'meteor', 'scrap'];
const OF_TRACKER = ['advance', 'energy', 'boost', 'event', 'step', 'card', 'climb', 'regress'];

/** The place of a lifepod on the corporation board. */
export function spotName(word: string): string {
  const found = /^([a-z]+)(\d+)$/.exec(word);
  if (found) return say('spot.track', { tracker: resourceName(found[1]!), height: found[2]! });
  return word === 'score' ? say('spot.score') : say('spot.tech', { level: word });
}

function trackerLabel(verb: string, words: string[]): string {
  const twice = words.at(-1) === 'twice';
  const way = words[1] && words[1] !== 'twice' ? ` (${say(`way.${words[1]}`)})` : '';
  return say(verb === 'boost' && twice ? 'boostTwice' : verb, { tracker: resourceName(words[0]!) }) + way;
}

function techLabel([level, one, other]: string[]): string {
  if (other) return say('techTo', { level: level!, from: one!, to: other });
  if (!one) return say('tech', { level: level! });
  return say('techOn', { level: level!, what: isTrack(one) ? resourceName(one) : one });
}

/** A move in a few words, from its notation alone. */
export function moveLabel(text: string): string {
  const [verb = '', ...words] = text.split(' ');
  const [first = '', second = ''] = words;
  if (ON_SQUARE.includes(verb)) return say(verb, { square: first });
  if (verb === 'event' && first === 'boost') return say('eventBoost');
  if (verb === 'event' && first === 'peek') return say('peek');
  if (OF_TRACKER.includes(verb)) return trackerLabel(verb, words);
  switch (verb) {
    case 'place':
      return say('place', { shape: first, square: second });
    case 'take':
    case 'draft':
    case 'remove':
      return say(verb, { shape: first });
    case 'rotate':
      return first === '0' ? say('rotate.none') : say('rotate', { n: Number(first) });
    case 'only':
      return say('only', { resource: resourceName(first) });
    case 'choose':
      return isTrack(first) ? say('choose.track', { tracker: resourceName(first) }) : say(`choose.${first}`);
    case 'flux':
      return say('flux', { tracker: resourceName(first) });
    case 'move':
      return words.length > 2
        ? say('moveOver', { from: first, over: words.slice(1, -1).join(' '), to: words.at(-1)! })
        : say('move', { from: first, to: second });
    case 'teleport':
      return say('teleport', { from: first, to: second });
    case 'clear':
      return say(/\d/.test(first) ? 'clearRow' : 'clearColumn', { line: first });
    case 'lose':
      return isSquare(first) ? say('loseOn', { square: first }) : say('loseFrom', { place: spotName(first) });
    case 'civ':
      return say('civ', { name: cardText(Number(first)) });
    case 'keep':
      return say('keep', { names: words.map((word) => privateName(Number(word))).join(', ') });
    case 'forfeit':
      return say('forfeit', { name: privateText(Number(first)) });
    case 'objective':
      return say('objective', { name: neighborText(Number(first)) });
    case 'pod':
      return say('pod', { place: spotName(first) });
    case 'reposition':
      return say('reposition', { from: spotName(first), to: spotName(second) });
    case 'tech':
      return techLabel(words);
    default:
      return say(verb);
  }
}

export const verbLabel = (verb: string): string => say(`verb.${verb}`);

/** A benefit of a track, e.g. "movement 2". */
export function benefitText(benefit: string): string {
  const [kind, amount = ''] = benefit.split(' ');
  if (kind === 'advance') return tell('benefit.advance', { tracker: resourceName(amount) });
  return tell(`benefit.${kind}`, amount ? { n: Number(amount) } : {});
}

function effectText(kind: string, amount: number): string {
  return tell(`effect.${kind}`, { n: amount });
}

/** Name and effects of a civ card. */
export function cardText(number: number): string {
  const card = facts.cards[number]!;
  return `${card.name}: ${cardEffects(number)}`;
}

export const cardEffects = (number: number): string =>
  facts.cards[number]!.effects.map(([kind, amount]) => effectText(kind, amount)).join(', ');

export function eventText(number: number): string {
  const event = facts.events[number]!;
  const or = ` ${tell('or')} `;
  const every = event.tracks?.length === TRACKS.length;
  return tell(`event.${event.kind}`, {
    tracks: every ? tell('anyTracker') : (event.tracks ?? []).map(resourceName).join(or),
    terrain: event.terrain ? resourceName(event.terrain) : '',
    n: event.steps ?? 1,
  });
}

export const neighborName = (number: number): string => facts.objectives[number]!.name;
export const privateName = (number: number): string => facts.objectives[number]!.privateName;

/** What neighbours compare, e.g. "most water areas". */
export function neighborRule(number: number): string {
  const card = facts.objectives[number]!;
  const what = tell(`measure.${card.measure}`, { resource: resourceName(card.resource) });
  return tell(card.most ? 'most' : 'fewest', { what });
}

export function privateRule(number: number): string {
  const card = facts.objectives[number]!;
  return tell(`check.${card.check}`, { resource: resourceName(card.wanted) });
}

export const neighborText = (number: number): string => `${neighborName(number)}: ${neighborRule(number)}`;
export const privateText = (number: number): string => `${privateName(number)}: ${privateRule(number)}`;

export const techText = (corporation: string, level: string): string =>
  tell(`tech.${corporation}.${level}`);

/** What a card of the tray asks for. */
export const cardTitle = ({ kind, about }: Pick<TrayCard, 'kind' | 'about'>): string =>
  tell(`card.${kind}.title`, { tracker: about ? resourceName(about) : '', level: about });

/** Moves in a few words of the chosen language, from their notation alone. */

import { t } from '../lib/i18n.svelte';

const AREA = 'gaia-moves';
const say = (key: string, values?: Record<string, string | number>): string => t(`${AREA}.${key}`, values);

/** "4 power", "1 Q.I.C.". */
const amount = (number: string, resource: string): string => say(`amount.${resource}`, { n: Number(number) });

function amounts(words: string[]): string {
  const found = [];
  for (let i = 0; i + 1 < words.length; i += 2) found.push(amount(words[i]!, words[i + 1]!));
  return listed(found);
}

export function listed(words: string[]): string {
  if (words.length < 2) return words.join('');
  return say('and', { list: words.slice(0, -1).join(', '), last: words.at(-1)! });
}

type Label = (words: string[]) => string | undefined;

/** A verb whose one word has a name in the catalogue. */
const named = (verb: string, kind: string): Label => ([word]) =>
  word === undefined ? undefined : say(verb, { what: say(`${kind}.${word}`) });
const onHex = (verb: string): Label => ([hex]) => (hex === undefined ? undefined : say(verb, { hex }));
const plain = (verb: string): Label => () => say(verb);

const LABELS: Record<string, Label> = {
  faction: named('faction', 'factionName'),
  rotate: ([sector]) => say('rotate', { sector: sector ?? '' }),
  assembled: plain('assembled'),
  place: onHex('place'),
  booster: named('booster', 'boosterName'),
  income: ([kind, number]) => say(`income.${kind}`, { n: Number(number) }),
  convert: ([resource]) => say('convert', { what: amount('1', resource ?? '') }),
  'discard-for-tile': plain('discard-for-tile'),
  done: plain('done'),
  mine: onHex('mine'),
  gaiaform: ([hex, choose]) => chosen(say('gaiaform', { hex: hex ?? '' }), choose),
  upgrade: ([hex, structure]) => say('upgrade', { hex: hex ?? '', what: say(`structure.${structure}`) }),
  federation: ([planets, choose]) => chosen(federation(planets ?? ''), choose),
  research: named('research', 'track'),
  power: ([action, hex]) => (hex ? say(`power.${action}`, { hex }) : say(`power.${action}`)),
  qic: ([action, token]) => say(`qic.${action}`, token ? { what: say(`token.${token}`) } : {}),
  special,
  pass: ([booster]) => (booster ? say('passFor', { what: say(`boosterName.${booster}`) }) : say('pass')),
  tile: ([place]) => tile(place ?? ''),
  cover: named('cover', 'tileName'),
  flip: named('flip', 'token'),
  advance: named('advance', 'track'),
  decline: plain('decline'),
  'lost-planet': onHex('lost-planet'),
  satellite: onHex('satellite'),
  'automa-satellite': onHex('automa-satellite'),
  take: named('take', 'token'),
  brainstone: ([area]) => say(`brainstone.${area}`),
  tokens: ([numbers, stone]) => tokens(numbers ?? '', stone),
  burn: plain('burn'),
  spend: (words) => {
    const at = words.indexOf('for');
    return say('spend', { paid: amounts(words.slice(0, at)), gained: amounts(words.slice(at + 1)) });
  },
  end: plain('end'),
  charge: (words) => {
    const n = Number(words.find((word) => word !== 'token'));
    if (words[0] === 'token') return say('charge.after', { n });
    return say(words.length > 1 ? 'charge.before' : 'charge.only', { n });
  },
};

function chosen(text: string, choose: string | undefined): string {
  return choose === 'choose-tokens' ? say('choosing', { move: text }) : text;
}

function federation(planets: string): string {
  if (planets === 'none') return say('federationNone');
  const names = planets.split(',');
  return say('federation', { list: listed(names) });
}

function special([action, where, choose]: string[]): string {
  if (action === 'advance') return say('special.advance', { what: say(`track.${where}`) });
  return chosen(say(`special.${action}`, { hex: where ?? '' }), choose);
}

function tile(place: string): string {
  if (place.startsWith('advanced-')) return say('tileAdvanced', { what: say(`track.${place.slice(9)}`) });
  if (place.startsWith('free-')) return say('tileFree', { place: place.slice(5) });
  return say('tile', { what: say(`track.${place}`) });
}

function tokens(numbers: string, stone: string | undefined): string {
  const parts = numbers
    .split('/')
    .map((number, i) => ({ n: Number(number), area: 'I'.repeat(i + 1) }))
    .filter(({ n }) => n > 0)
    .map(({ n, area }) => say('tokenFrom', { n, area }));
  if (stone) parts.push(say('withBrainstone'));
  return say('tokens', { list: listed(parts) });
}

export function moveLabel(text: string): string {
  const [verb = '', ...words] = text.split(' ');
  const label = LABELS[verb]?.(words);
  // A move without a name here, of a newer server perhaps, is shown as it is written.
  return label === undefined || label.includes(`${AREA}.`) || /\{\w+\}/.test(label) ? text : label;
}

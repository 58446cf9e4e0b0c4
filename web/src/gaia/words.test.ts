/** Every move of the notation (docs/gaia-notation.md) has a label in both languages. */

import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../lib/i18n.svelte';
import { moveLabel } from './words';

const tracks = ['terraforming', 'navigation', 'ai', 'gaia', 'economy', 'science'];
const boosters = ['ore-knowledge', 'credits-qic', 'tokens-ore', 'step', 'range', 'mines', 'labs', 'stations', 'big', 'gaia'];
const tokens = ['12vp', '8vp-qic', '8vp-tokens', '7vp-ore', '7vp-credits', '6vp-knowledge', 'gleens'];
const tiles = ['ore-qic', 'types-knowledge', 'big-power', 'seven-vp', 'ore-charge', 'knowledge-credit', 'gaia-vp', 'credits', 'charge-action'];
const factions = ['terrans', 'lantids', 'xenos', 'gleens', 'taklons', 'ambas', 'hadsch-hallas', 'ivits', 'geodens', 'baltaks', 'firaks', 'bescods', 'nevlas', 'itars'];
const structures = ['trading-station', 'research-lab', 'planetary-institute', 'knowledge-academy', 'qic-academy'];
const exchanges = [
  '4 power for 1 qic', '3 power for 1 ore', '4 power for 1 knowledge', '1 power for 1 credit', '1 qic for 1 ore',
  '1 knowledge for 1 credit', '1 ore for 1 credit', '1 ore for 1 token', '2 power for 2 credit', '3 power for 3 credit',
  '4 power for 1 ore 1 credit', '6 power for 2 ore', '4 credit for 1 qic', '3 credit for 1 ore',
  '4 credit for 1 knowledge', '1 gaiaformer for 1 qic', '1 token for 1 knowledge',
];

const MOVES = [
  ...factions.map((name) => `faction ${name}`),
  'rotate 05b', 'assembled', 'place 3A5', 'income charge 4', 'income tokens 1', 'discard-for-tile', 'done',
  ...boosters.flatMap((name) => [`booster ${name}`, `pass ${name}`]),
  ...['qic', 'ore', 'knowledge', 'credit'].map((name) => `convert ${name}`),
  'mine 3A5', 'gaiaform 3A5', 'gaiaform 3A5 choose-tokens',
  ...structures.map((name) => `upgrade 3A5 ${name}`),
  'federation 1A1,1B1,2A9', 'federation none', 'federation 1A1,1B1 choose-tokens',
  ...tracks.flatMap((name) => [`research ${name}`, `advance ${name}`, `special advance ${name}`, `tile ${name}`, `tile advanced-${name}`]),
  'power knowledge-3', 'power ore-2', 'power credits-7', 'power knowledge-2', 'power tokens-2',
  'power terraform-1 3A5', 'power terraform-2 3A5', 'qic tile', 'qic planets',
  ...tokens.flatMap((name) => [`qic federation ${name}`, `flip ${name}`, `take ${name}`]),
  'special charge', 'special qic-credits', 'special ore', 'special knowledge', 'special academy',
  'special step 3A5', 'special range-mine 3A5', 'special range-gaiaform 3A5', 'special range-gaiaform 3A5 choose-tokens',
  'special swap 3A5', 'special station 3A5', 'special downgrade 3A5',
  'pass', 'tile free-1', 'tile free-2', 'tile free-3',
  ...tiles.map((name) => `cover ${name}`),
  'decline', 'lost-planet 3A5', 'satellite 3A5', 'automa-satellite 3A5',
  ...['I', 'II', 'III', 'gaia', 'discard'].map((area) => `brainstone ${area}`),
  'tokens 1/4/1', 'tokens 0/3/1 brainstone', 'burn', 'end', 'charge 2', 'charge 2 token', 'charge token 3',
  ...exchanges.map((words) => `spend ${words}`),
];

describe.each(['en', 'de'] as const)('in %s', (language) => {
  beforeEach(() => i18n.use(language));

  test.each(MOVES)('%s', (text) => {
    const label = moveLabel(text);
    expect(label).not.toBe(text);
    expect(label).not.toMatch(/[{}]|gaia-moves|undefined|NaN/);
    for (const hex of text.match(/\d[ABC]\d/g) ?? []) expect(label).toContain(hex);
  });

  test('different moves have different labels', () => {
    const labels = MOVES.map(moveLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('what nobody knows is shown as it is written', () => {
    expect(moveLabel('dance 3A5')).toBe('dance 3A5');
    expect(moveLabel('upgrade 3A5 castle')).toBe('upgrade 3A5 castle');
    expect(moveLabel('power terraform-1')).toBe('power terraform-1');
  });
});

test('numbers are counted in words', async () => {
  await i18n.use('en');
  expect(moveLabel('spend 4 power for 1 ore 1 credit')).toBe('4 power for 1 ore and 1 credit');
  expect(moveLabel('spend 3 power for 3 credit')).toBe('3 power for 3 credits');
  await i18n.use('de');
  expect(moveLabel('tokens 0/3/1')).toBe('Abgeben: 3 Machtsteine aus Bereich II und 1 Machtstein aus Bereich III');
});

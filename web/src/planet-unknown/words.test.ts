/** Every move has words in both languages. */

import { beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '../lib/i18n.svelte';
import { facts } from './facts';
import { benefitText, cardText, eventText, moveLabel, neighborText, privateText, techText, verbLabel } from './words';

/** One example of each way to write a move, with its words in English. */
const MOVES: [string, string][] = [
  ['place T4 f7 r1', 'Place T4 on f7'],
  ['take T4', 'Take T4 without placing it'],
  ['draft T4', 'Draft T4, move first'],
  ['done', 'End turn'],
  ['rotate 0', 'Leave the station as it is'],
  ['rotate 1', 'Turn the station by 1 depot'],
  ['rotate 4', 'Turn the station by 4 depots'],
  ['advance water', 'Advance water'],
  ['advance water left', 'Advance water (diagonally to the left)'],
  ['energy civ', 'Energy: advance civ'],
  ['boost tech', 'Boost: advance tech'],
  ['boost tech twice', 'Boost: advance tech twice'],
  ['boost tech shift-left', 'Boost: advance tech (sideways to the left)'],
  ['event civ', 'Event: advance civ'],
  ['event boost', 'Take a synergy boost'],
  ['event peek', 'Look at the next event'],
  ['step civ', 'civ up, no benefit'],
  ['card rover', 'Civ card: advance rover'],
  ['climb water', 'Raise water (Unionization)'],
  ['regress biomass', 'Regress biomass'],
  ['only energy', 'Advance only energy'],
  ['choose patch', 'Choose the biomass patch'],
  ['choose boost', 'Choose the synergy boost'],
  ['choose rover', 'Choose: advance rover'],
  ['flux rover', 'Flux token on rover'],
  ['patch f7', 'Biomass patch on f7'],
  ['store', 'Store the biomass patch'],
  ['rover f7', 'Rover on f7'],
  ['move f7 f8', 'Rover f7 to f8'],
  ['move f7 f8 f9', 'Rover f7 to f9 over f8'],
  ['teleport f7 a6', 'Teleport rover f7 to a6'],
  ['rescue b5', 'Collect the lifepod on b5'],
  ['collect f7', 'Collect the meteorite on f7'],
  ['blast f7', 'Destroy the meteorite on f7'],
  ['clear 7', 'Destroy the meteorites of row 7'],
  ['clear f', 'Destroy the meteorites of column f'],
  ['meteor f7', 'Meteorite falls on f7'],
  ['scrap f7', 'Lose the rover on f7'],
  ['lose b5', 'Lose the lifepod on b5'],
  ['lose score', 'Lose the lifepod from the scoring area'],
  ['civ 12', 'Keep Dept of Parks and Rec: gain 2 biomass patches'],
  ['keep 3 7', 'Keep Landfill, Highway'],
  ['forfeit 7', 'Give up Highway: six civ symbols in one area'],
  ['remove T4', 'Remove the T4 stack'],
  ['pod score', 'Lifepod to the scoring area'],
  ['pod civ7', 'Lifepod to civ 7'],
  ['pod C', 'Lifepod to tech C'],
  ['reposition civ7 score', 'Lifepod from civ 7 to the scoring area'],
  ['objective 9', 'All compete for Megacity: most squares in the largest civ area'],
  ['tech 5', 'Use tech 5'],
  ['tech 4 f7', 'Tech 4: f7'],
  ['tech E civ', 'Tech E: civ'],
  ['tech 3 f7 a6', 'Tech 3: rover f7 to a6'],
];

const VERBS = [...new Set(MOVES.map(([text]) => text.split(' ')[0]!))];
const unfilled = /\{|planet-unknown/;

describe('English', () => {
  beforeAll(() => i18n.use('en'));

  test.each(MOVES)('%s', (text, words) => expect(moveLabel(text)).toBe(words));
});

describe.each(['en', 'de'] as const)('%s', (language) => {
  beforeAll(() => i18n.use(language));

  test('no move is left without words', () => {
    for (const [text] of MOVES) expect(moveLabel(text)).not.toMatch(unfilled);
    for (const verb of VERBS) expect(verbLabel(verb)).not.toMatch(unfilled);
  });

  test('no card, event or objective is left without words', () => {
    for (const number of Object.keys(facts.cards)) expect(cardText(Number(number))).not.toMatch(unfilled);
    for (const number of Object.keys(facts.events)) expect(eventText(Number(number))).not.toMatch(unfilled);
    for (const number of Object.keys(facts.objectives)) {
      expect(neighborText(Number(number))).not.toMatch(unfilled);
      expect(privateText(Number(number))).not.toMatch(unfilled);
    }
  });

  test('no benefit and no tech is left without words', () => {
    for (const [key, { tracks, techs }] of Object.entries(facts.corporations)) {
      for (const benefit of Object.values(tracks).flat(2)) expect(benefitText(benefit)).not.toMatch(unfilled);
      for (const level of techs === 6 ? 'ABCDEF' : '12345') expect(techText(key, level)).not.toMatch(unfilled);
      expect(i18n.has(`planet-unknown.corporation.${key}`), key).toBe(true);
    }
    for (const key of Object.keys(facts.planets)) expect(i18n.has(`planet-unknown.planet.${key}`), key).toBe(true);
  });
});

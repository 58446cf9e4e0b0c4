import { expect, test } from 'vitest';
import { chosen, controlOf, grouped, tilesWanted } from './optionForm';
import type { OptionShown } from './types';

const option = (name: string, standard: unknown = null, type = 'choice'): OptionShown => ({
  name,
  type,
  default: standard,
  choices: null,
  help: '',
});
const GAIA = [option('players', 2), option('small_board', 'none'), option('automa_level', 'automa'), option('start_vp'), option('brand_new', 1)];

test('options are asked only where they apply, and new ones are not lost', () => {
  const names = (players: number) => grouped('gaia', GAIA, players).flatMap(([, list]) => list.map((one) => one.name));
  expect(names(3)).toEqual(['brand_new', 'small_board', 'start_vp']);
  expect(names(1)).toEqual(['brand_new', 'automa_level', 'start_vp']);
});

test('an option that the client does not know gets a control by its type', () => {
  expect(controlOf('gaia', option('brand_new', true, 'boolean'))).toBe('switch');
  expect(controlOf('planet-unknown', option('events', '', 'str'))).toBe('deck');
});

test('only differences are sent, and lists are as long as there are seats', () => {
  const values = { small_board: 'none', automa_level: 'ultoma', start_vp: [10, 12, 14, 16] };
  expect(chosen('gaia', GAIA, values, 3)).toEqual({ start_vp: [10, 12, 14] });
  expect(chosen('gaia', GAIA, values, 1)).toEqual({ automa_level: 'ultoma', start_vp: [10] });
});

test('there are three boosters more than players, the Automa included', () => {
  expect(tilesWanted('boosters', 4)).toBe(7);
  expect(tilesWanted('boosters', 1)).toBe(5);
  expect(tilesWanted('final_scoring', 4)).toBe(2);
});

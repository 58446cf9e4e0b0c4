import { expect, test, vi } from 'vitest';

vi.mock('./router.svelte', () => ({ router: {} }));
vi.mock('./api', () => ({ api: {} }));
const { STANDARD, wanted } = await import('./quick');

test('bots sit beside me at the chosen level', () => {
  const { seats, options } = wanted('gaia', { ...STANDARD.gaia, bots: 2, level: 'hard' });
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'hard' }, { kind: 'bot', level: 'hard' }]);
  expect(options).toEqual({});
});

test('alone in Gaia Project the Automa plays at its level', () => {
  const { seats, options } = wanted('gaia', { ...STANDARD.gaia, bots: 0, automa: 'ultoma' });
  expect(seats).toEqual([{ kind: 'me' }]);
  expect(options).toEqual({ automa_level: 'ultoma' });
});

test('alone in Planet Unknown there is no Automa', () => {
  expect(wanted('planet-unknown', { ...STANDARD['planet-unknown'], bots: 0 }).options).toEqual({});
});

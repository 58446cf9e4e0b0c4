import { describe, expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { personName, tableTitle } from './names';

describe.each([
  ['en', 'Guest 1234', 'Gaia Project, imported', 'Planet Unknown of Guest 1234'],
  ['de', 'Gast 1234', 'Gaia Project, importiert', 'Planet Unknown von Gast 1234'],
] as const)('in %s', (language, guest, imported, tableOf) => {
  test('names that nobody chose are said in it', async () => {
    await i18n.use(language);
    expect(personName('Guest 1234')).toBe(guest);
    expect(tableTitle({ game: 'gaia', title: 'Gaia Project, imported' })).toBe(imported);
    expect(tableTitle({ game: 'planet-unknown', title: 'Planet Unknown of Guest 1234' })).toBe(tableOf);
  });

  test('names that somebody chose stay as they are', async () => {
    await i18n.use(language);
    expect(personName('Guest of honour')).toBe('Guest of honour');
    expect(tableTitle({ game: 'gaia', title: 'Games, imported' })).toBe('Games, imported');
  });
});

import { expect, test } from 'vitest';
import { FACTION_HOMES } from '../gaia/pieces/colours';
import { TRACKS } from '../gaia/types';
import { facts } from '../planet-unknown/facts';
import { TRACKS as TRACKERS } from '../planet-unknown/view';
import type { Aid } from './aid';

const AIDS = import.meta.glob<Aid>('../aid/*.json', { import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });

/** Ways in which the client names a section: as a property, in the menu's options, in an address. */
const NAMED = [/section="([\w-]+)"/g, /\baid: '([\w-]+)'/g, /\/aid\/(?:gaia|planet-unknown)\/([\w-]+)/g, /aid:[^\n]* \? '([\w-]+)'/g, /aid:[^\n]* : '([\w-]+)'/g];
/** A function or a table that gives nothing but sections. */
const LISTS = [/function aidOf[^]*?\n}/, /const AIDS: [^]*?};/, /labels\({[^}]*}\)/g];

const sections = (game: string, language: string) => AIDS[`../aid/${game}.${language}.json`]!.sections.map(({ id }) => id);

function named(folder: string): string[] {
  return Object.entries(SOURCES).filter(([path]) => path.startsWith(folder)).flatMap(([, text]) => {
    const listed = LISTS.flatMap((list) => text.match(list)?.slice() ?? []).flatMap((part) => [...part.matchAll(/(?:return|[\w'-]+:|\?\?|\?|:) '([\w-]+)'/g)]);
    return [...NAMED.flatMap((way) => [...text.matchAll(way)]), ...listed].map((found) => found[1]!);
  });
}

test.each([
  ['gaia', '../gaia/', [...Object.keys(FACTION_HOMES).map((name) => `faction-${name}`), ...TRACKS.map((track) => `track-${track}`)]],
  ['planet-unknown', '../planet-unknown/', [...Object.keys(facts.corporations).map((name) => `corporation-${name}`), ...Object.keys(facts.planets).map((name) => `planet-${name}`), ...TRACKERS]],
])('what %s links to in the player aid is there, in both languages', (game, folder, made) => {
  const links = [...new Set([...named(folder), ...made])];
  expect(links.length).toBeGreaterThan(made.length + 5);
  expect(sections(game, 'de')).toEqual(sections(game, 'en'));
  expect(links.filter((link) => !sections(game, 'en').includes(link))).toEqual([]);
});

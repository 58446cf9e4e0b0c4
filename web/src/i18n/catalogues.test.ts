/** Both languages say the same things. */

import { expect, test } from 'vitest';

type Catalogue = { [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });

function keys(from: Catalogue, prefix = ''): string[] {
  return Object.entries(from).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keys(value, `${prefix}${key}.`),
  );
}

const values = (from: Catalogue): [string, string][] =>
  Object.entries(from).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : values(value).map(([inner, text]) => [`${key}.${inner}`, text] as [string, string]),
  );

const english = Object.keys(files).filter((path) => path.startsWith('./en/'));

test('there are catalogues', () => expect(english.length).toBeGreaterThan(0));

test.each(english)('%s has the same keys and slots in German', (path) => {
  const german = files[path.replace('./en/', './de/')];
  expect(german, `no German catalogue for ${path}`).toBeDefined();
  expect(keys(german!).sort()).toEqual(keys(files[path]!).sort());
  const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  const inGerman = Object.fromEntries(values(german!));
  for (const [key, text] of values(files[path]!)) {
    expect(slots(inGerman[key]!), key).toEqual(slots(text));
  }
});

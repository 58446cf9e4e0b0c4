/** Words in two languages: JSON catalogues by area, loaded when their language is chosen. */

import type { Language } from './settings.svelte';

type Catalogue = { [key: string]: string | Catalogue };
type Values = Record<string, string | number>;

const files = import.meta.glob<{ default: Catalogue }>('../i18n/*/*.json');

class I18n {
  #words = $state.raw<Record<string, string>>({});
  #language = $state<Language>('en');
  #plural = new Intl.PluralRules('en');

  get language() {
    return this.#language;
  }

  async use(language: Language): Promise<void> {
    const words: Record<string, string> = {};
    await Promise.all(
      Object.entries(files).map(async ([path, load]) => {
        const [, of, area] = /i18n\/(\w+)\/([\w-]+)\.json$/.exec(path)!;
        if (of === language) flatten((await load()).default, area!, words);
      }),
    );
    this.#words = words;
    this.#language = language;
    this.#plural = new Intl.PluralRules(language);
  }

  has(key: string): boolean {
    return key in this.#words;
  }

  /** The text of `area.key`; `{name}` is filled in, `key.one`/`key.other` chosen by `{n}`. */
  t(key: string, values: Values = {}): string {
    const counted = typeof values.n === 'number' ? `${key}.${this.#plural.select(values.n)}` : key;
    const text = this.#words[counted] ?? this.#words[`${key}.other`] ?? this.#words[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  }
}

function flatten(from: Catalogue, prefix: string, into: Record<string, string>): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') into[`${prefix}.${key}`] = value;
    else flatten(value, `${prefix}.${key}`, into);
  }
}

export const i18n = new I18n();
export const t = (key: string, values?: Values): string => i18n.t(key, values);

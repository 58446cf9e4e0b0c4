/** The player aid: rules of a game in short sections, a file per game and language. */

import type { Language } from './settings.svelte';
import type { GameName } from './types';

export interface AidSection {
  id: string;
  title: string;
  /** The rule in one sentence. */
  summary: string;
  body: string[];
  /** Ids of the rules that it tells. */
  rules: string[];
}

export interface Aid {
  title: string;
  sections: AidSection[];
}

/** Addresses of the files: they are fetched when somebody looks something up. */
const files = import.meta.glob<string>('../aid/*.json', { query: '?url', import: 'default', eager: true });
const loaded = new Map<string, Promise<Aid | null>>();

/** The aid in this language, else in English, else nothing. */
export function loadAid(game: GameName, language: Language): Promise<Aid | null> {
  const path = [`../aid/${game}.${language}.json`, `../aid/${game}.en.json`].find((known) => known in files);
  if (!path) return Promise.resolve(null);
  let aid = loaded.get(path);
  if (!aid) {
    aid = fetch(files[path]!)
      .then((response) => (response.ok ? (response.json() as Promise<Aid>) : null))
      .catch(() => null);
    loaded.set(path, aid);
    // What could not be fetched now may come later.
    void aid.then((found) => found ?? loaded.delete(path));
  }
  return aid;
}

/** Changing the language: the words are there before anything is drawn anew. */

import { i18n } from './i18n.svelte';
import { settings, type Language } from './settings.svelte';

export async function chooseLanguage(language: Language): Promise<void> {
  await i18n.use(language);
  settings.set({ language });
}

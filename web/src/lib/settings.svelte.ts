/** What this browser prefers; kept in local storage, applied to <html>. */

export type Theme = 'dark' | 'light';
export type Language = 'en' | 'de';

interface Kept {
  theme: Theme;
  language: Language;
  motion: boolean;
  sound: boolean;
  coordinates: boolean;
}

const PLACE = 'astrarium.settings';

function preferred(): Kept {
  const language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  return { theme: 'dark', language, motion: true, sound: false, coordinates: false };
}

function read(): Kept {
  try {
    return { ...preferred(), ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return preferred();
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get theme() {
    return this.#kept.theme;
  }
  get language() {
    return this.#kept.language;
  }
  get motion() {
    return this.#kept.motion;
  }
  get sound() {
    return this.#kept.sound;
  }
  get coordinates() {
    return this.#kept.coordinates;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? 'on' : 'off';
    root.lang = this.language;
  }
}

export const settings = new Settings();

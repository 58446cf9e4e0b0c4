/** A game against opponents of the house in one click: what was chosen last is kept. */

import { api } from './api';
import { router } from './router.svelte';
import type { GameName, SeatWanted, TableShown } from './types';

export interface Quick {
  /** Bots to sit with; 0 is alone: against the Automa, or for the best score. */
  bots: number;
  level: string;
  automa: string;
}

const PLACE = 'astrarium.quick';
export const STANDARD: Record<GameName, Quick> = {
  gaia: { bots: 1, level: 'medium', automa: 'automa' },
  'planet-unknown': { bots: 1, level: 'medium', automa: 'automa' },
};

export function lastQuick(game: GameName): Quick {
  try {
    return { ...STANDARD[game], ...JSON.parse(localStorage.getItem(PLACE) ?? '{}')[game] };
  } catch {
    return STANDARD[game];
  }
}

export function keepQuick(game: GameName, quick: Quick): void {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    localStorage.setItem(PLACE, JSON.stringify({ ...kept, [game]: quick }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The seats and options of such a game. */
export function wanted(game: GameName, quick: Quick): { seats: SeatWanted[]; options: Record<string, unknown> } {
  const bots: SeatWanted[] = Array.from({ length: quick.bots }, () => ({ kind: 'bot', level: quick.level }));
  const options = game === 'gaia' && quick.bots === 0 ? { automa_level: quick.automa } : {};
  return { seats: [{ kind: 'me' }, ...bots], options };
}

export async function playNow(game: GameName, quick: Quick, title: string): Promise<void> {
  keepQuick(game, quick);
  const table = await api.post<TableShown>('/tables', { game, title, public: false, ...wanted(game, quick) });
  await api.post(`/tables/${table.id}/start`);
  router.go(`/table/${table.id}`);
}

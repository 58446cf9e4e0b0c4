/** Colours of planets and, with them, of the factions whose home they are. */

export const PLANET_TYPES = [
  'terra', 'oxide', 'volcanic', 'desert', 'swamp', 'titanium', 'ice', 'gaia', 'transdim', 'lost',
] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];

export const FACTION_HOMES = {
  terrans: 'terra',
  lantids: 'terra',
  xenos: 'desert',
  gleens: 'desert',
  taklons: 'swamp',
  ambas: 'swamp',
  'hadsch-hallas': 'oxide',
  ivits: 'oxide',
  geodens: 'volcanic',
  baltaks: 'volcanic',
  firaks: 'titanium',
  bescods: 'titanium',
  nevlas: 'ice',
  itars: 'ice',
} as const satisfies Record<string, PlanetType>;
export type FactionName = keyof typeof FACTION_HOMES;

export function planetColour(type: string): string {
  return `var(--${type})`;
}

/** A seat that has not chosen yet has no colour of its own. */
export function factionColour(faction: string | null | undefined): string {
  const home = FACTION_HOMES[faction as FactionName];
  return home ? planetColour(home) : 'var(--text-2)';
}

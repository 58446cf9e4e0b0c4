/** Power tokens with an identity: which one is where, and where in its bowl it lies. */

import type { Area, PlayerView } from '../types';

export interface Token {
  id: number;
  area: Area;
  stone: boolean;
}

export interface Bowl {
  x: number;
  y: number;
  r: number;
}

export interface PlacedToken extends Token {
  x: number;
  y: number;
  r: number;
}

const AREAS: Area[] = ['I', 'II', 'III', 'gaia'];
const LARGEST = 7.5;
const GOLDEN = 2.39996;

/** The tokens after a change: as many as possible stay, the others move, come or go. */
export function arrange(known: Token[], power: PlayerView['power'], stone: PlayerView['brainstone']): Token[] {
  const wanted = new Map(AREAS.map((area) => [area, power[area]]));
  const kept: Token[] = [];
  const free: Token[] = [];
  for (const token of known.filter((one) => !one.stone)) {
    const left = wanted.get(token.area)!;
    if (left > 0) {
      wanted.set(token.area, left - 1);
      kept.push(token);
    } else {
      free.push(token);
    }
  }
  let next = Math.max(0, ...known.map((token) => token.id)) + 1;
  for (const area of AREAS) {
    for (let left = wanted.get(area)!; left > 0; left--) {
      const moved = free.shift();
      kept.push(moved ? { ...moved, area } : { id: next++, area, stone: false });
    }
  }
  if (stone && stone !== 'discard') kept.unshift({ id: 0, area: stone, stone: true });
  return kept;
}

/** A sunflower's spiral: any number of tokens fills a bowl evenly. */
export function place(tokens: Token[], bowls: Record<Area, Bowl>): PlacedToken[] {
  const placed: PlacedToken[] = [];
  for (const area of AREAS) {
    const here = tokens.filter((token) => token.area === area);
    const bowl = bowls[area];
    const step = Math.min(10, (bowl.r - 3) / Math.sqrt(Math.max(1, here.length)));
    here.forEach((token, i) => {
      const far = here.length === 1 ? 0 : step * Math.sqrt(i + 0.35);
      placed.push({
        ...token,
        x: bowl.x + far * Math.cos(i * GOLDEN),
        y: bowl.y + far * Math.sin(i * GOLDEN),
        r: Math.min(LARGEST, step * 0.82),
      });
    });
  }
  return placed.sort((a, b) => a.id - b.id);
}

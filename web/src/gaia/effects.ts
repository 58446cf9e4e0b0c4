/** What a move changes, in the order in which players read it; the power cycle in one number each. */

import type { EffectName } from '../games';

type Effect = Record<string, number>;
const part = (effect: Effect, key: string) => effect[key] ?? 0;

/** Tokens that came from the supply or went back to it. */
export function tokensGained(effect: Effect): number {
  return ['I', 'II', 'III', 'gaia'].reduce((sum, area) => sum + part(effect, `power.${area}`), 0);
}

/** Power charged (positive) or spent (negative): charging lifts a token by one bowl, spending drops it by two. */
export function powerMoved(effect: Effect): number {
  if (part(effect, 'power.gaia') > 0) return 0;
  const gained = tokensGained(effect);
  if (gained < 0) return Math.max(0, part(effect, 'power.III'));
  const lifted = part(effect, 'power.II') + 2 * part(effect, 'power.III');
  return lifted < 0 ? Math.trunc(lifted / 2) : lifted;
}

/** Tokens that go to the Gaia area are as good as paid until they return. */
function tokensMoved(effect: Effect): number {
  const gained = tokensGained(effect);
  const toGaia = Math.max(0, part(effect, 'power.gaia'));
  return gained - toGaia;
}

export const effects: EffectName[] = [
  { key: 'vp', icon: 'vp' },
  { key: 'credits', icon: 'credit' },
  { key: 'ore', icon: 'ore' },
  { key: 'knowledge', icon: 'knowledge' },
  { key: 'qic', icon: 'qic' },
  { key: 'power', icon: 'power', amount: powerMoved },
  { key: 'tokens', icon: 'token', amount: tokensMoved },
];

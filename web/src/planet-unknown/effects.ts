/** Numbers of a seat's view that a preview may change, with their signs. */

import type { EffectName } from '../games';
import { TRACKS } from './view';

export const EFFECTS: EffectName[] = [
  ...TRACKS.map((track) => ({ key: `trackers.${track}.position`, icon: track })),
  { key: 'movement', icon: 'movement' },
  { key: 'lifepods_scored', icon: 'lifepod' },
  { key: 'meteorites_collected', icon: 'meteorite' },
  { key: 'rovers#', icon: 'rover' },
  { key: 'patches_stored', icon: 'biomass' },
  { key: 'planet_medals', icon: 'medal' },
];

/** The colour of each research area, for the edges of its column. */

import type { Track } from '../types';

export const TONES: Record<Track, string> = {
  terraforming: 'var(--swamp)',
  navigation: 'var(--terra)',
  ai: 'var(--qic)',
  gaia: 'var(--transdim)',
  economy: 'var(--volcanic)',
  science: 'var(--knowledge)',
};

/** The drawings that `<use>` refers to: put into the document once, when the first piece is drawn. */

import { mount } from 'svelte';
import EmblemDefs from './EmblemDefs.svelte';
import PlanetDefs from './PlanetDefs.svelte';
import StructureDefs from './StructureDefs.svelte';

let there = false;

export function needDefs(): void {
  if (there) return;
  there = true;
  for (const part of [PlanetDefs, StructureDefs, EmblemDefs]) mount(part, { target: document.body });
}

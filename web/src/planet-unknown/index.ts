import type { GameParts } from '../games';
import { EFFECTS } from './effects';
import Emblem from './Emblem.svelte';
import { seatColour } from './looks';
import Table from './PlanetUnknownTable.svelte';
import { medalsOf, question, roundText } from './status';
import Summary from './Summary.svelte';
import type { View } from './view';
import { moveLabel, verbLabel } from './words';

const BUILDS = ['place', 'patch', 'rover'];
const ADVANCES = ['advance', 'energy', 'boost', 'event', 'card', 'climb'];

export const planetUnknown: GameParts = {
  Table,
  Summary,
  Emblem,
  moveLabel,
  verbLabel,
  effects: EFFECTS,
  seatColour: (_view, seat) => seatColour(seat),
  seatTitle: (view: View, seat) => view.players[seat]?.corporation ?? '',
  sign: 'medal',
  points: medalsOf,
  sound: (verb) => (BUILDS.includes(verb) ? 'build' : ADVANCES.includes(verb) ? 'charge' : null),
  status: roundText,
  secrets: ({ players, you, choices, events }: View) => {
    const own = players[you ?? -1];
    const cards = own?.objectives.length || own?.dealt || own?.cards.some((card) => card.end_game);
    return Boolean(cards || choices?.civ || choices?.objectives || events?.next);
  },
  question,
};

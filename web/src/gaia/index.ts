import type { GameParts } from '../games';
import { i18n, t } from '../lib/i18n.svelte';
import type { Board } from '../lib/table.svelte';
import SeatEmblem from './boards/SeatEmblem.svelte';
import Summary from './boards/Summary.svelte';
import { effects } from './effects';
import Table from './GaiaTable.svelte';
import { factionColour } from './pieces/colours';
import { factionName } from './say';
import { playerOf, type GaiaView } from './types';
import { wishes } from './map/wishes';
import { moveLabel } from './words';

function question(board: Board<GaiaView>): string {
  const key = `gaia.question.${board.view.decision}`;
  return t(i18n.has(key) ? key : 'gaia.question.other');
}

function status(view: GaiaView): string {
  if (view.result) return t('gaia.status.over');
  const key = `gaia.status.${view.phase}`;
  return t(i18n.has(key) ? key : 'gaia.status.actions', { round: view.round });
}

const SOUNDS: Record<string, 'build' | 'charge'> = {
  mine: 'build', upgrade: 'build', gaiaform: 'build', 'lost-planet': 'build', place: 'build', federation: 'build', charge: 'charge',
};

export const gaia: GameParts = {
  Table,
  Summary,
  Emblem: SeatEmblem,
  moveLabel,
  effects,
  question,
  status,
  seatColour: (view: GaiaView, seat) => factionColour(view.players[seat]?.faction),
  seatTitle: (view: GaiaView, seat) => (playerOf(view, seat) ? factionName(playerOf(view, seat)!.faction) : ''),
  order: (view: GaiaView) => view.turn_order,
  points: (view: GaiaView, seat) => view.players[seat]?.vp ?? null,
  verbLabel: (verb) => (i18n.has(`gaia.verb.${verb}`) ? t(`gaia.verb.${verb}`) : verb),
  wishes,
  sound: (verb) => SOUNDS[verb] ?? null,
  minor: (verb) => ['burn', 'spend', 'income', 'decline'].includes(verb),
};

/** Where depots and seats are around the station. */

import { facts } from './facts';
import type { Depot, View } from './view';

export const DEPOTS = 6;
const round = (n: number): number => ((n % DEPOTS) + DEPOTS) % DEPOTS;

/** The place around the station where a seat's depot indicator stands. */
export const placeOf = (view: View, seat: number): number =>
  facts.indicators[view.players.length]![seat]!;

/** The depot in front of a seat when the station has been turned a little further. */
export const depotOf = (view: View, seat: number, turned = 0): Depot =>
  view.station.depots[round(placeOf(view, seat) + view.station.rotation - turned)]!;

/** By how many depots to turn so that a depot comes to a seat. */
export const turnTo = (view: View, seat: number, depot: number): number =>
  round(placeOf(view, seat) + view.station.rotation - depot);

/** What is open around the board: the drawer, the list of moves, a moment that is looked back at. */

import { endOf, startOf, type SeatTurn } from '../lib/logbook';
import { ReplayBoard, type LiveTable } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';

export const TABS = ['log', 'scores', 'hint', 'chat', 'notes', 'players', 'help', 'settings'] as const;
export type Tab = (typeof TABS)[number];

interface Moment {
  turn: SeatTurn;
  board: ReplayBoard;
}

const PLACE = 'astrarium.drawer';
const WIDE = 1900;

export class TableUi {
  tab = $state<Tab | null>(innerWidth >= WIDE ? kept() : null);
  palette = $state(false);
  /** The section of the player aid that was asked for. */
  aid = $state('');
  moment = $state.raw<Moment | null>(null);

  open(tab: Tab | null): void {
    this.tab = tab;
    if (tab) keep(tab);
  }

  toggle(tab: Tab): void {
    this.open(this.tab === tab ? null : tab);
  }

  openAid(section: string): void {
    this.aid = section;
    this.open('help');
  }

  /** Show the board as it was after this turn, with what the turn changed. */
  async look(table: LiveTable, turn: SeatTurn): Promise<void> {
    try {
      const [before, after] = await Promise.all([table.replay(startOf(turn)), table.replay(endOf(turn))]);
      const board = new ReplayBoard(table.info, after.view, before.view, table.seat, after.to_act, table.titleOf);
      this.moment = { turn, board };
    } catch (error) {
      toasts.tell(error);
    }
  }

  backToNow(): void {
    this.moment = null;
  }
}

function kept(): Tab {
  const tab = localStorage.getItem(PLACE);
  return TABS.find((known) => known === tab) ?? 'log';
}

function keep(tab: Tab): void {
  try {
    localStorage.setItem(PLACE, tab);
  } catch {
    // A browser that keeps nothing opens the log.
  }
}

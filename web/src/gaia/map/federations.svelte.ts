/** Going through the federations that can be formed: one at a time on the map, before any is. */

import type { MoveShown } from '../../lib/types';

const CHOOSING = ' choose-tokens';

export function planetsOf(move: MoveShown): string[] {
  return move.targets.filter((target) => target.kind === 'hex').map((target) => target.name);
}

/** How many satellites the server's words speak of, in either language; only the order hangs on it. */
function satellitesOf(move: MoveShown): number {
  return Number(/(\d+) satellit/i.exec(move.words)?.[1] ?? 0);
}

export class Federations {
  open = $state(false);
  #all = $state.raw<MoveShown[]>([]);
  #with = $state.raw<string[]>([]);
  #at = $state(0);
  #choosing = new Set<string>();

  /** Those that hold every planet that was clicked; cheap ones first. */
  found = $derived(
    this.#all.filter((move) => this.#with.every((name) => planetsOf(move).includes(name))),
  );
  current = $derived<MoveShown | null>(this.open ? (this.found[this.#at] ?? null) : null);

  /** The legal moves of a new position. */
  offer(moves: MoveShown[]): void {
    this.#all = moves
      .filter((move) => move.verb === 'federation' && !move.text.endsWith(CHOOSING))
      .sort((a, b) => satellitesOf(a) - satellitesOf(b) || planetsOf(a).length - planetsOf(b).length);
    this.#choosing = new Set(moves.filter((move) => move.text.endsWith(CHOOSING)).map((move) => move.text));
    if (this.#all.length === 0) this.open = false;
    this.#with = [];
    this.#at = 0;
  }

  get all(): MoveShown[] {
    return this.#all;
  }
  get wanted(): string[] {
    return this.#with;
  }
  get at(): number {
    return this.#at;
  }

  /** The same federation with tokens of one's choice, where there is a choice. */
  get choosing(): string | null {
    const text = this.current && this.current.text + CHOOSING;
    return text && this.#choosing.has(text) ? text : null;
  }

  turn(by: number): void {
    const count = this.found.length;
    if (count > 0) this.#at = (this.#at + by + count) % count;
  }

  /** Ask for this planet, or no longer; a planet that no federation can hold changes nothing. */
  toggle(name: string): void {
    const wanted = this.#with.includes(name)
      ? this.#with.filter((known) => known !== name)
      : [...this.#with, name];
    if (!this.#all.some((move) => wanted.every((one) => planetsOf(move).includes(one)))) return;
    this.#with = wanted;
    this.#at = 0;
  }

  show(open: boolean): void {
    this.open = open;
    this.#with = [];
    this.#at = 0;
  }
}

/** What the player at this browser is about to do: the chosen card, the tile in hand, the rover. */

import type { Board } from '../lib/table.svelte';
import type { Answer, MoveShown, Preview } from '../lib/types';
import { facts, SIDE } from './facts';
import {
  covers, flipped, isSquare, middle, onGrid, place, placeMove, Placements, square, turned, ways,
  type Place,
} from './squares';
import { trayOf, type TrayCard } from './tray';
import type { Player, Stack, Tile, View } from './view';

const SNAP = 0.95;

export class Play {
  readonly #board: () => Board<View>;
  /** Another seat whose boards are looked at. */
  looking = $state<number | null>(null);
  #focus = $state<string | null>(null);
  #shape = $state<string | null>(null);
  #orientation = $state('r0');
  /** Where the first square of the tile in hand is held. */
  at = $state.raw<Place | null>(null);
  pinned = $state(false);
  ghost = $state.raw<Preview<View> | null>(null);
  reason = $state.raw<Answer | null>(null);
  /** The rover that goes next. */
  #rover = $state<string | null>(null);
  /** The square under the pointer or the keyboard's cursor. */
  cursor = $state<string | null>(null);
  walking = $state(false);
  /** By how many depots the commander thinks of turning the station. */
  turning = $state<number | null>(null);

  constructor(board: () => Board<View>) {
    this.#board = board;
  }

  get board(): Board<View> {
    return this.#board();
  }
  get view(): View {
    return this.board.view;
  }

  readonly player: Player | undefined = $derived.by(() => this.view.players[this.board.seat ?? -1]);
  /** The seat whose boards are shown large. */
  readonly shown: Player = $derived.by(
    () => this.view.players[this.looking ?? this.board.seat ?? 0] ?? this.view.players[0]!,
  );
  readonly own: boolean = $derived(this.player !== undefined && this.shown.seat === this.player.seat);
  readonly cards: TrayCard[] = $derived(trayOf(this.board.moves, this.player));
  readonly card: TrayCard | null = $derived.by(() => {
    const live = this.cards.filter((card) => card.moves.length > 0);
    return live.find((card) => card.key === this.#focus) ?? live[0] ?? null;
  });
  readonly placements: Placements = $derived(new Placements(this.board.moves));
  readonly planet: string = $derived.by(() => this.view.options.planets[this.shown.seat]!);
  readonly corporation: string = $derived.by(() => this.view.options.corporations[this.shown.seat]!);

  choose(key: string): void {
    this.#focus = key;
    this.putBack();
    this.#rover = null;
  }

  /** A card that is gone is no longer chosen: when its like comes back, the order decides anew. */
  settle(): void {
    if (this.#focus !== null && !this.cards.some(({ key }) => key === this.#focus)) this.#focus = null;
  }

  // the tile in hand

  readonly placing: boolean = $derived.by(
    () => this.own && this.card?.kind === 'tile' && this.placements.shapes.length > 0,
  );
  readonly stacks: Stack[] = $derived.by(() => {
    const depot = this.view.station.depots.find(({ seat }) => seat === this.board.seat);
    return depot ? [depot.interior, depot.exterior] : [];
  });
  readonly shape: string | null = $derived.by(() => {
    if (!this.placing) return null;
    const fit = this.placements.shapes;
    return this.#shape !== null && fit.includes(this.#shape) ? this.#shape : fit[0]!;
  });
  readonly tile: Tile | null = $derived.by(() => {
    const held = this.player?.drafted;
    const top = this.stacks.find(({ shape }) => shape === this.shape)?.top ?? null;
    return top ?? (held?.shape === this.shape ? held : null);
  });
  readonly orientation: string = $derived.by(() =>
    this.shape === null ? 'r0' : (facts.shapes[this.shape]!.same[this.#orientation] ?? 'r0'),
  );
  readonly text: string | null = $derived.by(() =>
    this.shape !== null && this.at !== null ? placeMove(this.shape, this.orientation, this.at) : null,
  );
  readonly fits: boolean = $derived(this.text !== null && this.placements.has(this.text));

  pick(shape: string): void {
    if (!this.placements.shapes.includes(shape)) return;
    if (this.card?.kind !== 'tile') this.choose('tile');
    this.#shape = shape;
    this.#orientation = this.placements.fitting(shape, this.orientation);
    this.putBack();
  }

  /** Hold the tile's middle over a point of the grid, counted in squares. */
  hold(x: number, y: number): void {
    if (this.shape === null || this.pinned) return;
    this.at = this.#near(x, y);
    this.reason = null;
  }

  #near(x: number, y: number): Place {
    const shape = this.shape!;
    const near = this.placements.nearest(shape, this.orientation, x, y, SNAP);
    if (near) return near;
    const centre = middle(shape, this.orientation);
    return this.#inside({ row: Math.round(y - centre.y), column: Math.round(x - centre.x) });
  }

  /** Kept so that no square leaves the grid. */
  #inside(at: Place): Place {
    const cells = covers(this.shape!, this.orientation, at);
    const rows = cells.map(({ row }) => row);
    const columns = cells.map(({ column }) => column);
    const back = (low: number, high: number) => (low < 0 ? -low : high >= SIDE ? SIDE - 1 - high : 0);
    return {
      row: at.row + back(Math.min(...rows), Math.max(...rows)),
      column: at.column + back(Math.min(...columns), Math.max(...columns)),
    };
  }

  nudge(down: number, right: number): void {
    if (this.shape === null) return;
    this.#unpin();
    const at = this.at ?? this.placements.at(this.shape, this.orientation)[0] ?? { row: 5, column: 5 };
    this.at = this.at === null ? at : this.#inside({ row: at.row + down, column: at.column + right });
  }

  turn(by: 1 | -1 = 1): void {
    if (this.shape !== null) this.#change(turned(this.shape, this.orientation, by));
  }

  flip(): void {
    if (this.shape !== null) this.#change(flipped(this.shape, this.orientation));
  }

  #change(orientation: string): void {
    const shape = this.shape!;
    const before = middle(shape, this.orientation);
    const at = this.at;
    const pinned = this.pinned;
    this.#unpin();
    this.#orientation = orientation;
    if (at === null) return;
    this.at = this.#near(at.column + before.x, at.row + before.y);
    if (pinned) void this.pin();
  }

  /** Lay the tile down for a look; what does not fit is explained. */
  async pin(): Promise<void> {
    const text = this.text;
    if (text === null) return;
    if (!this.fits) {
      const answer = await this.board.why(text);
      if (this.text === text) this.reason = answer;
      return;
    }
    this.pinned = true;
    this.reason = null;
    const ghost = await this.board.ghost(text);
    if (this.text === text && this.pinned) this.ghost = ghost as Preview<View> | null;
  }

  async confirm(): Promise<void> {
    const text = this.text;
    if (text === null || !this.fits) return;
    this.putBack();
    await this.board.play(text);
  }

  putBack(): void {
    this.#unpin();
    this.at = null;
  }

  #unpin(): void {
    this.pinned = false;
    this.ghost = null;
    this.reason = null;
  }

  // squares

  /** Moves of the chosen card that end on a square, by that square; of rovers only the chosen one's. */
  readonly onSquares: Map<string, MoveShown[]> = $derived.by(() => {
    const found = new Map<string, MoveShown[]>();
    if (!this.own || this.placing) return found;
    for (const move of this.card?.moves ?? []) {
      const names = move.text.split(' ').filter(isSquare);
      const last = names.at(-1);
      if (last === undefined || (names.length > 1 && names[0] !== this.rover)) continue;
      if (!found.has(last)) found.set(last, []);
      found.get(last)!.push(move);
    }
    return found;
  });

  /** Rovers that the chosen card lets go somewhere. */
  readonly starts: string[] = $derived.by(() => {
    if (!this.own) return [];
    const goes = (this.card?.moves ?? []).map(({ text }) => text.split(' ').filter(isSquare));
    return [...new Set(goes.filter((names) => names.length > 1).map((names) => names[0]!))];
  });
  readonly rover: string | null = $derived.by(() => {
    if (this.#rover !== null && this.starts.includes(this.#rover)) return this.#rover;
    return this.starts.length === 1 ? this.starts[0]! : null;
  });

  selectRover(name: string): void {
    if (this.card?.kind !== 'move' && !this.starts.includes(name)) this.choose('move');
    this.#rover = name;
  }

  /** Whether a square's rover has somewhere to go by some card. */
  canGo(name: string): boolean {
    return this.own && this.board.moves.some(({ verb, text }) => verb === 'move' && text.startsWith(`move ${name} `));
  }

  /** Where the chosen rover can get with the movement left, and how. */
  readonly reach: Map<string, string[]> = $derived.by(() => {
    const player = this.player;
    if (this.card?.kind !== 'move' || this.rover === null || !player || !this.own) return new Map();
    const steps = this.card.moves.map(({ text }) => text.split(' ').slice(1).map(place));
    const diagonal = steps.some(([a, b]) => a!.row !== b!.row && a!.column !== b!.column);
    const banned = this.#banned();
    const open = (from: string, to: string) => {
      const { row, column } = place(to);
      const sign = player.grid[row]![column]!;
      if (sign === '.' || sign === 't' || sign === banned || (banned === 'B' && sign === 'P') || player.rovers.includes(to)) return false;
      return this.planet !== 'tartarus' || side(from) === side(to);
    };
    const welcome = (name: string) => player.lifepods.includes(name) || player.meteorites.includes(name);
    const found = ways(this.rover, player.movement, open, diagonal, welcome);
    // The first step is known exactly: a way that begins otherwise is none.
    for (const [name, way] of found) {
      if (!this.#step(this.rover, way[0]!)) found.delete(name);
    }
    for (const { text } of this.card.moves) {
      const [, from, ...rest] = text.split(' ');
      if (from === this.rover && !found.has(rest.at(-1)!)) found.set(rest.at(-1)!, rest);
    }
    return found;
  });

  #banned(): string {
    const event = this.view.event ? facts.events[this.view.event.number] : undefined;
    const terrain = event?.kind === 'rover-ban' ? event.terrain : undefined;
    return terrain ? terrain[0]!.toUpperCase() : '';
  }

  #step(from: string, to: string): boolean {
    return this.board.moves.some(({ text }) => text === `move ${from} ${to}`);
  }

  /** Drive to a square step by step; stops where a step turns out not to be possible. */
  async walk(to: string): Promise<void> {
    let from = this.rover;
    const way = this.reach.get(to);
    if (from === null || !way || this.walking) return;
    this.walking = true;
    try {
      const jump = `move ${from} ${way.join(' ')}`;
      if (this.board.moves.some(({ text }) => text === jump)) {
        if (await this.board.play(jump)) this.#rover = to;
        return;
      }
      for (const next of way) {
        if (!this.#step(from, next) || !(await this.board.play(`move ${from} ${next}`))) break;
        from = next;
        this.#rover = next;
      }
    } finally {
      this.walking = false;
    }
  }

  moveCursor(down: number, right: number): void {
    const from = this.cursor ? place(this.cursor) : { row: 5, column: 5 };
    const to = { row: from.row + down, column: from.column + right };
    if (onGrid(to)) this.cursor = square(to);
  }
}

const side = (name: string): string => {
  const { row, column } = place(name);
  return facts.tartarusSides[row]![column]!;
};

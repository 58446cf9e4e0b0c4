/** What the map would look like after a move that is only considered: asked of the server. */

import type { Board } from '../../lib/table.svelte';
import { added, hulls, type Forming, type GalaxyView, type HexShown, type Hull, type PieceShown } from './galaxy';

export interface Ghost {
  /** Pieces that would be new, by the name of their hex. */
  pieces: Map<string, { hex: HexShown; pieces: PieceShown[] }>;
  hulls: Hull[];
  forming: Forming | null;
}

const PATIENCE = 60;

export class Ghosts {
  #ghost = $state.raw<Ghost | null>(null);
  #text: string | null = null;
  #view: GalaxyView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The ghost of the considered move; the last one goes at once. */
  get ghost(): Ghost | null {
    return this.#ghost;
  }

  /** To be called whenever the considered move or the position may have changed. */
  consider(board: Board<GalaxyView>, text: string | null): void {
    const view = board.view;
    if (text === this.#text && view === this.#view) return;
    if (text !== this.#text) this.#ghost = null;
    this.#text = text;
    this.#view = view;
    clearTimeout(this.#timer);
    if (text === null) return;
    this.#timer = setTimeout(async () => {
      const preview = await board.ghost(text);
      if (this.#text !== text || this.#view !== view) return;
      this.#ghost = preview?.view ? compare(view, preview.view) : null;
    }, PATIENCE);
  }
}

export function compare(now: GalaxyView, after: GalaxyView): Ghost {
  const before = new Map(now.hexes.map((hex) => [hex.name, hex]));
  const pieces: Ghost['pieces'] = new Map();
  const joined = after.hexes.filter((hex) => {
    const old = before.get(hex.name);
    if (!old) return false;
    const fresh = added(old, hex);
    if (fresh.length > 0 || old.planet !== hex.planet) pieces.set(hex.name, { hex, pieces: fresh });
    return (hex.federations ?? []).some((seat) => !old.federations?.includes(seat));
  });
  const grown = hulls(after.hexes).filter((hull) => joined.some((hex) => hull.hexes.includes(hex)));
  return { pieces, hulls: grown, forming: after.forming };
}

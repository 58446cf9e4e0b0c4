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
  #shown = $state.raw<{ text: string; ghost: Ghost } | null>(null);
  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The ghost of the considered move; the last one goes at once. */
  get ghost(): Ghost | null {
    return this.#shown?.ghost ?? null;
  }

  consider(board: Board<GalaxyView>, text: string | null): void {
    if (text === this.#wanted) return;
    this.#wanted = text;
    this.#shown = null;
    clearTimeout(this.#timer);
    if (text === null) return;
    this.#timer = setTimeout(async () => {
      const now = board.view;
      const preview = await board.ghost(text);
      if (preview?.view && this.#wanted === text && board.view === now) {
        this.#shown = { text, ghost: compare(now, preview.view) };
      }
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

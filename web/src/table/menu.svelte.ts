/** The board is the menu: what was clicked on the board, and the few legal things there. */

import type { MoveShown } from '../lib/types';

export interface Choice {
  move: MoveShown;
  /** Instead of the move's own label. */
  label?: string;
}

export interface OpenMenu {
  title: string;
  /** One sentence about the thing itself, shown above the choices. */
  about: string;
  choices: Choice[];
  /** Asked of the server: moves that a player might have wanted here and that are not legal. */
  wanted: string[];
  /** Whether `wanted` is just an example, so that it is never proposed. */
  example: boolean;
  /** A section of the player aid. */
  aid: string;
  x: number;
  y: number;
}

class BoardMenu {
  open = $state.raw<OpenMenu | null>(null);
  /** The choice under the pointer or the focus, for previews on the board. */
  considered = $state<string | null>(null);
  #opener: HTMLElement | SVGElement | null = null;

  /** Open beside the element (or the pointer) that was clicked. */
  show(event: Event, menu: Partial<OpenMenu> & { title: string }): void {
    const at = event.currentTarget as HTMLElement | SVGElement;
    const box = at.getBoundingClientRect();
    const pointer = event instanceof MouseEvent && event.detail > 0;
    this.#opener = at;
    this.considered = null;
    this.open = {
      about: '',
      choices: [],
      wanted: [],
      example: false,
      aid: '',
      x: pointer ? event.clientX : box.left + box.width / 2,
      y: pointer ? event.clientY : box.top + box.height / 2,
      ...menu,
    };
    event.stopPropagation();
  }

  close(): void {
    if (this.open === null) return;
    this.open = null;
    this.considered = null;
    this.#opener?.focus({ preventScroll: true });
  }
}

export const menu = new BoardMenu();

/** Moves that a player might have wanted, to ask the server why they are not possible. */

import type { Board } from '../lib/table.svelte';
import type { GaiaView } from './types';

/** A planet for a question about building: one where a mine could stand, else any that is free. */
export function somePlanet(board: Board<GaiaView>): string | null {
  const legal = board.moves.find((move) => move.verb === 'mine')?.targets[0]?.name;
  const free = board.view.hexes.find((hex) => hex.planet && hex.planet !== 'transdim' && !hex.pieces);
  return legal ?? free?.name ?? null;
}

function ownPiece(board: Board<GaiaView>, piece: string): string | null {
  const own = (one: { seat: number; piece: string }) => one.seat === board.seat && one.piece === piece;
  return board.view.hexes.find((hex) => hex.pieces?.some(own))?.name ?? null;
}

const ask = (text: string, hex: string | null): string[] => (hex ? [`${text} ${hex}`] : []);

export function wantedPower(board: Board<GaiaView>, name: string, onPlanet: boolean): string[] {
  return onPlanet ? ask(`power ${name}`, somePlanet(board)) : [`power ${name}`];
}

export function wantedSpecial(board: Board<GaiaView>, action: string): string[] {
  switch (action) {
    case 'step':
      return ask('special step', somePlanet(board));
    case 'range':
      return ask('special range-mine', somePlanet(board));
    case 'swap':
      return ask('special swap', ownPiece(board, 'mine'));
    case 'downgrade':
      return ask('special downgrade', ownPiece(board, 'research-lab'));
    case 'station':
      return ask('special station', board.view.hexes.find((hex) => !hex.planet && !hex.pieces)?.name ?? null);
    case 'advance':
      return ['special advance economy'];
    default:
      return [`special ${action}`];
  }
}

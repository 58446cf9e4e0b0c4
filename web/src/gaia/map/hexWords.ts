/** A hex in words: for its menu, its card and those who hear the map. */

import { t } from '../../lib/i18n.svelte';
import type { Board } from '../../lib/table.svelte';
import type { GalaxyView, HexShown } from './galaxy';

const STRUCTURES = ['mine', 'trading-station', 'research-lab', 'planetary-institute', 'knowledge-academy', 'qic-academy'];

export function hexTitle(hex: HexShown): string {
  const what = hex.planet ? t(`galaxy.planet.${hex.planet}`) : t('galaxy.space');
  return t('galaxy.title', { what, hex: hex.name });
}

/** Whose piece it is and what: "your mine", "Ada's trading station". */
export function pieceWords(board: Board<GalaxyView>, seat: number, piece: string): string {
  const what = t(`galaxy.piece.${piece}`);
  return seat === board.seat
    ? t('galaxy.yours', { what })
    : t('galaxy.theirs', { what, name: board.name(seat) });
}

export function hexAbout(board: Board<GalaxyView>, hex: HexShown): string {
  return (hex.pieces ?? []).map((piece) => pieceWords(board, piece.seat, piece.piece)).join(', ');
}

export function hexLabel(board: Board<GalaxyView>, hex: HexShown, moves: number): string {
  const parts = [hex.name, hex.planet ? t(`galaxy.planet.${hex.planet}`) : t('galaxy.space')];
  const about = hexAbout(board, hex);
  if (about) parts.push(about);
  const text = parts.join(', ');
  return moves > 0 ? t('galaxy.withMoves', { what: text, n: moves }) : text;
}

/** What a player who clicks here might have wanted, so that the server can say why not. */
export function wantedAt(board: Board<GalaxyView>, hex: HexShown): string[] {
  if (board.seat === null || !hex.planet) return [];
  if (board.view.phase === 'setup') return [`place ${hex.name}`];
  const own = hex.pieces?.find((piece) => piece.seat === board.seat && STRUCTURES.includes(piece.piece));
  if (own) {
    const next = { mine: 'trading-station', 'trading-station': 'research-lab', 'research-lab': 'knowledge-academy' }[own.piece];
    return next ? [`upgrade ${hex.name} ${next}`] : [];
  }
  return [`${hex.planet === 'transdim' ? 'gaiaform' : 'mine'} ${hex.name}`];
}

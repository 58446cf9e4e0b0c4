/** A hex in words: for its menu, its card and those who hear the map. */

import { t } from '../../lib/i18n.svelte';
import type { Board } from '../../lib/table.svelte';
import type { MoveShown } from '../../lib/types';
import type { GalaxyView, HexShown, PieceShown } from './galaxy';

const STRUCTURES = ['mine', 'trading-station', 'research-lab', 'planetary-institute', 'knowledge-academy', 'qic-academy'];

function ownStructure(hex: HexShown, seat: number | null): PieceShown | undefined {
  return hex.pieces?.find((piece) => piece.seat === seat && STRUCTURES.includes(piece.piece));
}

export function hexTitle(hex: HexShown): string {
  const what = hex.planet ? t(`galaxy.planet.${hex.planet}`) : t('galaxy.space');
  return t('galaxy.title', { what, hex: hex.name });
}

/** Whose piece it is and what: "your mine", "trading station of Ada". */
export function pieceWords(board: Board<GalaxyView>, seat: number, piece: string): string {
  if (seat === board.seat) return t(`galaxy.own.${piece}`);
  return t('galaxy.theirs', { what: t(`galaxy.piece.${piece}`), name: board.name(seat) });
}

export function hexAbout(board: Board<GalaxyView>, hex: HexShown): string {
  return (hex.pieces ?? []).map((piece) => pieceWords(board, piece.seat, piece.piece)).join(', ');
}

export function hexLabel(board: Board<GalaxyView>, hex: HexShown, moves: number, fresh: boolean): string {
  const parts = [hex.name, hex.planet ? t(`galaxy.planet.${hex.planet}`) : t('galaxy.space')];
  const about = hexAbout(board, hex);
  if (about) parts.push(about);
  if (fresh) parts.push(t('galaxy.new'));
  const text = parts.join(', ');
  return moves > 0 ? t('galaxy.withMoves', { what: text, n: moves }) : text;
}

/** The way there and the price in one line, for those who see no card. */
function settlingWords({ settling }: HexShown): string {
  if (!settling) return '';
  const words = [t('galaxy.distanceIs', { distance: settling.distance, range: settling.range })];
  if (settling.steps) words.unshift(t('galaxy.steps', { n: settling.steps }));
  return words.join(', ');
}

const ORDER = ['satellite', 'automa-satellite', 'lost-planet', 'place', 'mine', 'gaiaform', 'upgrade', 'power', 'special', 'rotate', 'federation'];
const FEDERATIONS = 4;

/** What a click on a hex offers: exactly what is legal there, or what may be asked about. */
export function menuOf(board: Board<GalaxyView>, hex: HexShown) {
  const rank = (move: MoveShown) => ORDER.indexOf(move.verb) + (isChoosing(move) ? 0.5 : 0);
  const there = board.moves
    .filter((move) => move.targets.some(({ kind, name }) => (kind === 'hex' ? name === hex.name : kind === 'sector' && name === hex.sector)))
    .sort((a, b) => rank(a) - rank(b));
  const [federations, others] = [there.filter(isFederation), there.filter((move) => !isFederation(move))];
  const hidden = federations.filter((move) => !isChoosing(move)).length - FEDERATIONS;
  const about = [hexAbout(board, hex), settlingWords(hex), hidden > 0 ? t('galaxy.moreFederations', { n: hidden }) : ''];
  return {
    title: hexTitle(hex),
    about: about.filter(Boolean).join(' · '),
    choices: [...others, ...federations.slice(0, FEDERATIONS)].map((move) => ({ move })),
    wanted: wantedAt(board, hex).filter((text) => !there.some((move) => move.text === text)),
    aid: aidOf(board, hex),
  };
}

/** The section of the player aid that tells most about what can be done here. */
function aidOf({ view, seat }: Board<GalaxyView>, hex: HexShown): string {
  if (view.decision === 'lost-planet') return 'lost-planet';
  if (view.decision === 'satellite') return 'satellites';
  if (view.decision === 'assemble') return 'variable-board';
  if (hex.planet === undefined) return hex.pieces ? 'satellites' : 'galaxy';
  if (ownStructure(hex, seat)) return 'upgrade';
  return { transdim: 'gaia-project', gaia: 'gaia-planets', lost: 'lost-planet' }[hex.planet] ?? 'mine';
}

const isFederation = (move: MoveShown): boolean => move.verb === 'federation';
const isChoosing = (move: MoveShown): boolean => move.text.endsWith('choose-tokens');

/** Decisions that are answered by a hex. */
const PLACING = ['place', 'satellite', 'lost-planet', 'automa-satellite'];

/** What a structure becomes with most factions, then what it becomes with others. */
const UPGRADES: Record<string, string[]> = {
  mine: ['trading-station'],
  'trading-station': ['research-lab', 'planetary-institute', 'knowledge-academy', 'qic-academy'],
  'research-lab': ['knowledge-academy', 'qic-academy', 'planetary-institute'],
};

/** What a player who clicks here might have wanted, so that the server can say why not. */
export function wantedAt(board: Board<GalaxyView>, hex: HexShown): string[] {
  if (board.seat === null) return [];
  const { decision } = board.view;
  if (decision && PLACING.includes(decision)) return [`${decision} ${hex.name}`];
  if (!hex.planet) return [];
  const own = ownStructure(hex, board.seat);
  if (own) return (UPGRADES[own.piece] ?? []).map((next) => `upgrade ${hex.name} ${next}`);
  return [`${hex.planet === 'transdim' ? 'gaiaform' : 'mine'} ${hex.name}`];
}

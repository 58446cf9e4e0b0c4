/** Which of the legal moves is the natural next step: what Enter and the bright button do. */

const ENDINGS = ['end', 'done', 'assembled'];

export function nextStep(moves: string[], wished: string | null): string | null {
  if (wished !== null && moves.includes(wished)) return wished;
  if (moves.length === 1) return moves[0]!;
  return moves.find((move) => ENDINGS.includes(move)) ?? null;
}

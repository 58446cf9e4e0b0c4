import type { GameParts } from '../games';

/** "2× 1 power for 1 credit, 3 power for 1 ore": of "Burn power: ..." the beginning will do. */
export function payment(moves: string[], { moveLabel }: GameParts): string {
  const free = moves.slice(0, -1);
  return [...new Set(free)]
    .map((text) => {
      const times = free.filter((other) => other === text).length;
      return (times > 1 ? `${times}× ` : '') + moveLabel(text).split(':')[0];
    })
    .join(', ');
}

/** Hexes on the plane: flat on top, (1, 0) lies lower right, y grows downwards. */

export const RADIUS = 50;
const HEIGHT = RADIUS * Math.sqrt(3);
/** The neighbour across each edge, clockwise from the lower right one. */
const ACROSS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

export interface Axial {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

export const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

export function centre({ q, r }: Axial): Point {
  return { x: q * RADIUS * 1.5, y: (r + q / 2) * HEIGHT };
}

function corner(at: Point, i: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * i;
  return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
}

const written = (p: Point): string => `${+p.x.toFixed(1)} ${+p.y.toFixed(1)}`;

export function hexPath(at: Point, radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => written(corner(at, i, radius))).join('L')}Z`;
}

/** The hexes in groups that hang together. */
export function connected<T extends Axial>(hexes: T[]): T[][] {
  const left = new Map(hexes.map((hex) => [keyOf(hex), hex]));
  const groups: T[][] = [];
  for (const first of hexes) {
    if (!left.delete(keyOf(first))) continue;
    const group = [first];
    for (const { q, r } of group) {
      for (const [dq, dr] of ACROSS) {
        const key = keyOf({ q: q + dq, r: r + dr });
        const next = left.get(key);
        if (next && left.delete(key)) group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The closed lines round a set of hexes, clockwise, moved inwards by `inset`. */
export function outline(hexes: Axial[], inset = 0): Point[][] {
  const inside = new Set(hexes.map(keyOf));
  const edges = new Map<string, [Point, Point]>();
  for (const hex of hexes) {
    const at = centre(hex);
    ACROSS.forEach(([dq, dr], i) => {
      if (inside.has(keyOf({ q: hex.q + dq, r: hex.r + dr }))) return;
      const from = corner(at, i);
      edges.set(rounded(from), [from, corner(at, i + 1)]);
    });
  }
  const loops: Point[][] = [];
  while (edges.size > 0) {
    const loop: Point[] = [];
    let key = edges.keys().next().value as string;
    for (let edge = edges.get(key); edge; edge = edges.get(key)) {
      edges.delete(key);
      loop.push(edge[0]);
      key = rounded(edge[1]);
    }
    loops.push(inset === 0 ? loop : loop.map((_, i) => moved(loop, i, inset)));
  }
  return loops;
}

const rounded = (p: Point): string => `${Math.round(p.x)},${Math.round(p.y)}`;

/** A corner of a loop where its two edges meet after both have moved inwards. */
function moved(loop: Point[], i: number, by: number): Point {
  const at = loop[i]!;
  const a = normal(loop[(i + loop.length - 1) % loop.length]!, at);
  const b = normal(at, loop[(i + 1) % loop.length]!);
  const factor = by / (1 + a.x * b.x + a.y * b.y);
  return { x: at.x + (a.x + b.x) * factor, y: at.y + (a.y + b.y) * factor };
}

function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

export function sharpPath(loops: Point[][]): string {
  return loops.map((loop) => `M${loop.map(written).join('L')}Z`).join('');
}

/** The same line without corners: from the middle of each edge to the middle of the next. */
export function softPath(loops: Point[][]): string {
  return loops
    .map((loop) => {
      const middle = (i: number) => {
        const a = loop[i % loop.length]!;
        const b = loop[(i + 1) % loop.length]!;
        return written({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      };
      const curves = loop.map((_, i) => `Q${written(loop[(i + 1) % loop.length]!)} ${middle(i + 1)}`);
      return `M${middle(0)}${curves.join('')}Z`;
    })
    .join('');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function bounds(hexes: Axial[]): Box {
  const at = hexes.map(centre);
  const left = Math.min(...at.map((p) => p.x)) - RADIUS;
  const top = Math.min(...at.map((p) => p.y)) - HEIGHT / 2;
  return {
    x: left,
    y: top,
    width: Math.max(...at.map((p) => p.x)) + RADIUS - left,
    height: Math.max(...at.map((p) => p.y)) + HEIGHT / 2 - top,
  };
}

/** A hex after so many turns of the whole map by 60 degrees clockwise. */
export function turned<T extends Axial>(hex: T, turns: number): T {
  let { q, r } = hex;
  for (let i = 0; i < turns; i++) [q, r] = [0 - r, q + r];
  return turns === 0 ? hex : { ...hex, q, r };
}

const WORTH = 1.12;

/** How far to turn the map so that it shows largest: only a tall window is worth a turn. */
export function bestTurn(hexes: Axial[], width: number, height: number): number {
  if (height < width * 1.1) return 0;
  const [plain, once, twice] = [0, 1, 2].map((turns) => {
    const box = bounds(hexes.map((hex) => turned(hex, turns)));
    return Math.min(width / box.width, height / box.height);
  }) as [number, number, number];
  if (Math.max(once, twice) < plain * WORTH) return 0;
  return once >= twice ? 1 : 2;
}

/** Where an arrow key leads: along a column, or to the nearest of the next one. */
export function step(key: string, { q, r }: Axial): Axial[] {
  switch (key) {
    case 'ArrowUp':
      return [{ q, r: r - 1 }];
    case 'ArrowDown':
      return [{ q, r: r + 1 }];
    case 'ArrowRight':
      return q % 2 ? [{ q: q + 1, r: r - 1 }, { q: q + 1, r }] : [{ q: q + 1, r }, { q: q + 1, r: r - 1 }];
    case 'ArrowLeft':
      return q % 2 ? [{ q: q - 1, r }, { q: q - 1, r: r + 1 }] : [{ q: q - 1, r: r + 1 }, { q: q - 1, r }];
    default:
      return [];
  }
}

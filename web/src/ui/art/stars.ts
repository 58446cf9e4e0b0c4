/** A sky that is the same for everybody: stars from a small generator of numbers. */

export interface Star {
  x: number;
  y: number;
  r: number;
  light: number;
}

/** Numbers between 0 and 1 that only depend on the seed (mulberry32). */
export function chance(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let n = Math.imul(a ^ (a >>> 15), 1 | a);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

export function stars(count: number, width: number, height: number, seed: number): Star[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const bright = next();
    return {
      x: Math.round(next() * width),
      y: Math.round(next() * height),
      r: Math.round((0.4 + bright ** 6 * 1.5) * 100) / 100,
      light: Math.round((0.25 + 0.75 * next()) * 100) / 100,
    };
  });
}

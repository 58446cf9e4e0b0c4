/** Finding things by a few letters: case and accents do not matter, every word must occur. */

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss');
}

/** Whether every word of the query begins or lies within the text. */
export function matches(text: string, query: string): boolean {
  const within = fold(text);
  return fold(query).split(/\s+/).every((word) => within.includes(word));
}

/** The things that match, those with a match in their first text first; order otherwise kept. */
export function find<T>(things: readonly T[], query: string, texts: (thing: T) => string[]): T[] {
  if (!query.trim()) return [...things];
  const first: T[] = [];
  const rest: T[] = [];
  for (const thing of things) {
    const all = texts(thing);
    if (matches(all[0] ?? '', query)) first.push(thing);
    else if (matches(all.join(' '), query)) rest.push(thing);
  }
  return [...first, ...rest];
}

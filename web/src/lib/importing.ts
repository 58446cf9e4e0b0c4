/** What was pasted: JSON is a game of boardgamers.space, anything else a record of ours. */

export type Import = { record: string } | { boardgamers: Record<string, unknown> };

export function readImport(text: string): Import | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  if (!trimmed.startsWith('{')) return { record: `${trimmed}\n` };
  try {
    return { boardgamers: JSON.parse(trimmed) };
  } catch {
    return null;
  }
}

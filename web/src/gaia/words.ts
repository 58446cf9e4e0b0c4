/** Moves in a few words. */
export function moveLabel(text: string): string {
  return text;
}

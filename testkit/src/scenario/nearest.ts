/** A sentence about an unknown word. */
export function unknown(kind: string, word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return `There is no ${kind} ${JSON.stringify(word)}${meant === undefined ? '.' : `: did you mean ${JSON.stringify(meant)}?`} ${choice(known)}`;
}

/** Long lists are cut: a deck of 84 would bury the sentence. */
export function choice(known: readonly string[]): string {
  const listed = known.length <= 16 ? known.join(', ') : `${known.slice(0, 12).join(', ')}, … (${known.length} in all)`;
  return known.length === 1 ? `Write ${listed}.` : `Write one of ${listed}.`;
}

/** The known word that a mistyped one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  const [best] = known
    .map(each => ({ each, off: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ off }) => off <= reach)
    .sort((a, b) => a.off - b.off);
  return best?.each;
}

/** How many letters must be inserted, left out, changed or swapped with their neighbour to make one word the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

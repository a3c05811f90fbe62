/** Why there is no table to be at, and so which page to show. */
import type { LineState } from '@lamplight/client';

export const ends = ['gone', 'removed', 'left elsewhere', 'moved', 'outdated', 'closed'] as const;
export type End = (typeof ends)[number];

/** The server's sentences, by how they begin: a page for each, and one for those we do not know. */
const sentences: readonly (readonly [string, End])[] = [
  ['There is no table', 'gone'],
  ['You are no longer', 'removed'],
  ['You went on at another device', 'moved'],
];

/** `isRemembered`: this browser still holds its secret; whoever left in another tab does not. */
export function endOf(
  line: Extract<LineState, { is: 'closed' }>,
  { isRemembered }: { readonly isRemembered: boolean },
): End {
  if (line.outdated) return 'outdated';
  const end = sentences.find(([begins]) => line.because.startsWith(begins))?.[1] ?? 'closed';
  return end === 'removed' && !isRemembered ? 'left elsewhere' : end;
}

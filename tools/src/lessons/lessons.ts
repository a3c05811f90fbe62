import { join } from 'node:path';
import { lessonBoards } from '@lamplight/web/lessons';
import { keep, type MatchDifference } from '../matches/keep.ts';

const pages = join(import.meta.dirname, '..', '..', '..', 'web', 'src');

/** The lessons whose stored course differs from how they are played today. Writes only if asked to. */
export async function lessons({ write }: { readonly write: boolean }): Promise<readonly MatchDifference[]> {
  const differences: MatchDifference[] = [];
  for (const { page, name, play } of lessonBoards) {
    differences.push(...(await keep(join(pages, page, 'scenes'), { [name]: async () => play() }, { write })));
  }
  return differences;
}

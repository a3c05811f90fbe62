import { join } from 'node:path';
import { type Difference, keep } from '../matches/keep.ts';
import { learn } from './shadows/learn.ts';
import { rules } from './shadows/rules.ts';

const pages = join(import.meta.dirname, '..', '..', '..', 'web', 'src', 'shadows');

/** What the pages hold otherwise than it is played today. Writes only if asked to. */
export async function lessons({ write }: { readonly write: boolean }): Promise<readonly Difference[]> {
  const kept = [
    await keep(join(pages, 'learn', 'scenes'), { learn: async () => learn() }, { write }),
    await keep(join(pages, 'rules', 'scenes'), { rules: async () => rules() }, { write }),
  ];
  return kept.flat();
}

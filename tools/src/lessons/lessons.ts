import { join } from 'node:path';
import { type Difference, keep } from '../matches/keep.ts';
import { emeraldLearn } from './emerald/learn.ts';
import { emeraldRules } from './emerald/rules.ts';
import { learn } from './shadows/learn.ts';
import { rules } from './shadows/rules.ts';

const pages = join(import.meta.dirname, '..', '..', '..', 'web', 'src');
const shadows = join(pages, 'shadows');
const emerald = join(pages, 'emerald');

/** What the pages hold otherwise than it is played today. Writes only if asked to. */
export async function lessons({ write }: { readonly write: boolean }): Promise<readonly Difference[]> {
  const kept = [
    await keep(join(shadows, 'learn', 'scenes'), { learn: async () => learn() }, { write }),
    await keep(join(shadows, 'rules', 'scenes'), { rules: async () => rules() }, { write }),
    await keep(join(emerald, 'learn', 'scenes'), { learn: async () => emeraldLearn() }, { write }),
    await keep(join(emerald, 'rules', 'scenes'), { rules: async () => emeraldRules() }, { write }),
  ];
  return kept.flat();
}

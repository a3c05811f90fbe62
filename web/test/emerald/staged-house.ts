import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@lamplight/contract';
import { inject } from 'vitest';
import { type House, openHouse } from '../house.ts';

/** A house whose next match of Emerald begins where the test wants it to. */
export interface StagedHouse extends House {
  /** A scenario's `given`, as in `games/emerald/scenarios`. Players and options are the table's. */
  stage(given: Json): void;
}

export async function openStagedHouse(env: Readonly<Record<string, string>> = {}): Promise<StagedHouse> {
  const pages = inject('pages');
  if ('broken' in pages) throw new Error(pages.broken);
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-staged-'));
  const file = join(folder, 'stage.json');
  writeFileSync(file, '{}');
  const house = await openHouse(pages.folder, {
    STAGE: file,
    NODE_OPTIONS: `--import=${new URL('./staged.ts', import.meta.url)}`,
    ...env,
  });
  return {
    ...house,
    stage: given => writeFileSync(file, JSON.stringify(given)),
    close: async () => {
      await house.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

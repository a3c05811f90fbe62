import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@lamplight/contract';
import { openTestServer, type TestServer } from '../test-server.ts';

/** A server whose next match of Emerald begins at a position of the test's choice. */
export interface StagedServer extends TestServer {
  /**
   * `given` of a scenario, as in `games/emerald/scenarios`. Players and options come from the table. Null: dealt as
   * usual.
   */
  stage(given: Json): void;
}

export async function openStagedServer(pages: string): Promise<StagedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-staged-'));
  const file = join(folder, 'stage.json');
  writeFileSync(file, 'null');
  const server = await openTestServer(pages, {
    STAGE: file,
    NODE_OPTIONS: `--import=${new URL('./staged.ts', import.meta.url)}`,
  });
  return {
    ...server,
    stage: given => writeFileSync(file, JSON.stringify(given)),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

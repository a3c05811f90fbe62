import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPages } from './pages.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** A server for one test alone, which does things to it that no other test could bear. */
export interface OwnServer extends TestServer {
  /** kill -9, and a restart with the clock moved ahead by so many milliseconds. */
  skip(milliseconds: number): Promise<void>;
  /** kill -9, and a restart without any data. */
  empty(): Promise<void>;
}

export async function openOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-own-server-'));
  const data = join(folder, 'data');
  const clock = join(folder, 'ahead');
  let ahead = 0;
  const set = () => writeFileSync(clock, String(ahead));
  set();
  const server = await openTestServer(builtPages(), {
    DATA: data,
    AHEAD: clock,
    NODE_OPTIONS: `--import=${new URL('./ahead.ts', import.meta.url)}`,
  });
  return {
    ...server,
    skip: async milliseconds => {
      await server.kill();
      ahead += milliseconds;
      set();
      await server.start();
    },
    empty: async () => {
      await server.kill();
      rmSync(data, { recursive: true });
      await server.start();
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

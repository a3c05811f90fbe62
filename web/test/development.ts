import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './test-server.ts';

const program = fileURLToPath(new URL('../../tools/src/dev/main.ts', import.meta.url));

/** The stack of `npm run dev`, with a port and a folder of its own. */
export interface Development {
  readonly url: string;
  /** The address of each game's table. */
  readonly tables: Readonly<Record<string, string>>;
  /** As Ctrl-C does. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

export async function develop(): Promise<Development> {
  const data = mkdtempSync(join(tmpdir(), 'lamplight-dev-'));
  const port = await freePort();
  const child = spawn(process.execPath, [program, '--port', `${port}`, '--data', data]);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let wrote = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      wrote += text;
      if (wrote.includes('Ctrl-C ends it all')) ready.resolve();
    });
  }
  child.once('exit', code => ready.reject(new Error(`npm run dev left with ${code}:\n${wrote}`)));
  await ready.promise;
  const rows = wrote.matchAll(/^ {2}(\w+) +(http\S+)$/gm);
  const { home = '', ...tables } = Object.fromEntries([...rows].map(([, name, url]) => [name, url]));
  return {
    url: home.replace(/\/$/, ''),
    tables,
    stop: async () => {
      child.kill('SIGINT');
      const [code] = await ended;
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}

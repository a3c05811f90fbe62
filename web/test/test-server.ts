import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultTable, type TestTableOrder } from './orders.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** Limits are meant for strangers: here everybody has the same address. */
const roomy = {
  SOCKETS_PER_ADDRESS: '10000',
  ADDRESS_RATE: '100000',
  TABLE_RATE: '100000',
  SOCKET_RATE: '10000',
  TABLES_PER_MINUTE: '10000',
};

/** The real server in a process of its own, with real SQLite in a temporary folder. */
export interface TestServer {
  readonly port: number;
  readonly url: string;
  /** Opens a table and resolves to its code. */
  table(order?: TestTableOrder): Promise<string>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again at the same port, with the same data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestServer(pages: string, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const fixed = { HOST: '127.0.0.1', PORT: `${port}`, DATA: join(folder, 'data'), PAGES: pages, LOG_LEVEL: 'warn' };
  let child: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...roomy, ...fixed, ...env } });
    child = started;
    let wrote = '';
    const listening = Promise.withResolvers<void>();
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        wrote = `${wrote}${text}`.slice(-4_000);
        if (wrote.includes('is lit at')) listening.resolve();
      });
    }
    started.once('exit', code =>
      listening.reject(new Error(`The server left with ${code} before it was lit:\n${wrote}`)),
    );
    await listening.promise;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    port,
    url,
    table: async order => {
      const body = JSON.stringify({ ...defaultTable, ...order });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`No table was opened: ${await answer.text()}`);
      return ((await answer.json()) as { readonly code: string }).code;
    },
    kill: () => end('SIGKILL'),
    start,
    close: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reserved, so that the server can come back to it: nobody else takes a port that was just released. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

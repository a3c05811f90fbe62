import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { servePages } from '@lamplight/web/serve';
import type { Command } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { WorldProcess } from './world-process.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The sources of the server and its tables. Vite watches the pages and reloads them by itself. */
const served = ['server/src', 'contract/src', 'client/src', 'games', 'bots', 'art/src', 'tools/src/dev'];
const isSource = /\.(?:ts|json|csv|txt)$/;
const isTest = /\.test\.ts$/;
/** An editor that saves writes several files at once. */
const pause = 100;

const flags = {
  port: { kind: 'whole', value: 'N', about: 'where the pages are (default 5173)' },
  data: { kind: 'text', value: 'FOLDER', about: 'where the tables are kept (default data-dev)' },
  fresh: { kind: 'switch', about: 'forget the tables of the last time' },
} as const satisfies Flags;

export const dev: Command<typeof flags> = {
  name: 'dev',
  about: 'Serves the pages from their sources, with hot reload, a running table of each game and a debug panel.',
  flags,
  run: async ({ values: { port = 5173, data = 'data-dev', fresh } }, say) => {
    const began = performance.now();
    if ((await portAt(port)) === undefined) throw new Misuse(taken(port));
    const folder = resolve(root, data);
    if (fresh) rmSync(folder, { recursive: true, force: true });
    const behind = (await portAt(0)) ?? 0;
    const world = new WorldProcess({ data: folder, port: behind });
    try {
      const starting = world.start();
      const vite = await servePages({
        port,
        server: `http://127.0.0.1:${behind}`,
        cache: join(folder, 'vite'),
        answer: ask => world.ask(ask),
        watched: served.map(each => join(root, each)),
        changed: reloading(world, say),
      });
      const tables = (await starting) ?? [];
      const url = `http://127.0.0.1:${port}`;
      say(`Lamplight for developers, after ${((performance.now() - began) / 1000).toFixed(1)} s:`);
      say(`  ${'home'.padEnd(9)} ${url}/`);
      for (const { game, code } of tables) say(`  ${game.padEnd(9)} ${url}/t/${code}`);
      say(
        'You have a seat at each table and bots have the others. The debug panel is on the page. Ctrl-C ends it all.',
      );
      await toldToStop();
      await vite.close();
      return { passed: true, json: { url, tables: tables.map(({ game, code }) => ({ game, code })) } };
    } finally {
      await world.end();
    }
  },
};

/** Starts the server again when one of its sources has changed. */
function reloading(world: WorldProcess, say: (line: string) => void): (file: string) => void {
  const reload = lastOf(pause, async (file: string) => {
    say(`${file} changed: the server starts again.`);
    if ((await world.start()) === undefined) say('It is not running. It starts again after your next change.');
  });
  return file => {
    const path = relative(root, file).replaceAll('\\', '/');
    const isServed = served.some(folder => path.startsWith(`${folder}/`));
    if (isServed && isSource.test(path) && !isTest.test(path)) reload(path);
  };
}

/** A terminal may send the signal twice, through npm and directly. */
function toldToStop(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
}

const taken = (port: number): string =>
  `Port ${port} is taken by another program, perhaps another npm run dev. Stop that one, or choose another port: npm run dev -- --port ${port + 1}.`;

/** Debounces: calls with the last value after a quiet time, and never twice at once. */
function lastOf<T>(quiet: number, call: (what: T) => Promise<void>): (what: T) => void {
  let timer: NodeJS.Timeout | undefined;
  let before = Promise.resolve();
  return what => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      before = before.then(() => call(what));
    }, quiet);
  };
}

/** This port, or any for 0; undefined if it is taken. */
async function portAt(port: number): Promise<number | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

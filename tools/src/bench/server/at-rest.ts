/** What an idle match costs: the memory it takes, and the time until it is shown again. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { must } from '@lamplight/contract';
import { openSqlite } from '@lamplight/server/store/sqlite';
import { WebSocket } from 'ws';
import { inFolder, roomy, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type Figure, median, quantile, spoken } from '../figure.ts';
import { type SownMatch, sow, type Template } from './template.ts';

interface Effort {
  /** Loaded before memory is first measured, so that one-time allocations are made by then. */
  readonly first: number;
  readonly loaded: number;
  /** Loaded one by one, each timed. */
  readonly timed: number;
}

const usual: Effort = { first: 60, loaded: 400, timed: 40 };

export async function atRest(name: string, template: Template, effort: Effort = usual): Promise<readonly Figure[]> {
  return inFolder(async folder => {
    const store = await openSqlite({ folder });
    const inputs = template.acts.length;
    const sown = await sow(store, template, Array(effort.first + effort.loaded + effort.timed).fill(inputs));
    await store.close();
    const server = await startServer(serverProgram, { ...roomy, DATA: folder });
    try {
      const token = must(template.tokens, 0);
      for (const one of sown.slice(0, effort.first)) await shown(server.port, one, token);
      const cold: number[] = [];
      const warm: number[] = [];
      for (const one of sown.slice(effort.first, effort.first + effort.timed)) {
        cold.push(await shown(server.port, one, token));
        warm.push(await shown(server.port, one, token));
      }
      const before = await server.usage('memory');
      for (const one of sown.slice(effort.first + effort.timed)) await lookedAt(server.port, one);
      const after = await server.usage('memory');
      return [
        {
          subject: `${name}: memory of a loaded match at rest, with its table`,
          value: (after.heap - before.heap) / effort.loaded / 1_000,
          unit: 'kB',
          aim: { most: 20 },
          detail: `${effort.loaded} of ${inputs} inputs each; rss grew by ${spoken((after.rss - before.rss) / effort.loaded / 1_000)} kB for each`,
        },
        {
          subject: `${name}: from hello to the view of a stored match of ${inputs} inputs`,
          value: median(cold),
          unit: 'ms',
          aim: { most: 20 },
          detail: `quartiles ${spoken(quantile(cold, 0.25))}–${spoken(quantile(cold, 0.75))}; ${spoken(median(cold) / median(warm))} times one that is loaded (${spoken(median(warm))} ms), over the socket`,
        },
      ];
    } finally {
      await server.stop();
    }
  });
}

/** Milliseconds from hello to the view of the match, as a player. */
async function shown(port: number, { code }: SownMatch, token: string): Promise<number> {
  return hello(port, code, token, '{"t":"view","of":"match"');
}

/** As a stranger, whose leaving nobody waits for: the match is loaded and idle again. */
async function lookedAt(port: number, { code }: SownMatch): Promise<void> {
  await hello(port, code, randomBytes(16).toString('base64url'), '{"t":"view","of":"table"');
}

async function hello(port: number, table: string, token: string, until: string): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  const heard = new Promise<void>(resolve => {
    socket.on('message', (data: Buffer) => {
      if (data.toString('latin1', 0, until.length) === until) resolve();
    });
  });
  const began = performance.now();
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, table, token }));
  await Promise.race([
    heard,
    once(socket, 'close').then(() => Promise.reject(new Error('The line was closed before the view came.'))),
  ]);
  const took = performance.now() - began;
  socket.terminate();
  return took;
}

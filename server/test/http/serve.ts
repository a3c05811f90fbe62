import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, createApp } from '../../src/http/app.ts';
import { defaultLimits, type Limits } from '../../src/http/limits.ts';
import { createLog } from '../../src/log.ts';
import { createMetrics, type Metrics } from '../../src/metrics.ts';
import type { BuiltPages } from '../../src/pages/built.ts';
import { readShell } from '../../src/pages/shell.ts';
import { type TinyRooms, tinyRooms } from './tiny-rooms.ts';

const onePage: BuiltPages = {
  shell: readShell('<!doctype html>\n<html lang="en"><head><title>Lamplight</title></head></html>\n'),
  scriptsOf: () => [],
  assets: new Map(),
};

/** Notifies nobody. */
const noPost: AppDeps['post'] = {
  publicKey: 'a-key',
  subscribe: async () => undefined,
  unsubscribe: async () => undefined,
  call: () => undefined,
  close: async () => undefined,
};

export interface ServedApp {
  readonly app: FastifyInstance;
  readonly rooms: TinyRooms;
  readonly metrics: Metrics;
  readonly port: number;
  readonly logged: string[];
}

type Wishes = Partial<Omit<AppDeps, 'limits'>> & { readonly limits?: Partial<Limits> };

/** The real web on a real port, around fake rooms. */
export async function serve({ limits, ...wishes }: Wishes = {}): Promise<ServedApp> {
  const rooms = tinyRooms();
  const metrics = createMetrics();
  const logged: string[] = [];
  const app = await createApp({
    rooms,
    metrics,
    pages: onePage,
    look: async code =>
      code === 'ABCDEF' ? { code, game: 'shadows', phase: 'gathering', seats: 4, free: 2, awaits: [] } : undefined,
    post: noPost,
    isReady: async () => undefined,
    log: createLog('trace', { write: line => logged.push(line) }),
    clock: () => performance.now(),
    origins: [],
    trustProxy: undefined,
    metricsToken: undefined,
    ...wishes,
    limits: { ...defaultLimits, ...limits },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, rooms, metrics, port: (app.server.address() as AddressInfo).port, logged };
}

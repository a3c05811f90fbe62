import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { freshSeed } from '@lamplight/contract';
import type { Options } from '../config/options.ts';
import type { Hints } from '../hints/hints.ts';
import { redisHints } from '../hints/redis.ts';
import { ThreadedArchive } from '../house/archive/thread.ts';
import { openHouse } from '../house/open.ts';
import { usualPace } from '../house/parts.ts';
import { createApp } from '../http/app.ts';
import { limitsFrom } from '../http/limits.ts';
import { look } from '../http/look.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { readPages, usualFolder } from '../pages/built.ts';
import { ThinkingPool } from '../players/pool.ts';
import { offers } from '../players/seatings.ts';
import { openPost } from '../push/post.ts';
import { vapidIn } from '../push/vapid.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { systemClock } from '../stream/clock.ts';
import { measured } from './measured.ts';

/** Hints may be lost, and without Redis there are none: so often a node reads what others did. */
const rereadEvery = 1500;
const readyWithin = 2000;
/** Push services want somebody to write to; a host may name oneself. */
const usualContact = 'https://lamplight.invalid/';

export interface LitNode {
  readonly port: number;
  /** Takes no more, makes durable what is under way, and sends everybody to come back. */
  stop(): Promise<void>;
}

/** One server, whole: its store, its house and its web. */
export async function lightNode(options: Options, log: Log, metrics: Metrics): Promise<LitNode> {
  const node = `node-${randomBytes(6).toString('hex')}`;
  const report = (sentence: string) => log.warn(sentence);
  const store = measured(await openStore(options, report), metrics);
  const hints: Hints | undefined =
    options.redisUrl === undefined ? undefined : redisHints({ url: options.redisUrl, report });
  const trouble = (error: unknown) => log.error({ err: error }, 'something failed that should not');
  const archive = new ThreadedArchive(store, trouble);
  const thinkers = new ThinkingPool(trouble);
  const vapid = await vapidIn(store, options.pushContact ?? usualContact);
  const post = openPost({
    store,
    vapid,
    services: options.pushServices ?? [],
    trouble,
    sent: () => metrics.pushes.inc(),
  });
  const house = openHouse({
    store,
    call: post.call,
    archive,
    thinkers,
    clock: systemClock,
    node,
    offers,
    seed: freshSeed,
    botQueue: metrics.botQueue,
    pace: { ...usualPace, reread: options.databaseUrl === undefined ? undefined : rereadEvery },
    hint: (stream, seq) => hints?.publish({ stream, seq }),
    trouble,
  });
  hints?.subscribe({
    heard: ({ stream, seq }) => {
      store.heard(stream, seq);
      house.hear(stream, seq);
    },
    // Nothing to do: every open table is read again within `rereadEvery`.
    recovered: () => undefined,
  });
  const pages = readPages(options.pages ?? usualFolder);
  if (pages === undefined) log.warn('there are no built pages to send: npm start builds them');
  const app = await createApp({
    house,
    look: (code, token) => look(house, code, token),
    post,
    isReady: () => answersSoon(store),
    pages,
    log,
    metrics,
    limits: limitsFrom(options),
    clock: () => performance.now(),
    origins: options.origins ?? [],
    trustProxy: options.trustProxy,
    metricsToken: options.metricsToken,
  });
  const stop = async () => {
    log.info({ node }, 'stopping');
    await app.close();
    await post.close();
    await archive.close();
    await thinkers.close();
    await hints?.close();
    await store.close();
    log.info({ node }, 'stopped');
  };
  try {
    // Not Fastify's own listen: for it, no host means this machine only.
    app.server.listen({ port: options.port, host: options.host });
    await once(app.server, 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  // Among them: more connections than the system has handles for. Without a listener it would end the process.
  app.server.on('error', trouble);
  const { port } = app.server.address() as AddressInfo;
  log.info({ node, port, store: store.name }, 'lit');
  return { port, stop };
}

function openStore({ data, databaseUrl }: Options, report: (sentence: string) => void): Promise<Store> {
  return databaseUrl === undefined ? openSqlite({ folder: data }) : openPostgres({ url: databaseUrl, report });
}

async function answersSoon(store: Store): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`The store did not answer within ${readyWithin} ms.`)), readyWithin);
  await Promise.race([store.tableOf('READYZ'), promise]).finally(() => clearTimeout(late));
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { freshSeed } from '@lamplight/contract';
import type { ServerOptions } from '../config/options.ts';
import type { Hints } from '../hints/hints.ts';
import { redisHints } from '../hints/redis.ts';
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
import { ThreadedArchive } from '../rooms/archive/thread.ts';
import { usualPace } from '../rooms/deps.ts';
import { openRooms } from '../rooms/open.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { SteadyClock } from '../stream/clock.ts';
import { measured } from './measured.ts';
import { readiness } from './readiness.ts';

/** Hints may be lost, and without Redis there are none. So a node reads this often what others did. */
const rereadEvery = 1500;
/** How soon a change of the machine's clock is noticed. */
const lookAtClockEvery = 5_000;
/** How long closing may take after a failed start. */
const closedWithin = 3_000;
/** Push services require a contact. An operator may name their own. */
const usualContact = 'https://lamplight.invalid/';

export interface ListeningNode {
  readonly port: number;
  /** Accepts nothing new, makes durable what is under way, and tells all clients to come back. */
  stop(): Promise<void>;
}

type MakeClock = (trouble: (error: unknown) => void) => SteadyClock;

/**
 * One whole server: its store, its rooms and its web. If the start fails, nothing is left open. `makeClock` is for code
 * that starts a server, such as `npm run dev`: no option and no variable can set it.
 */
export async function openNode(
  options: ServerOptions,
  log: Log,
  metrics: Metrics,
  makeClock: MakeClock = trouble => new SteadyClock(trouble),
): Promise<ListeningNode> {
  const opened = new AsyncDisposableStack();
  try {
    return await startNode(options, log, metrics, opened, makeClock);
  } catch (error) {
    await closeSoon(opened, log);
    throw error;
  }
}

/** Whatever is opened is pushed on `opened` at once, and closed in reverse order. */
async function startNode(
  options: ServerOptions,
  log: Log,
  metrics: Metrics,
  opened: AsyncDisposableStack,
  makeClock: MakeClock,
): Promise<ListeningNode> {
  const node = `node-${randomBytes(6).toString('hex')}`;
  const report = (sentence: string) => log.warn(sentence);
  const trouble = (error: unknown) => log.error({ err: error }, 'something failed that should not');
  const clock = makeClock(trouble);
  const now = () => clock.now();
  const kept = await openStore(options, { report, lost: sentence => log.fatal(sentence), now });
  opened.defer(() => kept.close());
  const store = measured(kept, metrics, now);
  opened.defer(await keepTime(clock, store, metrics, report));
  const hints: Hints | undefined =
    options.redisUrl === undefined ? undefined : redisHints({ url: options.redisUrl, report });
  opened.defer(async () => hints?.close());
  const thinkers = new ThinkingPool(trouble);
  opened.defer(() => thinkers.close());
  const archive = new ThreadedArchive(store, trouble);
  opened.defer(() => archive.close());
  const vapid = await vapidIn(store, options.pushContact ?? usualContact);
  const post = openPost({
    store,
    vapid,
    services: options.pushServices ?? [],
    trouble,
    sent: () => metrics.pushes.inc(),
  });
  opened.defer(() => post.close());
  const rooms = openRooms({
    store,
    call: post.call,
    archive,
    thinkers,
    clock,
    node,
    offers,
    seed: freshSeed,
    botQueue: metrics.botQueue,
    pace: { ...usualPace, reread: options.databaseUrl === undefined ? undefined : rereadEvery },
    hint: (stream, seq) => hints?.publish({ stream, seq }),
    trouble,
  });
  opened.defer(() => rooms.stop());
  hints?.subscribe({
    heard: ({ stream, seq }) => {
      store.heard(stream, seq);
      rooms.hear(stream, seq);
    },
    // Nothing to do: every open table is read again within `rereadEvery`.
    recovered: () => undefined,
  });
  const pages = readPages(options.pages ?? usualFolder);
  if (pages === undefined) log.warn('there are no built pages to send: npm start builds them');
  const app = await createApp({
    rooms,
    look: (code, token) => look(rooms, code, token),
    post,
    isReady: readiness(() => store.beat(node, now())),
    pages,
    log,
    metrics,
    limits: limitsFrom(options),
    clock: () => performance.now(),
    origins: options.origins ?? [],
    trustProxy: options.trustProxy,
    metricsToken: options.metricsToken,
  });
  opened.defer(() => app.close());
  // Not Fastify's own listen: for it, no host means this machine only.
  app.server.listen({ port: options.port, host: options.host });
  await once(app.server, 'listening');
  // For instance more connections than the system has handles for. Without a listener it would end the process.
  app.server.on('error', trouble);
  const { port } = app.server.address() as AddressInfo;
  log.info({ node, port, store: store.name }, 'lit');
  return {
    port,
    stop: async () => {
      log.info({ node }, 'stopping');
      await opened.disposeAsync();
      log.info({ node }, 'stopped');
    },
  };
}

interface StoreDeps {
  readonly report: (sentence: string) => void;
  readonly lost: (sentence: string) => void;
  readonly now: () => number;
}

function openStore({ data, databaseUrl }: ServerOptions, { report, lost, now }: StoreDeps): Promise<Store> {
  return databaseUrl === undefined
    ? openSqlite({ folder: data, now, lost })
    : openPostgres({ url: databaseUrl, now, report });
}

/** Keeps time from jumping or going back, and tells the operator. Returns how to stop it. */
async function keepTime(
  clock: SteadyClock,
  store: Store,
  metrics: Metrics,
  report: (sentence: string) => void,
): Promise<() => void> {
  const behind = clock.goOnFrom((await store.lastBeat()) ?? 0);
  if (behind !== undefined) report(behind);
  const timer = setInterval(() => {
    const jump = clock.look();
    if (jump === undefined) return;
    metrics.clockJumps.inc();
    report(jump);
  }, lookAtClockEvery).unref();
  return () => clearInterval(timer);
}

/** The reason for a failed start must be reported, even if something cannot be closed. */
async function closeSoon(opened: AsyncDisposableStack, log: Log): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, closedWithin);
  const closed = opened.disposeAsync().catch(error => log.warn({ err: error }, 'could not be closed'));
  await Promise.race([closed, promise]);
  clearTimeout(late);
}

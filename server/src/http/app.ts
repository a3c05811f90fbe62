import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BuiltPages } from '../pages/built.ts';
import type { PushService } from '../push/post.ts';
import type { TableFacts } from '../rooms/facts.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isAmong } from './address.ts';
import { serveApi } from './api.ts';
import { readBodies } from './bodies.ts';
import type { NowFunction } from './bucket.ts';
import { boundConnections, lookThroughEvery } from './connections.ts';
import { handleErrors, sendError } from './errors.ts';
import { createGuard } from './guard.ts';
import { makeSafe } from './headers.ts';
import type { Limits } from './limits.ts';
import { serveOperation } from './operation.ts';
import { isWelcome, strangePage } from './origin.ts';
import { isFile, nothingHere, servePages } from './pages.ts';
import { servePost } from './post.ts';
import { serveSockets } from './serve-sockets.ts';

export interface AppDeps {
  readonly rooms: Rooms;
  /** What anyone may know of the table with this code. With a member's token, also that member's seat. */
  readonly look: (code: string, token?: string) => Promise<TableFacts | undefined>;
  /** Notifies people who are away that it is their turn. */
  readonly post: PushService;
  /** Rejects when the store cannot be reached. */
  readonly isReady: () => Promise<void>;
  /** Undefined when the pages were not built. */
  readonly pages: BuiltPages | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly clock: NowFunction;
  /** Origins whose pages may talk to this server, besides our own. */
  readonly origins: readonly string[];
  readonly trustProxy: readonly string[] | undefined;
  readonly metricsToken: string | undefined;
}

/** Closing it stops the rooms, sends a goodbye to every client, and leaves no socket open. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { rooms, log, limits, metrics, clock, trustProxy } = deps;
  let isStopping = false;
  const onError = handleErrors(log);
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: a child for each request would cost more than the request.
    childLoggerFactory: logger => logger,
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    // On other routes an upgrade to another protocol is ignored, as HTTP allows, and the page is sent.
    http: {
      shouldUpgradeCallback: ({ url = '' }) => /^\/ws($|\?)/.test(url),
      connectionsCheckingInterval: lookThroughEvery,
      headersTimeout: limits.headersWithin,
      requestTimeout: limits.requestWithin,
    },
    bodyLimit: limits.bodyBytes,
    // Set here too, because Fastify has a default of its own.
    requestTimeout: limits.requestWithin,
    connectionTimeout: limits.idleWithin,
    keepAliveTimeout: 20_000,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      makeSafe(request, reply);
      onError(error, request, reply);
    },
  });

  const guard = createGuard(limits, metrics, clock);
  // Before our own hooks: only the plugin's own hook lets it close the socket of a refused upgrade.
  await serveSockets(app, deps, guard, async endAll => {
    isStopping = true;
    await rooms.stop();
    await endAll();
  });
  app.addHook('onRequest', async (request, reply) => {
    makeSafe(request, reply);
    if (isStopping)
      return sendError(
        request,
        reply.header('connection', 'close'),
        503,
        'This server is stopping. Try again in a moment.',
      );
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !isWelcome(request, deps.origins)) return sendError(request, reply, 403, strangePage);
    return isFile(request.url) ? guard.files(request, reply) : guard.requests(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route, not the address: an address may hold a table's code.
    log.debug({ method: request.method, route: request.routeOptions.url, status: reply.statusCode }, 'answered');
  });
  app.setErrorHandler(onError);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  readBodies(app);
  app.setNotFoundHandler(nothingHere(deps.pages));

  serveOperation(app, deps);
  serveApi(app, deps, guard);
  servePost(app, deps, guard);
  servePages(app, deps, guard);
  await app.ready();
  boundConnections(app.server, limits, isAmong(trustProxy ?? []));
  return app;
}

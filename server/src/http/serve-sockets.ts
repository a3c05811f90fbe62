import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { holderOf } from './address.ts';
import type { AppDeps } from './app.ts';
import { createBuckets } from './bucket.ts';
import { converse, type SocketDeps } from './conversation.ts';
import { sendError } from './errors.ts';
import type { Guard } from './guard.ts';
import { isWelcome, strangePage } from './origin.ts';
import { createSocketConnection } from './socket-connection.ts';
import { createSockets } from './sockets.ts';

/** The one address for sockets. `stop` runs when the app is closed, while its connections are still open. */
export async function serveSockets(
  app: FastifyInstance,
  deps: AppDeps,
  guard: Guard,
  stop: (endAll: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { limits, metrics, log, clock, rooms, origins } = deps;
  const sockets = createSockets(limits, metrics);
  const socketDeps: SocketDeps = {
    rooms,
    limits,
    metrics,
    log,
    clock,
    ofAddress: createBuckets(limits.ofAddress, clock),
    ofTable: createBuckets(limits.ofTable, clock),
  };

  await app.register(websocket, {
    options: {
      ...{ perMessageDeflate: false, clientTracking: false },
      ...{ maxPayload: limits.frameBytesRead, maxFragments: limits.pieces, maxBufferedChunks: limits.chunks },
      // The conversation answers pings, because it counts them. ws would answer any number, read or not.
      autoPong: false,
    },
    preClose: () => stop(() => sockets.endAll('The server is stopping. Come back in a moment.')),
    // For instance a message too long to be read, or a connection that broke.
    errorHandler: (error, socket) => {
      log.debug({ err: error }, 'a socket broke');
      socket.terminate();
    },
  });

  app.route({
    method: 'GET',
    url: '/ws',
    onRequest: async (request, reply) => {
      if (!request.ws) {
        return sendError(
          request,
          reply.header('upgrade', 'websocket'),
          426,
          'This address is for WebSockets. docs/protocol.md tells how.',
        );
      }
      if (!isWelcome(request, origins)) return sendError(request, reply, 403, strangePage);
      const refusal = sockets.refusal(holderOf(request.ip));
      if (refusal !== undefined) return sendError(request, reply.header('retry-after', '5'), 503, refusal);
      return guard.knocks(request, reply);
    },
    handler: (_request, reply) => reply.code(426).send(),
    wsHandler: (socket, request) => {
      const holder = holderOf(request.ip);
      const connection = createSocketConnection(socket, limits, metrics);
      sockets.add(socket, connection, holder);
      converse(socket, connection, holder, socketDeps);
    },
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holderOf } from './address.ts';
import type { AppDeps } from './app.ts';
import { sendError } from './errors.ts';

/** For a supervisor, a load balancer and Prometheus. */
export function serveOperation(app: FastifyInstance, { isReady, metrics, metricsToken, log }: AppDeps): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  );

  app.get('/readyz', async (request, reply) => {
    const problem = await isReady().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (problem === undefined) {
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ready\n');
    }
    log.warn({ err: problem }, 'not ready');
    return sendError(request, reply, 503, 'Not ready: nothing can be kept just now.');
  });

  app.get('/metrics', async (request, reply) => {
    const refusal = metricsToken === undefined ? refusalOfStranger(request) : refusalOfToken(request, metricsToken);
    if (refusal !== undefined) return sendError(request, reply, 403, refusal);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

const loopback = ['127.0.0.1', holderOf('::1')];

/** A proxy on this machine is local too, but the client it speaks for is not. */
function refusalOfStranger(request: FastifyRequest): string | undefined {
  const isLocal = loopback.includes(holderOf(request.socket.remoteAddress ?? ''));
  const isForAnother = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (isLocal && !isForAnother) return undefined;
  return 'Without METRICS_TOKEN, metrics are told to this machine only.';
}

function refusalOfToken(request: FastifyRequest, token: string): string | undefined {
  const given = digest(request.headers.authorization ?? '');
  if (timingSafeEqual(given, digest(`Bearer ${token}`))) return undefined;
  return 'Send METRICS_TOKEN as a bearer token.';
}

/** A digest, because the comparison needs equal lengths. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

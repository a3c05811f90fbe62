import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { holderOf } from './address.ts';
import { type Clock, createBuckets, type Rate } from './bucket.ts';
import { sendError } from './errors.ts';
import type { Limits } from './limits.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Turns away who asks too often, each kind of question with a measure of its own. */
export interface Guard {
  readonly requests: Hook;
  readonly files: Hook;
  readonly tables: Hook;
  readonly knocks: Hook;
}

export function createGuard(limits: Limits, metrics: Metrics, clock: Clock): Guard {
  const hook = (rate: Rate, sentence: string): Hook => {
    const buckets = createBuckets(rate, clock);
    const retryAfter = String(Math.ceil(1 / rate.perSecond));
    return async (request, reply) => {
      if (buckets.take(holderOf(request.ip))) return undefined;
      metrics.tooFrequent.inc();
      return sendError(request, reply.header('retry-after', retryAfter), 429, sentence);
    };
  };
  return {
    requests: hook(limits.requests, 'Your address asks too often. Wait a moment.'),
    files: hook(limits.files, 'Your address asks for files too often. Wait a moment.'),
    tables: hook(limits.tables, 'Your address has opened many tables just now. Wait a minute, or use one of them.'),
    knocks: hook(limits.knocks, 'Your address knocks too often. Wait a moment.'),
  };
}

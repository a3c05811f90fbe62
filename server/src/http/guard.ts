import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { holderOf } from './address.ts';
import { type Clock, createBucket, createBuckets, type Rate } from './bucket.ts';
import { sendError } from './errors.ts';
import type { Limits } from './limits.ts';

/** Files of matches handed in by one address, and by all together: they are kept as long as tables are. */
const files: Rate = { burst: 5, perSecond: 2 / 60 };
const filesOfAll: Rate = { burst: 20, perSecond: 2 / 60 };

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Turns away who asks too often, each kind of question with a measure of its own. */
export interface Guard {
  readonly requests: Hook;
  readonly tables: Hook;
  readonly knocks: Hook;
  readonly readings: Hook;
  readonly files: Hook;
  /** Once a file is there and can be read: what is no file takes nobody's place. */
  readonly filesOfAll: Hook;
}

export function createGuard(limits: Limits, metrics: Metrics, clock: Clock): Guard {
  const turnAway = (request: FastifyRequest, reply: FastifyReply, status: number, rate: Rate, sentence: string) => {
    metrics.tooFrequent.inc();
    return sendError(request, reply.header('retry-after', String(Math.ceil(1 / rate.perSecond))), status, sentence);
  };
  const hook = (rate: Rate, sentence: string): Hook => {
    const buckets = createBuckets(rate, clock);
    return async (request, reply) =>
      buckets.take(holderOf(request.ip)) ? undefined : turnAway(request, reply, 429, rate, sentence);
  };
  const ofAll = createBucket(filesOfAll, clock);
  return {
    requests: hook(limits.requests, 'Your address asks too often. Wait a moment.'),
    tables: hook(limits.tables, 'Your address has opened many tables just now. Wait a minute, or use one of them.'),
    knocks: hook(limits.knocks, 'Your address knocks too often. Wait a moment.'),
    readings: hook(limits.readings, 'Your address has looked at many matches just now. Wait a moment.'),
    files: hook(files, 'Your address has handed in many matches just now. Wait a minute.'),
    filesOfAll: async (request, reply) =>
      ofAll.take()
        ? undefined
        : turnAway(
            request,
            reply,
            503,
            filesOfAll,
            'Many matches were handed in here just now. Try again in a minute.',
          ),
  };
}

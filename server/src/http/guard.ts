import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { holderOf } from './address.ts';
import { type BucketRate, createBucket, createBuckets, type NowFunction } from './bucket.ts';
import { sendError } from './errors.ts';
import type { Limits } from './limits.ts';

/** Match files uploaded by one address, and by all together. They are kept as long as tables are. */
const records: BucketRate = { burst: 5, perSecond: 2 / 60 };
const recordsOfAll: BucketRate = { burst: 20, perSecond: 2 / 60 };

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Refuses clients that ask too often. Each kind of request has its own limit. */
export interface Guard {
  readonly requests: Hook;
  readonly files: Hook;
  readonly tables: Hook;
  readonly knocks: Hook;
  readonly readings: Hook;
  readonly records: Hook;
  /** Counted once a record is there and can be read: an unreadable file uses up nobody's share. */
  readonly recordsOfAll: Hook;
}

export function createGuard(limits: Limits, metrics: Metrics, clock: NowFunction): Guard {
  const turnAway = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    rate: BucketRate,
    sentence: string,
  ) => {
    metrics.tooFrequent.inc();
    return sendError(request, reply.header('retry-after', String(Math.ceil(1 / rate.perSecond))), status, sentence);
  };
  const hook = (rate: BucketRate, sentence: string): Hook => {
    const buckets = createBuckets(rate, clock);
    return async (request, reply) =>
      buckets.take(holderOf(request.ip)) ? undefined : turnAway(request, reply, 429, rate, sentence);
  };
  const ofAll = createBucket(recordsOfAll, clock);
  return {
    requests: hook(limits.requests, 'Your address asks too often. Wait a moment.'),
    files: hook(limits.files, 'Your address asks for files too often. Wait a moment.'),
    tables: hook(limits.tables, 'Your address has opened many tables just now. Wait a minute, or use one of them.'),
    knocks: hook(limits.knocks, 'Your address knocks too often. Wait a moment.'),
    readings: hook(limits.readings, 'Your address has looked at many matches just now. Wait a moment.'),
    records: hook(records, 'Your address has handed in many matches just now. Wait a minute.'),
    recordsOfAll: async (request, reply) =>
      ofAll.take()
        ? undefined
        : turnAway(
            request,
            reply,
            503,
            recordsOfAll,
            'Many matches were handed in here just now. Try again in a minute.',
          ),
  };
}

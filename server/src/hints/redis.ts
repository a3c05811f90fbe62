import { Redis, type RedisOptions } from 'ioredis';
import { owned } from '../owned.ts';
import { type Hint, type HintListener, type Hints, Listeners } from './hints.ts';

export interface RedisHintsOptions {
  readonly url: string;
  /** Called with a sentence when Redis goes away and when it is back. The sentence never holds the address. */
  readonly report: (sentence: string) => void;
}

const channel = 'lamplight:hints';
/** Sent by a node that could not publish for a while: its hints of that time are lost to the others. */
const missed = 'missed';

const options = {
  // A hint that cannot be sent now is dropped: a queue of old hints helps nobody, and would grow while Redis is away.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (tries: number) => Math.min(50 * 2 ** Math.min(tries, 6), 2_000),
  // We subscribe ourselves, to know when it is done.
  autoResubscribe: false,
} satisfies RedisOptions;

/**
 * Hints over Redis. Redis is optional: without it this node goes on alone and re-reads on its own slow timer. For the
 * same reason this does not wait for the first connection.
 */
export function redisHints(options: RedisHintsOptions): Hints {
  return new RedisHints(options);
}

class RedisHints implements Hints {
  readonly #listeners: Listeners;
  readonly #report: (sentence: string) => void;
  /** In Redis a connection that subscribes cannot publish, so it takes two. */
  readonly #speaker: Redis;
  readonly #hearer: Redis;
  #hears = false;
  #isAway = false;
  #closed = false;

  constructor({ url, report }: RedisHintsOptions) {
    this.#report = report;
    this.#listeners = new Listeners(report);
    this.#hearer = this.#connect(url, () => this.#listenAgain());
    this.#hearer.on('close', () => {
      this.#hears = false;
      this.#away();
    });
    this.#speaker = this.#connect(url, () => this.#speakAgain());
    this.#speaker.on('close', () => this.#away());
  }

  publish({ stream, seq }: Hint): void {
    this.#send(`${seq} ${stream}`);
  }

  subscribe(listener: HintListener): () => void {
    return this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#speaker.disconnect();
    this.#hearer.disconnect();
  }

  #connect(url: string, ready: () => void): Redis {
    const redis = new Redis(url, options);
    redis.on('ready', ready);
    // Without a listener every failed try to reconnect would be printed. Its message may hold the address.
    redis.on('error', () => undefined);
    redis.on('message', (_channel: string, message: string) => this.#hear(message));
    return redis;
  }

  #send(message: string): void {
    if (this.#speaker.status !== 'ready') return;
    // Cut off at this very moment: everybody re-reads after the reconnect.
    this.#speaker.publish(channel, message).catch(() => undefined);
  }

  #listenAgain(): void {
    owned(this.#listen(), () => this.#report('Hints of other nodes are not heard until Redis is reached anew.'));
  }

  async #listen(): Promise<void> {
    try {
      await this.#hearer.subscribe(channel);
    } catch {
      // Either it was cut off again, and the next connection tries again; or it may not subscribe, and hears nothing.
      if (this.#hearer.status === 'ready')
        this.#report('Redis does not let us listen: look at the rights of its user.');
      return;
    }
    this.#hears = true;
    this.#maybeBack();
    this.#listeners.recovered();
  }

  #speakAgain(): void {
    this.#send(missed);
    this.#maybeBack();
  }

  #hear(message: string): void {
    if (this.#closed) return;
    if (message === missed) {
      this.#listeners.recovered();
      return;
    }
    const [, seq, stream] = /^(\d{1,15}) (.+)$/s.exec(message) ?? [];
    if (seq !== undefined && stream !== undefined) this.#listeners.heard({ stream, seq: Number(seq) });
  }

  #away(): void {
    if (this.#isAway || this.#closed) return;
    this.#isAway = true;
    this.#report('Redis is away: nodes learn of each other only by re-reading until it is back.');
  }

  #maybeBack(): void {
    if (!this.#isAway || !this.#hears || this.#speaker.status !== 'ready') return;
    this.#isAway = false;
    this.#report('Redis is back.');
  }
}

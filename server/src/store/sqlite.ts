import type { Worker } from 'node:worker_threads';
import type { Json } from '@lamplight/contract';
import { startThread } from '../thread.ts';
import { type Migration, migrations } from './migrations.ts';
import type { SqliteTables } from './sqlite-tables.ts';
import type { FromSqlite, SqliteRequest, ToSqlite, WorkerData } from './sqlite-worker.ts';
import {
  type AppendResult,
  type PresentMember,
  type Store,
  StoreAway,
  type StreamHead,
  type StreamId,
  type StreamRow,
} from './store.ts';
import { headFrom, rowFrom, storedHead } from './stored.ts';

export interface SqliteOptions {
  /** The data folder. Created if missing. One process at a time. */
  readonly folder: string;
  readonly migrations?: readonly Migration[];
  /** The time at which a row is stored, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Called with a sentence when the files of the database are gone. Only the operator can repair that. */
  readonly lost?: (sentence: string) => void;
}

interface Waiting {
  readonly ask: SqliteRequest;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: StoreAway) => void;
}

/** Limits the wait behind one commit, and the memory of a batch. */
const largestBatch = 1_000;
/** A disk that has stopped answering must not fill the memory with queued work. */
const longestQueue = 20_000;
const forgottenAtOnce = 100;

/** Throws a sentence if the folder cannot be used. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { folder, migrations: known = migrations, now = () => Date.now(), lost = () => {} } = options;
  const workerData: WorkerData = { folder, migrations: known };
  const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
  const first = await new Promise<FromSqlite>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the database ended before it was ready.')));
  });
  if ('ready' in first) return new SqliteStore(worker, first.ready, { now, lost });
  await worker.terminate();
  throw new Error('refused' in first ? first.refused : 'The thread of the database did not say that it is ready.');
}

/**
 * Group commit: while the thread is busy with one batch, requests queue up here. Then all of them go in one
 * transaction. The event loop never waits for a flush.
 */
class SqliteStore implements Store {
  readonly name: string;
  readonly #worker: Worker;
  #queue: Waiting[] = [];
  #underWay: readonly Waiting[] = [];
  #handOverPlanned = false;
  readonly #now: () => number;
  readonly #lost: (sentence: string) => void;
  #isLost = false;
  /** Why no more requests are accepted. */
  #over: string | undefined;
  #drained: (() => void) | undefined;

  constructor(worker: Worker, name: string, { now, lost }: Required<Pick<SqliteOptions, 'now' | 'lost'>>) {
    this.name = name;
    this.#now = now;
    this.#lost = lost;
    this.#worker = worker;
    worker.on('message', (message: FromSqlite) => this.#settle(message));
    worker.on('error', error =>
      this.#fail(`The thread of the database has failed: ${error.message}. Restart the server.`),
    );
    worker.on('exit', () => this.#fail('The thread of the database has ended. Restart the server.'));
  }

  begin(head: StreamHead, code?: string): Promise<boolean> {
    return this.#ask('begin', storedHead(head), code);
  }

  tableOf(code: string): Promise<StreamId | undefined> {
    return this.#ask('tableOf', code);
  }

  append({ stream, seq, command, body, due }: StreamRow): Promise<AppendResult> {
    return this.#ask('append', stream, seq, command, JSON.stringify(body), due, this.#now());
  }

  claim(now: number, lease: number, most: number): Promise<readonly StreamId[]> {
    return this.#ask('claim', now, lease, most);
  }

  arrive(table: StreamId, member: number, node: string): Promise<void> {
    return this.#ask('arrive', table, member, node);
  }

  depart(table: StreamId, member: number, node: string): Promise<void> {
    return this.#ask('depart', table, member, node);
  }

  present(table: StreamId, now: number): Promise<readonly PresentMember[]> {
    return this.#ask('present', table, now);
  }

  beat(node: string, now: number): Promise<void> {
    return this.#ask('beat', node, now);
  }

  lastBeat(): Promise<number | undefined> {
    return this.#ask('lastBeat');
  }

  keepsake(name: string, fresh: string): Promise<string> {
    return this.#ask('keepsake', name, fresh);
  }

  subscribe(table: StreamId, member: number, wish: Json): Promise<void> {
    return this.#ask('subscribe', table, member, JSON.stringify(wish));
  }

  unsubscribe(table: StreamId, member: number, wish?: Json): Promise<void> {
    return this.#ask('unsubscribe', table, member, wish === undefined ? null : JSON.stringify(wish));
  }

  async callTo(table: StreamId, member: number, since: number): Promise<Json | undefined> {
    const body = await this.#ask('callTo', table, member, since);
    return body === undefined ? undefined : (JSON.parse(body) as Json);
  }

  async head(id: StreamId): Promise<StreamHead | undefined> {
    const stored = await this.#ask('head', id);
    return stored && headFrom(stored);
  }

  async read(id: StreamId, after: number, most?: number): Promise<readonly StreamRow[]> {
    return (await this.#ask('read', id, after, most)).map(rowFrom);
  }

  async done(id: StreamId, command: string): Promise<StreamRow | undefined> {
    const stored = await this.#ask('done', id, command);
    return stored && rowFrom(stored);
  }

  async forget(before: number): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const some = await this.#ask('forget', before, forgottenAtOnce);
      forgotten += some;
      if (some < forgottenAtOnce) return forgotten;
    }
  }

  async close(): Promise<void> {
    if (this.#over !== undefined) return;
    this.#over = 'The store is closed.';
    if (this.#queue.length + this.#underWay.length > 0) {
      await new Promise<void>(resolve => {
        this.#drained = resolve;
      });
    }
    const ended = new Promise(resolve => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close' satisfies ToSqlite);
    await ended;
  }

  #ask<Name extends keyof SqliteTables>(
    name: Name,
    ...args: Parameters<SqliteTables[Name]>
  ): Promise<ReturnType<SqliteTables[Name]>> {
    if (this.#over !== undefined) return Promise.reject(new StoreAway(this.#over));
    if (this.#queue.length >= longestQueue) {
      return Promise.reject(new StoreAway(`${longestQueue} questions wait for the database: try again later.`));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({
        ask: [name, ...args] as unknown as SqliteRequest,
        resolve: answer => resolve(answer as ReturnType<SqliteTables[Name]>),
        reject,
      });
      this.#planHandOver();
    });
  }

  /** At the end of this turn of the event loop, so that requests from many sockets in one turn share one commit. */
  #planHandOver(): void {
    if (this.#handOverPlanned || this.#underWay.length > 0) return;
    this.#handOverPlanned = true;
    setImmediate(() => {
      this.#handOverPlanned = false;
      this.#handOver();
    });
  }

  #handOver(): void {
    this.#underWay = this.#queue.splice(0, largestBatch);
    if (this.#underWay.length === 0) this.#drained?.();
    else this.#worker.postMessage(this.#underWay.map(({ ask }) => ask) satisfies ToSqlite);
  }

  #settle(message: FromSqlite): void {
    const batch = this.#underWay;
    this.#handOver();
    if ('answers' in message) {
      this.#isLost = false;
      for (const [place, { resolve }] of batch.entries()) resolve(message.answers[place]);
      return;
    }
    const error = new StoreAway(whyNot(message));
    for (const { reject } of batch) reject(error);
    // Reported once, not for every batch that follows.
    if ('lost' in message && !this.#isLost) this.#lost(message.lost);
    this.#isLost = 'lost' in message;
  }

  #fail(sentence: string): void {
    this.#over ??= sentence;
    const lost = [...this.#underWay, ...this.#queue];
    this.#underWay = [];
    this.#queue = [];
    for (const { reject } of lost) reject(new StoreAway(sentence));
    this.#drained?.();
  }
}

function whyNot(message: FromSqlite): string {
  if ('lost' in message) return message.lost;
  const code = 'failed' in message ? message.failed : 'it spoke out of turn';
  return `SQLite could not write (${code}): look at the disk of the data folder.`;
}

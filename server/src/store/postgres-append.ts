import type { Pool } from 'pg';
import { owned } from '../owned.ts';
import { type Patience, patiently, StoreRefused } from './patience.ts';
import { type AppendResult, StoreAway } from './store.ts';
import type { StoredRow } from './stored.ts';

interface Waiting {
  readonly row: StoredRow;
  readonly resolve: (appended: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** How many statements are under way at a time. More make smaller batches, and each costs the database a flush. */
const mostFlights = 3;
const largestBatch = 500;
const longestQueue = 20_000;

/**
 * A row is stored if the one before it exists and its place and its command are free. A stale writer cannot get half of
 * its rows stored, because a batch holds at most one row of a stream. Rows that are not returned have lost.
 */
const append = `with given as (
    select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[]) as g (stream, seq, command, body, due)
  ), taken as (
    insert into log (stream, seq, command, body, due, stored)
    select g.stream, g.seq, g.command, g.body, g.due, $6::bigint from given g
    where case when g.seq = 1 then exists (select 1 from streams where id = g.stream)
      else exists (select 1 from log l where l.stream = g.stream and l.seq = g.seq - 1) end
    order by g.stream
    on conflict do nothing returning stream, due
  ), clocks as (
    update streams set due = taken.due from taken where id = taken.stream and streams.due is distinct from taken.due
  ) select stream from taken`;

/** Of rows that an earlier try may have stored: those that are there, character for character. */
const sameAsGiven = `select l.stream from log l
  join unnest($1::text[], $2::integer[], $3::text[], $4::text[]) as g (stream, seq, command, body)
    on l.stream = g.stream and l.seq = g.seq and l.command = g.command and l.body = g.body`;

/** Batches the rows of many streams into few statements: while some are under way, the rest queue up. */
export class Appender {
  readonly #pool: Pool;
  readonly #patience: Patience;
  readonly #now: () => number;
  #queue: Waiting[] = [];
  readonly #busy = new Set<string>();
  #flights = 0;
  #planned = false;
  #idle: (() => void)[] = [];

  constructor(pool: Pool, patience: Patience, now: () => number) {
    this.#pool = pool;
    this.#now = now;
    this.#patience = patience;
  }

  append(row: StoredRow): Promise<AppendResult> {
    if (this.#queue.length >= longestQueue) {
      return Promise.reject(new StoreAway(`${longestQueue} rows wait for PostgreSQL: try again later.`));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ row, resolve, reject });
      this.#plan();
    });
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    if (this.#queue.length + this.#flights > 0) await new Promise<void>(resolve => this.#idle.push(resolve));
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      while (this.#flights < mostFlights && this.#depart());
    });
  }

  /** Sends one batch, with at most one row of a stream. False if nothing can go now. */
  #depart(): boolean {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of this.#queue) {
      const { stream } = waiting.row;
      if (batch.length >= largestBatch || this.#busy.has(stream)) left.push(waiting);
      else {
        this.#busy.add(stream);
        batch.push(waiting);
      }
    }
    if (batch.length === 0) return false;
    this.#queue = left;
    this.#flights += 1;
    owned(this.#fly(batch), error => {
      for (const { reject } of batch) reject(error);
    });
    return true;
  }

  async #fly(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.#store(batch.map(({ row }) => row));
      for (const { row, resolve } of batch) resolve(stored.has(row.stream) ? 'stored' : 'beaten');
    } catch (error) {
      // A row the database cannot store (because of a character it does not know, say) must not fail the others.
      if (batch.length > 1 && error instanceof StoreRefused)
        await Promise.all(batch.map(alone => this.#flyAlone(alone)));
      else for (const { reject } of batch) reject(error);
    } finally {
      this.#flights -= 1;
      for (const { row } of batch) this.#busy.delete(row.stream);
      if (this.#queue.length > 0) this.#plan();
      else if (this.#flights === 0) for (const tell of this.#idle.splice(0)) tell();
    }
  }

  async #flyAlone({ row, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve((await this.#store([row], { doubtful: true })).has(row.stream) ? 'stored' : 'beaten');
    } catch (error) {
      reject(error);
    }
  }

  async #store(rows: readonly StoredRow[], { doubtful } = { doubtful: false }): Promise<ReadonlySet<string>> {
    const columns = [
      rows.map(row => row.stream),
      rows.map(row => row.seq),
      rows.map(row => row.command),
      rows.map(row => row.body),
    ];
    return patiently(async again => {
      const values = [...columns, rows.map(row => row.due), this.#now()];
      const taken = await this.#pool.query<{ stream: string }>({ name: 'append', text: append, values });
      const stored = new Set(taken.rows.map(row => row.stream));
      if ((again || doubtful) && stored.size < rows.length) {
        const before = await this.#pool.query<{ stream: string }>(sameAsGiven, columns);
        for (const { stream } of before.rows) stored.add(stream);
      }
      return stored;
    }, this.#patience);
  }
}

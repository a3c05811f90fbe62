import type { Json } from '@lamplight/contract';
import type { Pool } from 'pg';
import { type Migration, migrations } from './migrations.ts';
import { codeOf, type Patience, patiently } from './patience.ts';
import { Appender } from './postgres-append.ts';
import { examine, migrate, poolOf } from './postgres-pool.ts';
import {
  type AppendResult,
  longestSilence,
  type PresentMember,
  type Store,
  StoreAway,
  type StreamHead,
  type StreamId,
  type StreamRow,
} from './store.ts';
import { headFrom, rowFrom, type StoredHead, type StoredRow, storedHead, storedRow } from './stored.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Called with a sentence, never the address, when a connection is lost or the settings may lose data. */
  readonly report: (sentence: string) => void;
  /** How many milliseconds an outage may last before the caller gets an error. */
  readonly giveUpAfter?: number;
  /** The time at which a row is stored, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly migrations?: readonly Migration[];
}

const sweptAfter = 10 * longestSilence;
const forgottenAtOnce = 100;

/** Throws a sentence if the database cannot be reached or cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, report, giveUpAfter = 30_000, migrations: known = migrations, now = () => Date.now() } = options;
  const pool = poolOf(url, report);
  try {
    const name = await patiently(() => examine(pool, report), { giveUpAfter });
    await patiently(() => migrate(url, known), { giveUpAfter });
    return new PostgresStore(pool, name, { giveUpAfter }, now);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

class PostgresStore implements Store {
  readonly name: string;
  readonly #pool: Pool;
  readonly #patience: Patience;
  readonly #appender: Appender;
  #closed = false;

  constructor(pool: Pool, name: string, patience: Patience, now: () => number) {
    this.name = name;
    this.#pool = pool;
    this.#patience = patience;
    this.#appender = new Appender(pool, patience, now);
  }

  append(row: StreamRow): Promise<AppendResult> {
    if (this.#closed) return Promise.reject(new StoreAway('The store is closed.'));
    return this.#appender.append(storedRow(row));
  }

  begin(head: StreamHead, code?: string): Promise<boolean> {
    const { id, kind, began, body } = storedHead(head);
    return this.#patiently(async again => {
      try {
        const { rowCount } = await this.#pool.query(
          `with begun as (
            insert into streams (id, kind, began, body) select $1, $2, $3, $4
            where not exists (select 1 from codes where code = $5) on conflict do nothing returning id
          ), named as (insert into codes (code, stream) select $5, id from begun where $5::text is not null)
          select 1 from begun`,
          [id, kind, began, body, code],
        );
        if (rowCount === 1) return true;
      } catch (error) {
        // Somebody else took the code at this very moment. The whole statement is undone.
        if (codeOf(error) !== '23505') throw error;
      }
      if (!again) return false;
      const [found] = await this.#ask<StoredHead>('select id, kind, began, body from streams where id = $1', [id]);
      return found?.began === began && found.body === body;
    });
  }

  async head(id: StreamId): Promise<StreamHead | undefined> {
    const [stored] = await this.#patient<StoredHead>('select id, kind, began, body from streams where id = $1', [id]);
    return stored && headFrom(stored);
  }

  async tableOf(code: string): Promise<StreamId | undefined> {
    const [found] = await this.#patient<{ stream: string }>('select stream from codes where code = $1', [code]);
    return found?.stream;
  }

  async read(id: StreamId, after: number, most?: number): Promise<readonly StreamRow[]> {
    // A null limit means no limit.
    const rows = await this.#patient<StoredRow>(
      'select stream, seq, command, body, due from log where stream = $1 and seq > $2 order by seq limit $3',
      [id, after, most ?? null],
    );
    return rows.map(rowFrom);
  }

  async done(id: StreamId, command: string): Promise<StreamRow | undefined> {
    const [stored] = await this.#patient<StoredRow>(
      'select stream, seq, command, body, due from log where stream = $1 and command = $2',
      [id, command],
    );
    return stored && rowFrom(stored);
  }

  async claim(now: number, lease: number, most: number): Promise<readonly StreamId[]> {
    const rows = await this.#patient<{ id: string }>(
      `update streams set due = $1 where id in (
        select id from streams where due <= $2 order by due limit $3 for update skip locked
      ) returning id`,
      [now + lease, now, most],
    );
    return rows.map(({ id }) => id);
  }

  async arrive(table: StreamId, member: number, node: string): Promise<void> {
    await this.#patient('insert into presence (stream, member, node) values ($1, $2, $3) on conflict do nothing', [
      table,
      member,
      node,
    ]);
  }

  async depart(table: StreamId, member: number, node: string): Promise<void> {
    await this.#patient('delete from presence where stream = $1 and member = $2 and node = $3', [table, member, node]);
  }

  present(table: StreamId, now: number): Promise<readonly PresentMember[]> {
    return this.#patient<PresentMember>(
      `select member, node from presence join nodes on nodes.id = node where stream = $1 and beat >= $2
        order by member, node`,
      [table, now - longestSilence],
    );
  }

  async beat(node: string, now: number): Promise<void> {
    await this.#patient(
      'insert into nodes (id, beat) values ($1, $2) on conflict (id) do update set beat = excluded.beat',
      [node, now],
    );
    await this.#patient(
      `with dead as (delete from nodes where beat < $1 returning id)
        delete from presence where node in (select id from dead)`,
      [now - sweptAfter],
    );
  }

  async lastBeat(): Promise<number | undefined> {
    const [last] = await this.#patient<{ beat: number | null }>('select max(beat) as beat from nodes', []);
    return last?.beat ?? undefined;
  }

  async keepsake(name: string, fresh: string): Promise<string> {
    await this.#patient('insert into keepsakes (name, body) values ($1, $2) on conflict do nothing', [name, fresh]);
    const [kept] = await this.#patient<{ body: string }>('select body from keepsakes where name = $1', [name]);
    return kept?.body ?? fresh;
  }

  async subscribe(table: StreamId, member: number, wish: Json): Promise<void> {
    await this.#patient(
      `insert into wishes (stream, member, body, called) values ($1, $2, $3, 0)
        on conflict (stream, member) do update set body = excluded.body`,
      [table, member, JSON.stringify(wish)],
    );
  }

  async unsubscribe(table: StreamId, member: number, wish?: Json): Promise<void> {
    const body = wish === undefined ? null : JSON.stringify(wish);
    await this.#patient('delete from wishes where stream = $1 and member = $2 and body = coalesce($3, body)', [
      table,
      member,
      body,
    ]);
  }

  async callTo(table: StreamId, member: number, since: number): Promise<Json | undefined> {
    const [called] = await this.#patient<{ body: string }>(
      'update wishes set called = $3 where stream = $1 and member = $2 and called < $3 returning body',
      [table, member, since],
    );
    return called && (JSON.parse(called.body) as Json);
  }

  async forget(before: number): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const some = await this.#patient(
        `with old as (
          select id from streams s where began < $1
            and coalesce((select stored from log where stream = s.id order by seq desc limit 1), 0) < $1
          limit $2 for update skip locked
        ), rows as (delete from log using old where stream = old.id),
        names as (delete from codes using old where stream = old.id),
        here as (delete from presence using old where stream = old.id),
        calls as (delete from wishes using old where stream = old.id)
        delete from streams using old where streams.id = old.id returning streams.id`,
        [before, forgottenAtOnce],
      );
      forgotten += some.length;
      if (some.length < forgottenAtOnce) return forgotten;
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#appender.idle();
    await this.#pool.end();
  }

  #patient<Found extends object>(text: string, values: readonly unknown[]): Promise<readonly Found[]> {
    return this.#patiently(() => this.#ask<Found>(text, values));
  }

  #patiently<Value>(work: (again: boolean) => Promise<Value>): Promise<Value> {
    if (this.#closed) return Promise.reject(new StoreAway('The store is closed.'));
    return patiently(work, this.#patience);
  }

  async #ask<Found extends object>(text: string, values: readonly unknown[]): Promise<readonly Found[]> {
    return (await this.#pool.query<Found>(text, [...values])).rows;
  }
}

/** Every statement for SQLite. Synchronous, like the driver: it runs in a thread of its own. */
import type { Database } from 'better-sqlite3';
import { type AppendResult, longestSilence, type PresentMember, type StreamId } from './store.ts';
import type { StoredHead, StoredRow } from './stored.ts';

/** How long after a dead node's last beat its traces are deleted. */
const sweptAfter = 10 * longestSilence;

export type SqliteTables = ReturnType<typeof sqliteTables>;

export function sqliteTables(database: Database) {
  const beginStream = database.prepare(
    'insert into streams (id, kind, began, body) values (?, ?, ?, ?) on conflict do nothing',
  );
  const nameStream = database.prepare('insert into codes (code, stream) values (?, ?) on conflict do nothing');
  const dropStream = database.prepare('delete from streams where id = ?');
  const headOf = database.prepare<[string], StoredHead>('select id, kind, began, body from streams where id = ?');
  const streamOf = database.prepare<[string], { stream: string }>('select stream from codes where code = ?');
  const insert = database.prepare(
    `insert into log (stream, seq, command, body, due, stored) select :stream, :seq, :command, :body, :due, :now
      where case when :seq = 1 then exists (select 1 from streams where id = :stream)
        else exists (select 1 from log where stream = :stream and seq = :seq - 1) end
      on conflict do nothing`,
  );
  const setDue = database.prepare('update streams set due = :due where id = :stream and due is not :due');
  const rowsAfter = database.prepare<[string, number, number], StoredRow>(
    'select stream, seq, command, body, due from log where stream = ? and seq > ? order by seq limit ?',
  );
  const rowOf = database.prepare<[string, string], StoredRow>(
    'select stream, seq, command, body, due from log where stream = ? and command = ?',
  );
  const claimDue = database.prepare<[number, number, number], { id: string }>(
    `update streams set due = ? where id in (select id from streams where due is not null and due <= ? order by due limit ?)
      returning id`,
  );
  const enter = database.prepare('insert into presence (stream, member, node) values (?, ?, ?) on conflict do nothing');
  const leave = database.prepare('delete from presence where stream = ? and member = ? and node = ?');
  const presentAt = database.prepare<[string, number], PresentMember>(
    'select member, node from presence join nodes on nodes.id = node where stream = ? and beat >= ? order by member, node',
  );
  const beatOf = database.prepare(
    'insert into nodes (id, beat) values (?, ?) on conflict (id) do update set beat = excluded.beat',
  );
  const lastBeatOf = database.prepare<[], { beat: number | null }>('select max(beat) as beat from nodes');
  const sweepPresence = database.prepare(
    'delete from presence where node not in (select id from nodes where beat >= ?)',
  );
  const sweepNodes = database.prepare('delete from nodes where beat < ?');
  const untouched = database.prepare<[number, number, number], { id: string }>(
    `select id from streams where began < ? and coalesce(
      (select stored from log where stream = id order by seq desc limit 1), 0) < ? limit ?`,
  );
  const keep = database.prepare('insert into keepsakes (name, body) values (?, ?) on conflict do nothing');
  const kept = database.prepare<[string], { body: string }>('select body from keepsakes where name = ?');
  const wish = database.prepare(
    `insert into wishes (stream, member, body, called) values (?, ?, ?, 0)
      on conflict (stream, member) do update set body = excluded.body`,
  );
  const unwish = database.prepare('delete from wishes where stream = ? and member = ? and body = coalesce(?, body)');
  const call = database.prepare<[number, string, number, number], { body: string }>(
    'update wishes set called = ? where stream = ? and member = ? and called < ? returning body',
  );
  const forgetStream = [
    ...['log where stream', 'codes where stream', 'presence where stream', 'wishes where stream', 'streams where id'],
  ].map(place => database.prepare(`delete from ${place} = ?`));

  return {
    begin({ id, kind, began, body }: StoredHead, code: string | undefined): boolean {
      if (beginStream.run(id, kind, began, body).changes === 0) return false;
      if (code === undefined || nameStream.run(code, id).changes > 0) return true;
      dropStream.run(id);
      return false;
    },
    head: (id: StreamId): StoredHead | undefined => headOf.get(id),
    tableOf: (code: string): StreamId | undefined => streamOf.get(code)?.stream,
    /** Not one object: every message would carry a copy of the property names. */
    append(
      stream: StreamId,
      seq: number,
      command: string,
      body: string,
      due: number | null,
      now: number,
    ): AppendResult {
      if (insert.run({ stream, seq, command, body, due, now }).changes === 0) return 'beaten';
      setDue.run({ stream, due });
      return 'stored';
    },
    /** A negative limit means no limit. */
    read: (id: StreamId, after: number, most = -1): StoredRow[] => rowsAfter.all(id, after, most),
    done: (id: StreamId, command: string): StoredRow | undefined => rowOf.get(id, command),
    claim: (now: number, lease: number, most: number): StreamId[] =>
      claimDue.all(now + lease, now, most).map(({ id }) => id),
    arrive(table: StreamId, member: number, node: string): void {
      enter.run(table, member, node);
    },
    depart(table: StreamId, member: number, node: string): void {
      leave.run(table, member, node);
    },
    present: (table: StreamId, now: number): PresentMember[] => presentAt.all(table, now - longestSilence),
    beat(node: string, now: number): void {
      beatOf.run(node, now);
      if (sweepNodes.run(now - sweptAfter).changes > 0) sweepPresence.run(now - sweptAfter);
    },
    lastBeat: (): number | undefined => lastBeatOf.get()?.beat ?? undefined,
    keepsake(name: string, fresh: string): string {
      keep.run(name, fresh);
      return kept.get(name)?.body ?? fresh;
    },
    subscribe(table: StreamId, member: number, body: string): void {
      wish.run(table, member, body);
    },
    unsubscribe(table: StreamId, member: number, body: string | null): void {
      unwish.run(table, member, body);
    },
    callTo: (table: StreamId, member: number, since: number): string | undefined =>
      call.get(since, table, member, since)?.body,
    /** Deletes at most this many: the caller asks again, and appends get their turn in between. */
    forget(before: number, most: number): number {
      const streams = untouched.all(before, before, most);
      for (const { id } of streams) for (const place of forgetStream) place.run(id);
      return streams.length;
    },
  };
}

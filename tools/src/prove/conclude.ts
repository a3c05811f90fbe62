/** The end of every proof: the crowd comes to rest, and everything that was promised and shown is checked. */
import type { Store } from '@lamplight/server/store/store';
import { compared, strayed, type Witnesses } from './agreement.ts';
import { type Audit, audit } from './audit.ts';
import type { Crowd } from './crowd.ts';
import { type RecordAudit, verifyRecords } from './records.ts';
import type { ServerProcess } from './server-process.ts';

export interface Report {
  readonly tables: number;
  readonly clients: number;
  readonly kills: number;
  readonly seconds: number;
  readonly audit: Audit;
  readonly refused: Readonly<Record<string, number>>;
  /**
   * People who still wait for an answer, who were not heard from after the last kill, or whose view is not the
   * server's.
   */
  readonly strayed: readonly string[];
  readonly witnesses: Witnesses;
  readonly records: RecordAudit;
  /** From the last kill that cut a client off to its first step or answer, in milliseconds. */
  readonly pauses: LatencySpread;
  /** The same from the first kill, if several came before the client was back. */
  readonly absences: LatencySpread;
  readonly troubles: Readonly<Record<string, number>>;
  readonly crashes: readonly string[];
}

export interface LatencySpread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface Course {
  readonly crowd: Crowd;
  readonly servers: readonly ServerProcess[];
  readonly dial: (tries: number) => string;
  readonly openStore: () => Promise<Store>;
  readonly kills: number;
  readonly began: number;
}

/** A client that met many kills in a row waits up to four seconds before it connects again. */
const heardWithin = 30_000;
/** Commands are sent again for a minute before a client gives up. */
const answeredWithin = 90_000;

export async function conclude({ crowd, servers, dial, openStore, kills, began }: Course): Promise<Report> {
  const { people, tables } = crowd;
  await crowd.back({ share: 1, within: heardWithin });
  const away = people.filter(({ isAway }) => isAway).map(({ code, seat }) => `Seat ${seat} at ${code}: not heard of.`);
  const isAnswered = await crowd.rest(answeredWithin);
  const waiting = people.filter(({ isBusy }) => isBusy).map(({ code, seat }) => `Seat ${seat} at ${code}: waits.`);
  const stray = [...away, ...(isAnswered ? [] : waiting), ...(await strayed(crowd, dial))];
  const [first] = servers;
  const records = await verifyRecords(crowd, `http://127.0.0.1:${first?.port}`);
  const seconds = (performance.now() - began) / 1000;
  crowd.close();
  await Promise.all(servers.map(server => server.stop()));
  const store = await openStore();
  const found = await audit(store, people).finally(() => store.close());
  const pauses = people.flatMap(person => person.pauses);
  return {
    tables: tables.length,
    clients: people.length,
    kills,
    seconds: Math.round(seconds),
    audit: found,
    refused: sumOf(people.map(({ refused }) => refused)),
    strayed: stray,
    witnesses: compared(crowd),
    records,
    pauses: spread(pauses.map(({ sinceLast }) => sinceLast)),
    absences: spread(pauses.map(({ whole }) => whole)),
    troubles: sumOf(servers.map(({ troubles }) => troubles)),
    crashes: servers.flatMap(({ crashes }) => crashes),
  };
}

/** A proof in which nothing happened proves nothing. */
export function holds(report: Report): boolean {
  const { audit, pauses } = report;
  return audit.acknowledged > 0 && pauses.count > 0 && faultsIn(report).length === 0;
}

export function faultsIn({ audit, strayed, witnesses, records, crashes }: Report): readonly string[] {
  const { lost, doubled, misplaced, denied } = audit;
  return [lost, doubled, misplaced, denied, strayed, witnesses.disputed, records.flaws, crashes].flat();
}

function sumOf(counts: readonly ReadonlyMap<string, number>[]): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const count of counts) for (const [name, n] of count) sum[name] = (sum[name] ?? 0) + n;
  return sum;
}

function spread(times: readonly number[]): LatencySpread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { StoreAway } from './store.ts';

/** From the system: nobody answers, or the connection was cut. */
const cut = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOENT'];
/**
 * From PostgreSQL: shutting down, crashed, starting up, too many connections, too slow, read-only after a failover, two
 * transactions in conflict. All are temporary.
 */
const passing = ['57P01', '57P02', '57P03', '53300', '57014', '25006', '40001', '40P01'];
/** Errors of the driver itself have no code. */
const driverSays = /connection terminated|connection error|timeout|client was closed/i;

function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isPassing);
  const code = codeOf(error);
  if (code === undefined) return error instanceof Error && driverSays.test(error.message);
  return cut.includes(code) || passing.includes(code) || code.startsWith('08');
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export interface Patience {
  /** How many milliseconds an outage may last before the caller gets an error. */
  readonly giveUpAfter: number;
}

/**
 * Retries the work while the database is away. `again` tells the work that it was tried before: an earlier try may have
 * succeeded although its answer never came.
 */
export async function patiently<Value>(
  work: (again: boolean) => Promise<Value>,
  { giveUpAfter }: Patience,
): Promise<Value> {
  const until = performance.now() + giveUpAfter;
  for (let pause = 20, again = false; ; pause = Math.min(pause * 2, 500), again = true) {
    try {
      return await work(again);
    } catch (error) {
      if (!isPassing(error)) throw codeOf(error) === undefined ? error : refusal(error);
      if (performance.now() + pause > until) throw away(error, giveUpAfter);
      await sleep(pause);
    }
  }
}

/** The database was reached and refused. */
export class StoreRefused extends StoreAway {}

/** PostgreSQL's details may hold the values to be stored, so only the code is passed on. */
function refusal(error: unknown): StoreRefused {
  return new StoreRefused(`PostgreSQL refused (${codeOf(error)}): its own log says why.`);
}

function away(error: unknown, giveUpAfter: number): StoreAway {
  const seconds = Math.round(giveUpAfter / 1000);
  return new StoreAway(
    `PostgreSQL did not answer for ${seconds} s (${codeOf(error) ?? 'connection lost'}): what was to be stored may be or may not. See that it runs; then read again.`,
  );
}

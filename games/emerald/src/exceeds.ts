/** Which clocks a new table may have [EM-CLOCK-5]. */
import type { Table } from '@lamplight/contract';
import type { Options } from './words.ts';

const second = 1_000;
const day = 86_400 * second;
/** A turn is several steps, each of them a row that is stored and sent to everybody. */
const leastTurn = 10 * second;
/** When all banks are empty the match plays itself to its end at once, and another may begin. */
const leastBank = 60 * second;
const most = 31 * day;

export function exceeds({ options: { clock } }: Table<Options>): string | undefined {
  if (clock === null) return undefined;
  const { kind, time, increment } = clock;
  if (kind === 'turn' && (time < leastTurn || time > most))
    return 'options.clock.time: A turn has from 10 seconds (10000) to 31 days.';
  if (kind === 'bank' && (time < leastBank || time > most))
    return 'options.clock.time: A bank of time has from one minute (60000) to 31 days.';
  return increment > day ? 'options.clock.increment: A bank grows by at most a day (86400000) each turn.' : undefined;
}

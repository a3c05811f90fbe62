/** The clock of a table as the host chooses it: four kinds, while the game knows three [EM-CLOCK-1]. */
import type { TableCommand, TableView } from '@lamplight/contract/wire';
import type { ClockOption, Options } from '@lamplight/emerald/public';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const clockKinds = ['none', 'bank', 'turn', 'days'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** The choices, in milliseconds. */
export const bankTimes = [10, 20, 30, 45].map(minutes => minutes * minute);
export const increments = [0, 15, 30, 60].map(seconds => seconds * second);
export const turnTimes = [2, 5, 10, 20].map(minutes => minutes * minute);
export const dayTimes = [1, 2, 3, 7].map(days => days * day);

export const optionsOf = (table: TableView): Options => table.options as unknown as Options;

/** A turn of hours counts as one of days: nobody sits and waits for it. */
export function kindOf(clock: ClockOption | null): ClockKind {
  if (clock === null) return 'none';
  return clock.kind === 'bank' ? 'bank' : clock.time >= day / 2 ? 'days' : 'turn';
}

export const isOverDays = (table: TableView): boolean => kindOf(optionsOf(table).clock) === 'days';

/** The clock set when a kind is chosen. */
const usual: Readonly<Record<ClockKind, ClockOption | null>> = {
  none: null,
  bank: { kind: 'bank', time: 20 * minute, increment: 30 * second },
  turn: { kind: 'turn', time: 5 * minute, increment: 0 },
  days: { kind: 'turn', time: day, increment: 0 },
};

/**
 * Over days people come and go, and the match waits for them. In one sitting a bot helps out. So choosing a kind sets
 * both options, and the host may still change either.
 */
export function choose(options: Options, kind: ClockKind): TableCommand {
  const set = { type: 'set', options: { ...options, clock: usual[kind] } } as const;
  const [was, is] = [kindOf(options.clock) === 'days', kind === 'days'];
  if (was === is) return set;
  return { ...set, absence: is ? { kind: 'wait' } : { kind: 'bot', after: minute } };
}

/** The offered time closest to it: a program may have set any. */
export function nearest(offered: readonly number[], time: number): number {
  return offered.reduce((best, each) => (Math.abs(each - time) < Math.abs(best - time) ? each : best), offered[0] ?? 0);
}

export const minutesIn = (time: number): number => Math.round(time / minute);
export const secondsIn = (time: number): number => Math.round(time / second);
export const daysIn = (time: number): number => Math.max(1, Math.round(time / day));

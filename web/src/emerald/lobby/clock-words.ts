import type { ClockOption } from '@lamplight/emerald/public';
import { type ClockKind, daysIn, minutesIn, secondsIn } from './clock.ts';

export const kindWords = {
  none: 'emerald.lobby.clock.none',
  bank: 'emerald.lobby.clock.bank',
  turn: 'emerald.lobby.clock.turn',
  days: 'emerald.lobby.clock.days',
} as const satisfies Record<ClockKind, string>;

/** The values of the sentences about a clock. */
export const clockValues = (clock: ClockOption | null) => ({
  minutes: minutesIn(clock?.time ?? 0),
  seconds: secondsIn(clock?.increment ?? 0),
  days: daysIn(clock?.time ?? 0),
});

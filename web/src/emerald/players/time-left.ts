/** Whose time runs, and how much is left [EM-CLOCK-1, EM-CLOCK-2]. */
import { type Day, seatNo, type View } from '@lamplight/emerald/public';

/** Whom the game waits for. */
export const awaitedIn = (view: View): Day => view.asking?.player ?? view.turn.player;

/** Milliseconds. Undefined at a table without a clock. The clock of a seat that a bot plays does not run. */
export function timeLeft(view: View, day: Day, now: number): number | undefined {
  if (view.options.clock === null) return undefined;
  const seat = seatNo(day);
  const bank = view.clock.bank[seat] ?? 0;
  const runs = view.phase !== 'over' && awaitedIn(view) === day && view.clock.handed[seat] !== true;
  return Math.max(0, runs ? bank - (now - view.clock.since) : bank);
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export type TimeParts =
  | { readonly type: 'digits'; readonly text: string }
  | { readonly type: 'days'; readonly days: number; readonly hours: number };

/** `4:05`, `1:02:03`; from a day on, days and hours: nobody counts the seconds of a week. */
export function partsOf(left: number): TimeParts {
  if (left >= day) return { type: 'days', days: Math.floor(left / day), hours: Math.floor((left % day) / hour) };
  const seconds = Math.ceil(left / second);
  const pair = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return { type: 'digits', text: h > 0 ? `${h}:${pair(m)}:${pair(s)}` : `${m}:${pair(s)}` };
}

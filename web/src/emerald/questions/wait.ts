/** How long an answer may take, and how long it is held back: the same for everybody, whatever they hold. */
import { answerPause, seatNo, type View } from '@lamplight/emerald/public';

export interface Wait {
  /** Milliseconds. */
  readonly left: number;
  readonly whole: number;
  /** The pause that all wait for, or the time of the player who is asked. */
  readonly of: 'pause' | 'clock';
}

/** When an answer may be sent: a quick answer must give nothing away. */
export function sentFrom(view: View, askedAt: number): number {
  const { asking, clock } = view;
  if (asking?.for !== 'attack' && asking?.for !== 'reveal') return 0;
  return clock.pausedUntil ?? (asking.for === 'reveal' ? askedAt + answerPause : 0);
}

/** What the ring shows to everybody. Undefined if no time runs. */
export function waitOf(view: View, askedAt: number, now: number): Wait | undefined {
  const from = sentFrom(view, askedAt);
  if (from > now) return { left: from - now, whole: answerPause, of: 'pause' };
  const { asking, options, clock } = view;
  if (asking === null || options.clock === null) return undefined;
  const seat = seatNo(asking.player);
  const bank = clock.bank[seat];
  if (bank === undefined || clock.handed[seat]) return undefined;
  return { left: Math.max(0, clock.since + bank - now), whole: Math.max(bank, 1), of: 'clock' };
}

/** Seconds up to a minute and a half, then minutes, hours, days. The caller writes them: `12`, `4:05`, `7 h`, `2 d`. */
export type TimeLeft = {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  readonly value: number;
  readonly rest: number;
};

export function shownOf(left: number): TimeLeft {
  const seconds = Math.ceil(left / 1_000);
  if (seconds < 100) return { unit: 'seconds', value: seconds, rest: 0 };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { unit: 'minutes', value: minutes, rest: seconds % 60 };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { unit: 'hours', value: hours, rest: minutes % 60 }
    : { unit: 'days', value: Math.floor(hours / 24), rest: hours % 24 };
}

/** The clock of a round: what it shows, and when it sounds. */
import { levelTimes } from '@lamplight/shadows/public';
import type { OurView } from '../view/our-view.ts';

const second = 1_000;
const minute = 60 * second;

export const urgencies = ['calm', 'minute', 'seconds'] as const;
export type Urgency = (typeof urgencies)[number];

export type RoundClock = {
  /** Milliseconds to show: time left for a lone team, time passed in a race. */
  readonly time: number;
  /** The share of time that is left, from 1 to 0. Undefined in a race, which has no end. */
  readonly share: number | undefined;
  readonly urgency: Urgency;
};

/** Undefined before the round has begun. */
export function clockOf({ phase, startsAt, endsAt, options }: OurView, now: number): RoundClock | undefined {
  if (phase !== 'playing' || startsAt === null) return undefined;
  if (endsAt === null) return { time: Math.max(0, now - startsAt), share: undefined, urgency: 'calm' };
  const left = Math.max(0, endsAt - now);
  return { time: left, share: Math.min(1, left / levelTimes[options.level]), urgency: urgencyOf(left) };
}

const urgencyOf = (left: number): Urgency => (left <= 10 * second ? 'seconds' : left <= minute ? 'minute' : 'calm');

/** `04:12`. A countdown rounds up: it shows zero only when it is over. */
export function digitsOf({ time, share }: RoundClock): string {
  const seconds = share === undefined ? Math.floor(time / second) : Math.ceil(time / second);
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${pair(Math.floor(seconds / 60))}:${pair(seconds % 60)}`;
}

/** 3, 2, 1. Undefined when there is nothing to count. */
export function countOf({ phase, startsAt }: OurView, now: number): number | undefined {
  if (phase !== 'countdown' || startsAt === null) return undefined;
  return Math.max(1, Math.min(3, Math.ceil((startsAt - now) / second)));
}

export type ClockStroke = 'last-minute' | 'last-seconds' | 'last-three';

/** The newest stroke of the clock between two looks at it. */
export function struck(before: number | undefined, left: number | undefined): ClockStroke | undefined {
  if (before === undefined || left === undefined || left >= before || left <= 0) return undefined;
  const whole = (time: number) => Math.ceil(time / second);
  if (left <= 10 * second && whole(left) < whole(before)) return left <= 3 * second ? 'last-three' : 'last-seconds';
  return before > minute && left <= minute ? 'last-minute' : undefined;
}

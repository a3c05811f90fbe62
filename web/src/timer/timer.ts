/**
 * A timer for people at a real table. It stores points in time and no ticks: after a phone has slept it is right again
 * at once.
 */
import { levels, levelTimes, type TimerLevel } from '@lamplight/shadows/public';

/** One team against the clock, or two that race. A race has no clock, only the soundtrack and the time played. */
export const games = ['clock', 'race'] as const;
export type TimerGame = (typeof games)[number];

/** In milliseconds since 1970. */
type Moment = number;

type Going =
  /** The start as if there had been no pauses. */
  { readonly kind: 'running'; readonly since: Moment } | { readonly kind: 'paused'; readonly passed: number };

export type Timer = {
  readonly game: TimerGame;
  readonly level: TimerLevel;
  readonly state:
    | Going
    /** Set, and not started. `was` is the state before the reset, to undo it. */
    | { readonly kind: 'set'; readonly was?: Going };
};

export const firstTimer: Timer = { game: 'clock', level: 'agent', state: { kind: 'set' } };

/** Undefined if nothing ends. */
export const wholeOf = ({ game, level }: Timer): number | undefined =>
  game === 'clock' ? levelTimes[level] : undefined;

export function passedAt({ state }: Timer, now: Moment): number {
  if (state.kind === 'set') return 0;
  return Math.max(0, state.kind === 'running' ? now - state.since : state.passed);
}

/** Undefined if nothing ends. */
export function leftAt(timer: Timer, now: Moment): number | undefined {
  const whole = wholeOf(timer);
  return whole === undefined ? undefined : Math.max(0, whole - passedAt(timer, now));
}

export type TimerStage = 'set' | 'running' | 'paused' | 'over';

export const stageAt = (timer: Timer, now: Moment): TimerStage =>
  timer.state.kind !== 'set' && leftAt(timer, now) === 0 ? 'over' : timer.state.kind;

export type TimerAct =
  /** Starts, pauses, continues; after the end it resets. */
  | { readonly type: 'press'; readonly now: Moment }
  | { readonly type: 'again'; readonly now: Moment }
  | { readonly type: 'take-back' }
  | { readonly type: 'choose'; readonly game?: TimerGame; readonly level?: TimerLevel };

export function after(timer: Timer, act: TimerAct): Timer {
  const { state } = timer;
  switch (act.type) {
    case 'press':
      return { ...timer, state: pressed(timer, act.now) };
    case 'again':
      return { ...timer, state: setAgain(timer, act.now) };
    case 'take-back':
      return state.kind === 'set' && state.was !== undefined ? { ...timer, state: state.was } : timer;
    case 'choose':
      // A thumb that touches a level must not end a round.
      if (state.kind !== 'set') return timer;
      return { game: act.game ?? timer.game, level: act.level ?? timer.level, state: { kind: 'set' } };
  }
}

function pressed(timer: Timer, now: Moment): Timer['state'] {
  switch (stageAt(timer, now)) {
    case 'set':
      return { kind: 'running', since: now };
    case 'running':
      return { kind: 'paused', passed: passedAt(timer, now) };
    case 'paused':
      return { kind: 'running', since: now - passedAt(timer, now) };
    case 'over':
      return { kind: 'set' };
  }
}

function setAgain(timer: Timer, now: Moment): Timer['state'] {
  const { state } = timer;
  if (state.kind === 'set') return state;
  return stageAt(timer, now) === 'over' ? { kind: 'set' } : { kind: 'set', was: state };
}

/** The stored timer, or a new one if what is stored is not valid. */
export function timerFrom(kept: unknown): Timer {
  const { game, level, state } = recordOf(kept);
  if (!isOneOf(games, game) || !isOneOf(levels, level)) return firstTimer;
  return { game, level, state: goingFrom(state) ?? { kind: 'set' } };
}

function goingFrom(kept: unknown): Going | undefined {
  const { kind, since, passed } = recordOf(kept);
  if (kind === 'running' && isTime(since)) return { kind, since };
  return kind === 'paused' && isTime(passed) ? { kind, passed } : undefined;
}

const recordOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
const isTime = (kept: unknown): kept is number => typeof kept === 'number' && Number.isFinite(kept) && kept >= 0;
const isOneOf = <T>(all: readonly T[], kept: unknown): kept is T => all.includes(kept as T);

/** When a timer sounds and is read aloud, and which music plays. */

import { struck } from '../shadows/play/clock/clock.ts';
import { clockHeat } from '../sound/clock-heat.ts';
import type { EffectName } from '../sound/effects/effects.ts';
import type { SoundScene } from '../sound/scene.ts';
import { leftAt, passedAt, stageAt, type Timer, wholeOf } from './timer.ts';

const second = 1_000;
const minute = 60 * second;

/** When the time left is announced to screen readers, in milliseconds left. */
const toldAt = [5 * minute, minute, 30 * second, 10 * second] as const;

/** Of what passed between two readings, only the newest is told. After a longer gap, nothing old is. */
const longestLook = 3 * second;

export type TimerReading = { readonly before: number; readonly left: number };

/** The end, or a stroke of the clock. */
export function strokeOf({ before, left }: TimerReading): EffectName | undefined {
  if (left === 0) return before > 0 && before <= longestLook ? 'time-up' : undefined;
  return before - left > longestLook ? undefined : struck(before, left);
}

/** The time left, if it should be announced. */
export const tellingOf = ({ before, left }: TimerReading): number | undefined =>
  before - left > longestLook ? undefined : toldAt.findLast(mark => before > mark && left <= mark);

/** A race has no end: after this long its music is at its most intense. */
const longRace = 12 * minute;

/** Music while it runs; a pause is quiet. */
export function sceneAt(timer: Timer, now: number): SoundScene {
  if (stageAt(timer, now) !== 'running') return { kind: 'silence', heat: 0 };
  const [left, whole] = [leftAt(timer, now), wholeOf(timer)];
  if (left === undefined || whole === undefined)
    return { kind: 'race', heat: Math.min(0.9, passedAt(timer, now) / longRace) };
  return { kind: 'clock', heat: clockHeat(left, whole) };
}

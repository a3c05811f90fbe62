/** When a timer makes itself heard and read aloud, and what plays behind it. */

import { struck } from '../shadows/play/clock/clock.ts';
import { clockHeat } from '../sound/clock-heat.ts';
import type { EffectName } from '../sound/effects/effects.ts';
import type { SoundScene } from '../sound/scene.ts';
import { leftAt, passedAt, stageAt, type Timer, wholeOf } from './timer.ts';

const second = 1_000;
const minute = 60 * second;

/** Read aloud to those who cannot see the ring, in milliseconds that are left. */
const toldAt = [5 * minute, minute, 30 * second, 10 * second] as const;

/** What passed between two looks is told once, the newest; after a long sleep nothing old is told. */
const longestLook = 3 * second;

export type TimerReading = { readonly before: number; readonly left: number };

/** The end, or what the clock struck. */
export function strokeOf({ before, left }: TimerReading): EffectName | undefined {
  if (left === 0) return before > 0 && before <= longestLook ? 'time-up' : undefined;
  return before - left > longestLook ? undefined : struck(before, left);
}

/** How much is left when it is worth a word. */
export const tellingOf = ({ before, left }: TimerReading): number | undefined =>
  before - left > longestLook ? undefined : toldAt.findLast(mark => before > mark && left <= mark);

/** A race has no end: after this long it is as hot as it gets. */
const longRace = 12 * minute;

/** Music while it runs; a pause is quiet. */
export function sceneAt(timer: Timer, now: number): SoundScene {
  if (stageAt(timer, now) !== 'running') return { kind: 'silence', heat: 0 };
  const [left, whole] = [leftAt(timer, now), wholeOf(timer)];
  if (left === undefined || whole === undefined)
    return { kind: 'race', heat: Math.min(0.9, passedAt(timer, now) / longRace) };
  return { kind: 'clock', heat: clockHeat(left, whole) };
}

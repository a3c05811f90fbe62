import { lastMinuteHeat } from './music/composer.ts';

const minute = 60_000;

/** How tense a clock is. It rises slowly up to the last minute, jumps there, and then rises to 1. */
export function clockHeat(left: number, whole: number): number {
  if (left <= minute) return lastMinuteHeat + (1 - lastMinuteHeat) * (1 - Math.max(0, left) / minute);
  return (lastMinuteHeat - 0.1) * (1 - (left - minute) / Math.max(1, whole - minute));
}

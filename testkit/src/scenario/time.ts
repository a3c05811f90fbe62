import type { Instant } from '@lamplight/contract';
import { shown } from './shown.ts';
import type { SpotReader } from './spot.ts';

const units = { ms: 1, s: 1_000, min: 60_000 } as const;

/** `90s`, `500ms`, `1.5min`. */
export const time: SpotReader<Instant> = spot => {
  const [, digits, unit] = /^(\d+(?:\.\d+)?) ?(ms|s|min)$/.exec(String(spot.value)) ?? [];
  const exact = Number(digits) * units[unit as keyof typeof units];
  const at = Math.round(exact);
  // In floating point, 1.1 s is 1100.0000000000002 ms.
  return Number.isSafeInteger(at) && Math.abs(exact - at) < 1e-6
    ? at
    : spot.reject(`Write a time with its unit here, such as 90s, 500ms or 2min, not ${shown(spot.value)}.`);
};

export function shownTime(at: Instant): string {
  return at % units.s === 0 ? `${at / units.s}s` : `${at}ms`;
}

import { expect, test } from 'vitest';
import { clockHeat } from './clock-heat.ts';
import { lastMinuteHeat } from './music/composer.ts';

test('every level has its last minute, also the shortest', () => {
  for (const whole of [180_000, 300_000, 480_000, 900_000]) {
    expect(clockHeat(whole, whole)).toBe(0);
    expect(clockHeat(60_000, whole)).toBeCloseTo(lastMinuteHeat);
    expect(clockHeat(-5, whole)).toBe(1);
  }
});

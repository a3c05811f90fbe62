import { expect, test } from 'vitest';
import { type Envelope, endOf, pointsOf } from './envelope.ts';

const envelopes: readonly Envelope[] = [
  { at: 0, peak: 1, release: 0 },
  { at: 2, peak: 0.3, attack: 0, release: 0.02 },
  { at: 1, peak: 0.5, attack: 0.4, hold: 2, release: 1.5 },
];

test.each(envelopes)('begins and ends at nothing, in order, without a corner that clicks: %o', envelope => {
  const points = pointsOf(envelope);
  expect(points[0]).toEqual({ at: envelope.at, value: 0, by: 'step' });
  expect(points.at(-1)).toMatchObject({ value: 0, by: 'line', at: endOf(envelope) });
  for (const [n, { at, value }] of points.entries()) {
    const before = points[n - 1];
    if (before === undefined) continue;
    expect(at).toBeGreaterThanOrEqual(before.at);
    if (value !== before.value) expect(at - before.at).toBeGreaterThanOrEqual(0.0019);
  }
});

test('a curve never aims at nothing, which it cannot reach', () => {
  for (const envelope of envelopes)
    for (const { by, value } of pointsOf(envelope)) if (by === 'curve') expect(value).toBeGreaterThan(0);
});

import { laws } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';
import { emeraldTrials } from '../trial.ts';

test.each(Object.entries(emeraldTrials))('emerald obeys the laws: %s', (kind, { seeds }) => {
  expect(laws(emeraldKit, kind)).toContain(`emerald (${kind}): ${seeds} matches`);
});

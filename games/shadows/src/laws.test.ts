import { laws } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { shadowsKit } from '../kit.ts';
import { shadowsTrials } from '../trial.ts';

test.each(Object.entries(shadowsTrials))('shadows obeys the laws: %s', (kind, { seeds }) => {
  expect(laws(shadowsKit, kind)).toContain(`shadows (${kind}): ${seeds} matches`);
});

import { laws } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { dashKit } from './kit.ts';

test.each(Object.entries(dashKit.trials))('dash obeys the laws: %s', (kind, { seeds }) => {
  expect(laws(dashKit, kind)).toContain(`dash (${kind}): ${seeds} matches`);
});

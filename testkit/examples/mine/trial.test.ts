import { laws } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { mineKit } from './kit.ts';

test.each(Object.entries(mineKit.trials))('mine obeys the laws: %s', (kind, { seeds }) => {
  expect(laws(mineKit, kind)).toContain(`mine (${kind}): ${seeds} matches`);
});

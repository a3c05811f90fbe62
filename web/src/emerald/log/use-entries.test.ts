import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { steady } from './use-entries.ts';

const pass = (step: number) =>
  ({ step, at: step * 1_000, told: [{ type: 'acted', by: 'monday', move: { type: 'pass' } }] }) as const;

test('a log that grows keeps its old lines as they are, and changes what was undone', () => {
  const before = entriesOf([pass(1), pass(2)]);
  const grown = steady(before, entriesOf([pass(1), pass(2), pass(3)]));
  expect(grown).toHaveLength(3);
  expect(grown[0]).toBe(before[0]);
  expect(grown[1]).toBe(before[1]);
  const undone = steady(
    grown,
    entriesOf([pass(1), pass(2), pass(3), { step: 4, at: 4_000, told: [{ type: 'undone' }] }]),
  );
  expect(undone[1]).toBe(before[1]);
  expect(undone[2]).not.toBe(grown[2]);
  expect(undone[2]?.isUndone).toBe(true);
});

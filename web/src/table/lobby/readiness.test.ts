import { expect, test } from 'vitest';
import { memberNamed, trialTable } from '../trial-table.ts';
import { readinessOf } from './readiness.ts';

test('[UX-04] a match waits for free seats and for those who are not ready, by name; the host need not say so', () => {
  const { canStart, free, unready, ready, seated } = readinessOf(trialTable());
  expect({ canStart, free, ready, seated }).toEqual({ canStart: false, free: [2], ready: 1, seated: 2 });
  expect(unready.map(({ name }) => name)).toEqual(['Bo']);
});

test('[TB-START-1] nobody waits for those who are away', () => {
  const members = [memberNamed(1, 'Ada', 0), memberNamed(2, 'Bo', 1, { present: false })];
  const { canStart, away } = readinessOf(trialTable({ members, bots: [2, 3] }));
  expect(canStart).toBe(true);
  expect(away.map(({ name }) => name)).toEqual(['Bo']);
});

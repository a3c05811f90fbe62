import { expect, test } from 'vitest';
import { memberNamed, trialTable } from '../table/trial-table.ts';
import { rematchOf } from './rematch.ts';

test('[UX-34] those who sit are asked, by name; those who watch are not', () => {
  const members = [
    memberNamed(1, 'Ada', 0, { wantsRematch: true }),
    memberNamed(2, 'Bo', 1),
    memberNamed(3, 'Cy', null),
  ];
  const { yes, awaited, mine } = rematchOf(trialTable({ members }));
  expect(yes.map(({ name }) => name)).toEqual(['Ada']);
  expect(awaited.map(({ name }) => name)).toEqual(['Bo']);
  expect(mine).toBe(false);
  expect(rematchOf(trialTable({ members, me: 3 })).mine).toBeUndefined();
});

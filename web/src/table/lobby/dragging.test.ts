import { expect, test } from 'vitest';
import { running, trialTable } from '../trial-table.ts';
import { dropped } from './dragging.ts';

test('[TB-SEAT-2] [TB-SEAT-5] whoever drags oneself sits down; the host places others; nobody else moves others', () => {
  expect(dropped(trialTable(), 2, 2)).toEqual({ type: 'sit', seat: 2 });
  expect(dropped(trialTable(), 3, 2)).toBeUndefined();
  expect(dropped(trialTable({ me: 1 }), 3, 2)).toEqual({ type: 'place', member: 3, seat: 2 });
  expect(dropped(trialTable({ me: 1 }), 77, 2)).toBeUndefined();
});

test('[TB-SEAT-3] nobody is dragged while a match runs', () => {
  expect(dropped(trialTable({ match: running(3) }), 2, 2)).toBeUndefined();
});

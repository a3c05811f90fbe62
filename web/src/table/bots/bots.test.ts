import { expect, test } from 'vitest';
import { shift } from '../lobby/sitters.ts';
import { trialTable } from '../trial-table.ts';
import { moveBot, seatBot } from './bots.ts';

const kind = { level: 'expert', temper: 'dreamer', name: 'griet' } as const;

test('[TB-BOT-1] a bot is asked for by its kind, but not of a house that knows of none', () => {
  const bot = { level: 'newcomer' } as const;
  expect(seatBot(trialTable({ kinds: [] }), 2, bot)).toEqual({ type: 'seat bot', seat: 2, is: true, bot });
  expect(seatBot(trialTable(), 2, bot)).toEqual({ type: 'seat bot', seat: 2, is: true });
});

test('[TB-BOT-3] a bot that changes seats stands up first, and keeps its name and kind', () => {
  const table = trialTable({ kinds: [{ seat: 3, ...kind }] });
  expect(shift(table, 3, 2)).toEqual([
    { type: 'seat bot', seat: 3, is: false },
    { type: 'seat bot', seat: 2, is: true, bot: kind },
  ]);
  expect(moveBot(trialTable(), 3, 2)).toEqual({ type: 'seat bot', seat: 2, is: true });
});

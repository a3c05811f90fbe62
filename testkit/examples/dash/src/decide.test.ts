import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { dashKit } from '../kit.ts';

const step = { type: 'step' } as const;
const bet = (on: number) => ({ type: 'bet', on }) as const;

test.each([2, 3, 4])('[DA-PART-1] %s runners start on square 0', players => {
  const { runners } = scene(dashKit, { players }).audience.sees();
  expect(runners.map(({ square }) => square)).toEqual(Array(players).fill(0));
});

test.each([1, 5])('[DA-PART-1] there is no table for %s runners', seats => {
  expect(dashKit.game.read.table({ seats, options: {} })).toEqual({ wrong: 'A table of dash has two to four seats.' });
});

test('[DA-MOVE-1] all run at once, a step leads one square on', () => {
  const t = scene(dashKit, { players: 3 });
  for (const name of ['cy', 'ann', 'bo']) t.seat(name).plays(step);
  t.at(300);
  t.seat('cy').plays(step);
  expect(t.audience.sees().runners.map(({ square }) => square)).toEqual([1, 1, 2]);
});

test('[DA-MOVE-2] after a step a runner rests for 300 ms', () => {
  const t = scene(dashKit);
  t.at(100);
  t.seat('ann').plays(step);
  t.at(399);
  expect(t.seat('ann').isOffered()).toEqual([]);
  expect(t.seat('ann').tries(step)).toBe('DA-MOVE-2');
  t.at(400);
  expect(t.seat('ann').isOffered()).toEqual([step]);
  t.seat('ann').plays(step);
});

test('[DA-BET-1] the others see that there is a bet, not on whom', () => {
  const t = scene(dashKit, { players: 3 });
  t.seat('ann').plays(bet(2));
  expect(t.seat('ann').sees()).toMatchObject({ myBet: 2, bets: [true, false, false] });
  expect(t.seat('cy').sees()).toMatchObject({ myBet: null, bets: [true, false, false] });
  expect(t.seat('cy').isTold()).toEqual([{ type: 'betted', by: 0, on: null }]);
});

test('[DA-BET-1] a runner bets once, on somebody who runs, before the own first step', () => {
  const t = scene(dashKit);
  expect(t.seat('ann').tries(bet(2))).toBe('DA-BET-1');
  t.seat('ann').plays(bet(1));
  expect(t.seat('ann').tries(bet(0))).toBe('DA-BET-1');
  t.seat('bo').plays(step);
  expect(t.seat('bo').tries(bet(0))).toBe('DA-BET-1');
  expect(t.seat('bo').isOffered()).toEqual([]);
});

test('[DA-END-1] whoever reaches square 10 first ends the match and wins', () => {
  const t = scene(dashKit, { squares: { ann: 9, bo: 9 } });
  t.seat('bo').plays(step);
  expect(t.outcome()).toEqual({ winners: [1], because: 'DA-END-1' });
  expect(t.seat('ann').tries(step)).toBe('DA-END-1');
});

test('[DA-END-2] after 5 seconds the match ends, and those who stand furthest win', () => {
  const t = scene(dashKit, { players: 3, squares: { ann: 4, cy: 4 } });
  t.at(4_999);
  expect(t.outcome()).toBeUndefined();
  t.at(5_000);
  expect(t.outcome()).toEqual({ winners: [0, 2], because: 'DA-END-2' });
  expect(t.audience.isTold()).toEqual([{ type: 'finished', because: 'DA-END-2' }]);
});

test('[DA-END-3] when everybody has left the match ends, and those who stand furthest win', () => {
  const t = scene(dashKit, { squares: { ann: 1, bo: 3 } });
  t.seat('ann').leaves();
  t.seat('ann').returns();
  t.seat('bo').leaves();
  expect(t.outcome()).toBeUndefined();
  t.seat('ann').leaves();
  expect(t.outcome()).toEqual({ winners: [1], because: 'DA-END-3' });
});

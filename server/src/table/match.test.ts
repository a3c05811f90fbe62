import { commitmentTo, type Seed } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { orderOf, playAgain, recorded } from '../../test/rooms/recorded.ts';
import { emeraldOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

const two = emeraldOrder(2);
const stall = recorded('emerald', 'two-stall');

test('[TB-READY-1] a seated person says to be ready, and takes it back', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  expect(await ada.does({ type: 'ready', is: true })).toEqual({ refused: 'TB-READY-1' });
  await ada.does({ type: 'sit', seat: 0 });
  await ada.does({ type: 'ready', is: true });
  expect(bo.table.members[0]?.ready).toBe(true);
  await ada.does({ type: 'ready', is: false });
  expect(bo.table.members[0]?.ready).toBe(false);
  await startMatch(ada, bo);
  expect(await bo.does({ type: 'ready', is: true })).toEqual({ refused: 'TB-READY-1' });
});

test('[TB-START-1] a match starts when every seat is taken and everybody there is ready', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo', 'cy');
  await ada.does({ type: 'sit', seat: 0 });
  await bo.does({ type: 'sit', seat: 1 });
  await bo.does({ type: 'ready', is: true });
  expect(await ada.does({ type: 'start' })).toEqual({ refused: 'TB-START-1' });
  await cy.does({ type: 'sit', seat: 2 });
  expect(await ada.does({ type: 'start' })).toEqual({ refused: 'TB-START-1' });
  await cy.hangsUp();
  await trial.clock.pass(6_000);
  expect(await ada.does({ type: 'start' })).toHaveProperty('done');
  expect(bo.match?.view).toMatchObject({ me: 'tuesday' });
});

test('[TB-START-2] one match at a time', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await startMatch(ada, bo);
  expect(await ada.does({ type: 'start' })).toEqual({ refused: 'TB-START-2' });
});

test('[TB-START-3, TB-END-1] the hash of the seed is shown from the start and the seed at the end; people and seats stay', async () => {
  const trial = await openTrial({ seed: () => stall.seed });
  const { ada, bo } = await tableOf(trial, orderOf(stall), 'ada', 'bo');
  await startMatch(ada, bo);
  expect(bo.table.match).toMatchObject({ commitment: stall.commitment, over: null });
  await playAgain(trial, stall, [ada, bo], async () => {
    if (ada.table.match?.over === null)
      for (const person of [ada, bo]) expect(person.bytes.join()).not.toContain(stall.seed);
  });
  const over = bo.table.match?.over;
  expect(over).toMatchObject({ outcome: stall.outcome, seed: stall.seed });
  expect(await commitmentTo(over?.seed as Seed)).toBe(bo.table.match?.commitment);
  expect(bo.table.finished).toEqual([bo.table.match?.id]);
  expect(bo.table.members.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(trial.troubles).toEqual([]);
});

test('[TB-REMATCH-1] when everybody seated wants it, a rematch starts at once, with people, settings and spectators', async () => {
  const trial = await openTrial({ seed: () => stall.seed });
  const { ada, bo, cy } = await tableOf(trial, orderOf(stall), 'ada', 'bo', 'cy');
  await startMatch(ada, bo);
  expect(await ada.does({ type: 'rematch', is: true })).toEqual({ refused: 'TB-REMATCH-1' });
  await playAgain(trial, stall, [ada, bo]);
  const first = ada.table.match?.id;
  expect(await cy.does({ type: 'rematch', is: true })).toEqual({ refused: 'TB-REMATCH-1' });
  await ada.does({ type: 'rematch', is: true });
  expect(ada.table.match?.id).toBe(first);
  await bo.does({ type: 'rematch', is: true });
  await trial.quiet();
  expect(ada.table.match).toMatchObject({ over: null });
  expect(ada.table.match?.id).not.toBe(first);
  expect(cy.match?.id).toBe(ada.table.match?.id);
  expect(ada.table.members.map(({ seat, wantsRematch }) => [seat, wantsRematch])).toEqual([
    [0, false],
    [1, false],
    [null, false],
  ]);
});

test('[TB-MATCH-1] only who has a seat moves, and only in the match that runs now', async () => {
  const trial = await openTrial({ seed: () => stall.seed });
  const { ada, bo, cy } = await tableOf(trial, orderOf(stall), 'ada', 'bo', 'cy');
  expect(await ada.plays({ type: 'pass' })).toEqual({ refused: 'TB-MATCH-1' });
  await startMatch(ada, bo);
  expect(await cy.plays({ type: 'pass' })).toEqual({ refused: 'TB-MATCH-1' });
  const late = { t: 'do', id: 'late-move', to: 'match', match: 'another-match', what: { type: 'pass' } } as const;
  expect(await ada.sends(late, late.id)).toEqual({ refused: 'TB-MATCH-1' });
  expect(await ada.plays({ type: 'castle' })).toMatchObject({ refused: 'TB-ORDER-4' });
});

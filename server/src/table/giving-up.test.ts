import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import { evolveAt } from './evolve.ts';
import { newTable } from './state.ts';

const openTrial = trialsIn(onTestFinished);
const slow = { pace: { ring: 5_000, beat: 60_000, rest: 86_400_000 } };
const minute = 60_000;
const day = 24 * 60 * minute;

test('[TB-SEAT-6] a bot takes the seat of who stays away when all others agree, and then for good', async () => {
  const trial = await openTrial(slow);
  const { ada, bo, cy, di } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo', 'cy', 'di');
  await startMatch(ada, bo, cy);
  const away = bo.id;
  const wish = { type: 'give up on', member: away, is: true } as const;
  expect(await ada.does(wish)).toEqual({ refused: 'TB-SEAT-6' });
  await bo.hangsUp();
  await trial.clock.pass(9 * minute);
  expect(await ada.does(wish)).toEqual({ refused: 'TB-SEAT-6' });
  await trial.clock.pass(2 * minute);
  expect(ada.table.match?.missed).toEqual([{ member: away, by: [], of: 2 }]);
  expect(await di.does(wish)).toEqual({ refused: 'TB-SEAT-6' });
  expect(await ada.does(wish)).toHaveProperty('done');
  expect(cy.table.match?.missed).toEqual([{ member: away, by: [ada.id], of: 2 }]);
  expect(cy.table.members[1]?.seat).toBe(1);
  expect(await cy.does(wish)).toHaveProperty('done');
  expect(cy.told('table')).toContainEqual({ type: 'replaced', member: away });
  expect(ada.table.members[1]).toMatchObject({ name: 'bo', seat: null });
  expect(ada.table.match).toMatchObject({ bots: [1], missed: [] });
  await bo.enters();
  expect(bo.match?.view).toMatchObject({ me: null });
  expect(await bo.does({ type: 'sit', seat: 1 })).toMatchObject({ refused: 'TB-SEAT-4' });
});

test('[TB-SEAT-6] where the match waits for the absent, long is a day, whatever is set in the midst of it', async () => {
  const trial = await openTrial(slow);
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'wait' } });
  await startMatch(ada, bo);
  const wish = { type: 'give up on', member: bo.id, is: true } as const;
  await bo.hangsUp();
  await ada.does({ type: 'set', absence: { kind: 'bot', after: 10_000 } });
  await trial.clock.pass(60 * minute);
  expect(await ada.does(wish)).toEqual({ refused: 'TB-SEAT-6' });
  await trial.clock.pass(day);
  expect(await ada.does(wish)).toHaveProperty('done');
  expect(ada.table.members[1]?.seat).toBeNull();
});

test('[TB-SEAT-6] who is away for a moment is asked, and who is away for as long is not; with bots alone nobody is', async () => {
  const trial = await openTrial(slow);
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(4), 'ada', 'bo', 'cy');
  await ada.does({ type: 'seat bot', seat: 3, is: true });
  await startMatch(ada, bo, cy);
  const away = [bo.id, cy.id];
  const [first = 0, second = 0] = away;
  await bo.hangsUp();
  await trial.clock.pass(8 * minute);
  await cy.hangsUp();
  await trial.clock.pass(4 * minute);
  await ada.does({ type: 'give up on', member: first, is: true });
  expect(ada.table.match?.missed).toEqual([{ member: first, by: [ada.id], of: 2 }]);
  expect(ada.table.members[1]?.seat).toBe(1);
  await trial.clock.pass(10 * minute);
  expect(ada.table.members.map(({ seat }) => seat)).toEqual([0, null, 2]);
  expect(ada.table.match?.missed).toEqual([{ member: second, by: [], of: 1 }]);
  await ada.hangsUp();
  await trial.clock.pass(day);
  const watcher = await trial.person(ada.code).enters();
  await watcher.does({ type: 'join', name: 'watcher' });
  for (const member of [ada.id, second])
    expect(await watcher.does({ type: 'give up on', member, is: true })).toEqual({ refused: 'TB-SEAT-6' });
  expect(watcher.table.match?.missed.map(({ of }) => of)).toEqual([0, 0]);
});

test('[TB-SEAT-7] an agreement is taken back, is not given again at once, and falls when the person comes back', async () => {
  const trial = await openTrial(slow);
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo', 'cy');
  await startMatch(ada, bo, cy);
  const wish = { type: 'give up on', member: bo.id } as const;
  await bo.hangsUp();
  await trial.clock.pass(11 * minute);
  await ada.does({ ...wish, is: true });
  await ada.does({ ...wish, is: false });
  expect(cy.table.match?.missed).toMatchObject([{ by: [] }]);
  expect(await ada.does({ ...wish, is: true })).toEqual({ refused: 'TB-SEAT-7' });
  await trial.clock.pass(10_000);
  expect(await ada.does({ ...wish, is: true })).toHaveProperty('done');
  await bo.enters();
  expect(cy.table.match?.missed).toEqual([]);
  await bo.hangsUp();
  await trial.clock.pass(11 * minute);
  await cy.does({ ...wish, is: true });
  expect(ada.table.members[1]?.seat).toBe(1);
});

test('[TB-SEAT-6] a table from before anybody could be given up on is read as it was', () => {
  const joined = (member: number, name: string) => ({ type: 'joined', member, name, hash: `hash of ${name}` }) as const;
  const before = [
    ...[joined(1, 'ada'), joined(2, 'bo'), { type: 'became host', member: 1 } as const],
    ...[1, 2].map(member => ({ type: 'sat', member, seat: member - 1 }) as const),
    { type: 'started', match: { id: 'a-match', commitment: 'c', wake: null } } as const,
    { type: 'stood', member: 2 } as const,
  ];
  const start = newTable({ game: 'emerald', seats: 2, options: {}, code: 'JDNTDB' });
  const state = before.reduce((current, event) => evolveAt(current, event, 0), start);
  expect(state).toMatchObject({ host: 1, lateSeats: false });
  expect(state.match).toMatchObject({ missed: [], seen: ['hash of ada', 'hash of bo'] });
});

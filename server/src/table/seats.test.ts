import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import { evolveAt } from './evolve.ts';
import { newTable } from './state.ts';

const openTrial = trialsIn(onTestFinished);

const three = emeraldOrder(3);
/** The most players of Shadows. */
const crowd = {
  teams: {
    black: { officer: 0, detectives: [1, 2, 3, 4, 5, 6] },
    orange: { officer: 7, detectives: [8, 9, 10, 11, 12, 13] },
  },
};

test('[TB-SEAT-1] a person has one seat or none, and there are no more than the game has', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, three, 'ada');
  await ada.does({ type: 'sit', seat: 0 });
  await ada.does({ type: 'sit', seat: 2 });
  expect(ada.table.members[0]?.seat).toBe(2);
  expect(await ada.does({ type: 'sit', seat: 3 })).toEqual({ refused: 'TB-SEAT-1' });
});

test('[TB-SEAT-2] a free seat is taken, a taken one is not, until its person stands up', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  await ada.does({ type: 'sit', seat: 0 });
  expect(await bo.does({ type: 'sit', seat: 0 })).toEqual({ refused: 'TB-SEAT-2' });
  await ada.does({ type: 'stand' });
  expect(await bo.does({ type: 'sit', seat: 0 })).toHaveProperty('done');
});

test('[TB-SEAT-3] nobody stands up while a match runs', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  expect(await bo.does({ type: 'stand' })).toEqual({ refused: 'TB-SEAT-3' });
});

test('[TB-SEAT-4] where late seats are open, whoever has watched takes the seat of a bot, and sees what it knows', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo', 'cy');
  await ada.does({ type: 'set', lateSeats: true });
  await startMatch(ada, bo);
  expect(cy.match?.view).toMatchObject({ me: null });
  expect(await cy.does({ type: 'sit', seat: 1 })).toEqual({ refused: 'TB-SEAT-2' });
  await bo.does({ type: 'leave' });
  expect(await cy.does({ type: 'sit', seat: 1 })).toHaveProperty('done');
  expect(cy.match?.view).toMatchObject({ me: 'tuesday' });
  expect(cy.table.match?.bots).toEqual([]);
});

test('[TB-SEAT-5] the host places and frees before a match, and neither in one', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'place', member: bo.id, seat: 1 });
  expect(bo.table.members[1]?.seat).toBe(1);
  expect(await ada.does({ type: 'place', member: ada.id, seat: 1 })).toEqual({ refused: 'TB-SEAT-5' });
  await ada.does({ type: 'free seat', seat: 1 });
  expect(bo.table.members[1]?.seat).toBeNull();
  expect(await ada.does({ type: 'free seat', seat: 1 })).toEqual({ refused: 'TB-SEAT-5' });
  await startMatch(ada, bo);
  expect(await ada.does({ type: 'place', member: bo.id, seat: null })).toEqual({ refused: 'TB-SEAT-5' });
  expect(await ada.does({ type: 'free seat', seat: 1 })).toEqual({ refused: 'TB-SEAT-5' });
  expect(bo.table.members[1]?.seat).toBe(1);
});

test('[TB-BOT-1] a free seat is given to a bot and taken back, before a match', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await bo.does({ type: 'sit', seat: 1 });
  expect(await ada.does({ type: 'seat bot', seat: 1, is: true })).toEqual({ refused: 'TB-BOT-1' });
  await ada.does({ type: 'seat bot', seat: 0, is: true });
  expect(await ada.does({ type: 'sit', seat: 0 })).toEqual({ refused: 'TB-SEAT-2' });
  await ada.does({ type: 'seat bot', seat: 0, is: false });
  await startMatch(ada, bo);
  expect(await ada.does({ type: 'seat bot', seat: 0, is: true })).toEqual({ refused: 'TB-BOT-1' });
});

test('[TB-BOT-1] the host says which bot it is, and changes it before a match; its name stays', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo');
  await ada.does({ type: 'seat bot', seat: 2, is: true, bot: { level: 'expert', temper: 'dreamer' } });
  const [bot] = bo.table.kinds;
  expect(bot).toMatchObject({ seat: 2, level: 'expert', temper: 'dreamer' });
  await ada.does({ type: 'seat bot', seat: 2, is: true, bot: { level: 'newcomer' } });
  expect(bo.table.kinds).toEqual([{ ...bot, level: 'newcomer' }]);
  await startMatch(ada, bo);
  const change = { type: 'seat bot', seat: 2, is: true, bot: { level: 'mastermind' } } as const;
  expect(await ada.does(change)).toEqual({ refused: 'TB-BOT-1' });
  expect(bo.table.kinds).toEqual([{ ...bot, level: 'newcomer' }]);
});

test('[TB-BOT-2] a level that is not said is the one said last, at first regular, and tempers go by turns', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(5), 'ada');
  for (const seat of [0, 1]) await ada.does({ type: 'seat bot', seat, is: true });
  await ada.does({ type: 'seat bot', seat: 2, is: true, bot: { level: 'newcomer', temper: 'bold' } });
  await ada.does({ type: 'seat bot', seat: 3, is: true });
  await ada.does({ type: 'seat bot', seat: 4, is: true, bot: { temper: 'careful' } });
  expect(ada.table.kinds.map(({ level, temper }) => `${level} ${temper}`)).toEqual([
    ...['regular bold', 'regular careful'],
    ...['newcomer bold', 'newcomer schemer', 'newcomer careful'],
  ]);
});

test('[TB-BOT-3] no two bots have one name, and none has that of a member', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, { ...shadowsOrder, seats: 14, options: crowd }, 'ada', 'Dorrit');
  for (let seat = 0; seat < 14; seat++)
    await ada.does({ type: 'seat bot', seat, is: true, bot: { name: seat % 2 === 0 ? 'isolde' : 'dorrit' } });
  const names = ada.table.kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(14);
  expect(names[0]).toBe('isolde');
  expect(names).not.toContain('dorrit');
  const stranger = await trial.person(ada.code).enters();
  expect(stranger.table.kinds).toEqual(ada.table.kinds);
});

test('[TB-BOT-2] a bot of a table from before there were kinds is a regular', () => {
  const { kinds } = evolveAt(
    newTable({ game: 'emerald', seats: 3, options: {}, code: 'JDNTDB' }),
    { type: 'seated bot', seat: 1, is: true },
    0,
  );
  expect(kinds[1]).toMatchObject({ level: 'regular', temper: 'careful' });
});

test('[TB-SET-1] what the game does not read as a table is refused with its own sentence', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, three, 'ada');
  expect(await ada.does({ type: 'set', seats: 6 })).toEqual({ refused: 'TB-SET-1', says: 'seats: Two to five play.' });
  expect(await ada.does({ type: 'set', options: { clock: 7 } })).toMatchObject({ refused: 'TB-SET-1' });
  await ada.does({ type: 'set', seats: 4, options: { runsOut: 'bot' } });
  expect(ada.table).toMatchObject({ seats: 4, options: { clock: null, runsOut: 'bot' } });
  expect(await trial.rooms.create({ game: 'emerald', seats: 9, options: {} })).toEqual({
    wrong: 'seats: Two to five play.',
  });
  expect(await trial.rooms.create({ game: 'chess', seats: 2, options: {} })).toHaveProperty('wrong');
});

test('[TB-SET-5] a clock that would ring without a pause is refused, to a new table and to one that is there', async () => {
  const trial = await openTrial();
  for (const clock of [
    { kind: 'turn', time: 0 },
    { kind: 'turn', time: 1 },
    { kind: 'bank', time: 0, increment: 0 },
  ]) {
    const options = { clock, runsOut: 'step' };
    expect(await trial.rooms.create({ game: 'emerald', seats: 2, options })).toHaveProperty('wrong');
    const { ada } = await tableOf(trial, emeraldOrder(2), 'ada');
    expect(await ada.does({ type: 'set', options })).toMatchObject({
      refused: 'TB-SET-1',
      says: expect.stringContaining('options.clock.time: A '),
    });
  }
});

test('[TB-SET-5] a table from before with such a clock is read, and plays when it is set otherwise', async () => {
  const trial = await openTrial();
  const options = { clock: { kind: 'turn', time: 0, increment: 0 }, runsOut: 'step' };
  const body = { game: 'emerald', code: 'JDNTDB', seats: 2, options };
  await trial.store.begin({ id: 'an-old-table', kind: 'table', began: trial.clock.now(), body }, 'JDNTDB');
  const [ada, bo] = [await trial.person('JDNTDB').enters(), await trial.person('JDNTDB').enters()];
  await ada.does({ type: 'join', name: 'ada' });
  await bo.does({ type: 'join', name: 'bo' });
  await expect(startMatch(ada, bo)).rejects.toThrow('TB-SET-5 options.clock.time: A turn has from 10 seconds');
  await ada.does({ type: 'set', options: { ...options, clock: null } });
  await startMatch(ada, bo);
  expect(ada.match?.view).toMatchObject({ phase: 'placing' });
  expect(trial.troubles).toEqual([]);
});

test('[TB-SET-2] in a match nothing of it is set; who may watch is', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  expect(await ada.does({ type: 'set', seats: 3 })).toEqual({ refused: 'TB-SET-2' });
  expect(await ada.does({ type: 'set', lateSeats: true })).toEqual({ refused: 'TB-SET-2' });
  expect(await ada.does({ type: 'set', spectators: false, absence: { kind: 'wait' } })).toHaveProperty('done');
  expect(bo.table).toMatchObject({ spectators: false, absence: { kind: 'wait' } });
});

test('[TB-SET-3] whoever sits on a seat that is no longer there stands up', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  await bo.does({ type: 'sit', seat: 2 });
  await ada.does({ type: 'set', seats: 2 });
  expect(bo.table.members[1]?.seat).toBeNull();
});

test('[TB-SET-4] a change of options takes back everybody’s readiness', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await bo.does({ type: 'sit', seat: 0 });
  await bo.does({ type: 'ready', is: true });
  await ada.does({ type: 'set', options: { runsOut: 'bot' } });
  expect(bo.table.members[1]).toMatchObject({ seat: 0, ready: false });
});

test('[TB-WATCH-1] members without a seat watch as the audience, if the host allows it', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo', 'cy');
  await ada.does({ type: 'set', spectators: false });
  await startMatch(ada, bo);
  expect(cy.match).toBeUndefined();
  await ada.does({ type: 'set', spectators: true });
  expect(cy.match?.view).toMatchObject({ me: null });
  const stranger = await trial.person(ada.code).enters();
  expect(stranger.match).toBeUndefined();
});

import { expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../test/rooms/person.ts';
import { emeraldOrder, newTable, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

const three = emeraldOrder(3);

test('[TB-JOIN-1] whoever knows the code and gives a name is a member, and the first one is host', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  expect(ada.table.members.map(({ name }) => name)).toEqual(['ada', 'bo']);
  expect(bo.table.host).toBe(ada.id);
  expect(trial.troubles).toEqual([]);
});

test('[TB-JOIN-1] a code that is no table ends the line with a sentence', async () => {
  const trial = await openTrial();
  const stranger = await trial.person('BCDFGH').enters();
  expect(stranger.goodbye?.because).toContain('There is no table with this code');
  expect(stranger.goodbye?.code).toBe('no-table');
});

test('[TB-JOIN-2] a table has room for 60 members', async () => {
  const trial = await openTrial();
  const code = await newTable(trial, three);
  for (let n = 1; n <= 60; n++) {
    const person = await trial.person(code).enters();
    expect(await person.does({ type: 'join', name: `guest ${n}` })).toHaveProperty('done');
    await person.hangsUp();
  }
  const late = await trial.person(code).enters();
  expect(await late.does({ type: 'join', name: 'late' })).toEqual({ refused: 'TB-JOIN-2' });
});

test('[TB-NAME-1] no two members have the same name', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  expect(await bo.does({ type: 'rename', name: 'ADA' })).toEqual({ refused: 'TB-NAME-1' });
  await ada.does({ type: 'rename', name: 'Augusta' });
  expect(await bo.does({ type: 'rename', name: 'ada' })).toHaveProperty('done');
});

test('[TB-NAME-2] nobody changes the own name while a match runs', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  expect(await bo.does({ type: 'rename', name: 'the knave of hearts' })).toEqual({ refused: 'TB-NAME-2' });
});

test('[TB-LEAVE-1] whoever leaves gives up the seat and is no member any more', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  await bo.does({ type: 'sit', seat: 1 });
  await bo.does({ type: 'leave' });
  expect(ada.table.members.map(({ name }) => name)).toEqual(['ada']);
  expect(bo.table.me).toBeNull();
  expect(await ada.does({ type: 'sit', seat: 1 })).toHaveProperty('done');
});

test('[TB-MEMBER-1] somebody who has not joined sees who is there, hears nothing, and can only join', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, three, 'ada');
  await ada.does({ type: 'say', text: 'hush' });
  const stranger = await trial.person(ada.code).enters();
  expect(stranger.table).toMatchObject({ me: null, talk: [], members: [{ name: 'ada' }] });
  for (const what of [{ type: 'sit', seat: 0 }, { type: 'say', text: 'hi' }, { type: 'start' }])
    expect(await stranger.does(what)).toEqual({ refused: 'TB-MEMBER-1' });
  await ada.does({ type: 'sit', seat: 2 });
  expect(stranger.table.members).toMatchObject([{ name: 'ada', seat: 2 }]);
});

test('[TB-TOKEN-1] the table keeps a hash of the secret, and shows not even that', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  const table = await trial.store.tableOf(ada.code);
  const log = JSON.stringify(await trial.store.read(table ?? '', 0));
  expect(log).not.toContain(ada.token);
  expect(log).toContain(sha256(ada.token));
  for (const person of [ada, bo]) expect(person.bytes.join()).not.toContain(sha256(ada.token));
});

test('[TB-HOST-1] only the host does what is the host’s', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  const wishes = [
    { type: 'set', spectators: false },
    { type: 'seat bot', seat: 0, is: true },
    { type: 'place', member: ada.id, seat: 0 },
    { type: 'free seat', seat: 0 },
    { type: 'kick', member: ada.id },
    { type: 'hand over', member: bo.id },
    { type: 'start' },
  ];
  for (const wish of wishes) expect(await bo.does(wish)).toEqual({ refused: 'TB-HOST-1' });
});

test('[TB-HOST-2] the host leaves and the longest present takes over', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, three, 'ada', 'bo', 'cy');
  await bo.hangsUp();
  await trial.clock.pass(10_000);
  await bo.enters();
  await ada.does({ type: 'leave' });
  expect(bo.table.host).toBe(cy.id);
});

test('[TB-HOST-2] the host hands over to whom it chooses', async () => {
  const trial = await openTrial();
  const { ada, cy } = await tableOf(trial, three, 'ada', 'bo', 'cy');
  await ada.does({ type: 'hand over', member: cy.id });
  expect(ada.table.host).toBe(cy.id);
  expect(await ada.does({ type: 'kick', member: cy.id })).toEqual({ refused: 'TB-HOST-1' });
});

test('[TB-HOST-3] a host who is away for a minute is replaced', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  const { id } = ada;
  await ada.hangsUp();
  await trial.clock.pass(60_000);
  expect(bo.table.host).toBe(id);
  await trial.clock.pass(6_000);
  expect(bo.table.host).toBe(bo.id);
});

test('[TB-HOST-4] when nobody is left to be host, the next to come is', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  await bo.hangsUp();
  await trial.clock.pass(10_000);
  await ada.does({ type: 'leave' });
  expect(ada.table.host).toBeNull();
  await bo.enters();
  expect(bo.table.host).toBe(bo.id);
});

test('[TB-KICK-1] whoever is kicked is shown out, and the secret opens nothing', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, three, 'ada', 'bo');
  await ada.does({ type: 'kick', member: bo.id });
  expect(bo.goodbye).toMatchObject({ code: 'removed', because: 'You are no longer at this table.' });
  await bo.hangsUp();
  await bo.enters();
  expect(bo.table.me).toBeNull();
  expect(await bo.does({ type: 'say', text: 'but' })).toEqual({ refused: 'TB-MEMBER-1' });
});

test('[TB-KICK-2] the host does not kick itself', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, three, 'ada');
  expect(await ada.does({ type: 'kick', member: ada.id })).toEqual({ refused: 'TB-KICK-2' });
});

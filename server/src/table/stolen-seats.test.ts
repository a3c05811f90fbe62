/** How seats were once stolen with nothing but the link of the table, and that it no longer works. */
import { expect, onTestFinished, test } from 'vitest';
import type { TrialPerson } from '../../test/rooms/person.ts';
import { emeraldOrder, type ServerTrial, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);
const slow = { pace: { ring: 5_000, beat: 5_000 } };
const hour = 3_600_000;
const browser = 'the-browser-of-one-person';

/** Another browser of somebody who knows the link. */
async function stranger(trial: ServerTrial, { code }: TrialPerson, name = 'mallory'): Promise<TrialPerson> {
  const person = await trial.person(code).enters();
  await person.does({ type: 'join', name });
  return person;
}

const seats = ({ table }: TrialPerson) => table.members.map(({ name, seat }) => [name, seat]);

test('[TB-SEAT-3] [TB-KICK-3] whoever becomes host while the host is away takes nobody’s seat', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  const victim = ada.id;
  await ada.hangsUp();
  await trial.clock.pass(70_000);
  expect(bo.table.host).toBe(bo.id);
  expect(await bo.does({ type: 'free seat', seat: 0 })).toEqual({ refused: 'TB-SEAT-5' });
  expect(await bo.does({ type: 'kick', member: victim })).toEqual({ refused: 'TB-KICK-3' });
  const second = await stranger(trial, bo);
  expect(await second.does({ type: 'sit', seat: 0 })).toEqual({ refused: 'TB-SEAT-2' });
  expect(second.match?.view).toMatchObject({ me: null });
  await ada.enters();
  expect(ada.match?.view).toMatchObject({ me: 'monday' });
});

test('[TB-KICK-3] before a match, and without a seat in one, whoever is kicked goes', async () => {
  const trial = await openTrial();
  const { ada, bo, cy, di } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo', 'cy', 'di');
  expect(await ada.does({ type: 'kick', member: cy.id })).toHaveProperty('done');
  await startMatch(ada, bo);
  expect(await ada.does({ type: 'kick', member: di.id })).toHaveProperty('done');
  expect(seats(ada)).toEqual([
    ['ada', 0],
    ['bo', 1],
  ]);
});

test('[TB-HOST-5] a stranger who comes to a match whose players are away is not host, and nor is who is handed the part', async () => {
  const trial = await openTrial(slow);
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'wait' } });
  await startMatch(ada, bo);
  const host = ada.id;
  for (const person of [ada, bo]) await person.hangsUp();
  await trial.clock.pass(hour);
  const mallory = await stranger(trial, ada);
  await trial.clock.pass(hour);
  expect(mallory.table.host).toBe(host);
  expect(await mallory.does({ type: 'kick', member: host })).toEqual({ refused: 'TB-HOST-1' });
  await ada.enters();
  expect(await ada.does({ type: 'hand over', member: mallory.id })).toEqual({ refused: 'TB-HOST-5' });
  await ada.does({ type: 'leave' });
  await trial.clock.pass(hour);
  expect(mallory.table.host).toBeNull();
  await bo.enters();
  expect(mallory.table.host).toBe(bo.id);
});

test('[TB-HOST-5] where nobody has a seat any more, whoever is there is host', async () => {
  const trial = await openTrial(slow);
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo', 'cy');
  await startMatch(ada, bo);
  await ada.does({ type: 'leave' });
  expect(cy.table.host).toBe(bo.id);
  await bo.does({ type: 'leave' });
  expect(cy.table.host).toBe(cy.id);
});

test('[TB-SEAT-4] where late seats are not open, nobody takes the seat of a bot', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  for (const seat of [1, 2]) await ada.does({ type: 'seat bot', seat, is: true });
  await startMatch(ada);
  const second = await stranger(trial, ada);
  expect(await second.does({ type: 'sit', seat: 1 })).toMatchObject({ refused: 'TB-SEAT-4' });
  expect(second.match?.view).toMatchObject({ me: null });
});

test('[TB-SEAT-4] whoever leaves and joins again by the same secret, or in the same browser, reads no other hand', async () => {
  const trial = await openTrial();
  const { bo: host } = await tableOf(trial, emeraldOrder(3), 'bo');
  const ada = await trial.person(host.code).enters();
  await ada.does({ type: 'join', name: 'ada', browser });
  await host.does({ type: 'set', lateSeats: true });
  await host.does({ type: 'seat bot', seat: 2, is: true });
  await startMatch(host, ada);
  await ada.does({ type: 'leave' });
  await ada.does({ type: 'join', name: 'ada again' });
  expect(await ada.does({ type: 'sit', seat: 2 })).toMatchObject({ refused: 'TB-SEAT-4' });
  const other = await trial.person(host.code).enters();
  await other.does({ type: 'join', name: 'somebody else', browser });
  expect(await other.does({ type: 'sit', seat: 2 })).toMatchObject({ refused: 'TB-SEAT-4' });
  const friend = await trial.person(host.code).enters();
  await friend.does({ type: 'join', name: 'a friend', browser: 'the-browser-of-a-friend' });
  expect(await friend.does({ type: 'sit', seat: 2 })).toHaveProperty('done');
});

test('[TB-SEAT-4] the device to which a player moved is known too', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', lateSeats: true });
  await startMatch(ada, bo);
  const pass = 'a-pass-to-another-device';
  const { sha256 } = await import('../../test/rooms/person.ts');
  await bo.does({ type: 'make pass', hash: sha256(pass) });
  const phone = await trial.person(bo.code).enters();
  await phone.does({ type: 'use pass', pass, browser });
  await phone.does({ type: 'leave' });
  const again = await trial.person(bo.code).enters();
  await again.does({ type: 'join', name: 'again', browser });
  expect(await again.does({ type: 'sit', seat: 1 })).toMatchObject({ refused: 'TB-SEAT-4' });
});

test('[TB-SEAT-4] the table keeps no browser, and two tables keep the same one differently', async () => {
  const trial = await openTrial();
  const logs: string[] = [];
  for (const _ of [1, 2]) {
    const { bo } = await tableOf(trial, emeraldOrder(2), 'bo');
    const ada = await trial.person(bo.code).enters();
    await ada.does({ type: 'join', name: 'ada', browser });
    const rows = await trial.store.read((await trial.store.tableOf(bo.code)) ?? '', 0);
    const log = JSON.stringify(rows);
    expect(log).not.toContain(browser);
    const hash = /"browser":"([0-9a-f]{64})"/.exec(log)?.[1] ?? '';
    expect(hash).toHaveLength(64);
    for (const person of [ada, bo]) expect(person.bytes.join()).not.toContain(hash);
    logs.push(hash);
  }
  expect(new Set(logs).size).toBe(2);
});

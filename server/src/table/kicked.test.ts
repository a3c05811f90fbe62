import { expect, onTestFinished, test } from 'vitest';
import type { TrialPerson } from '../../test/rooms/person.ts';
import { emeraldOrder, newTable, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

const browser = 'the-browser-of-a-nuisance';

test('[TB-KICK-1] whoever was kicked joins again neither by the same secret nor in the same browser', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  const bo = await trial.person(ada.code).enters();
  await bo.does({ type: 'join', name: 'bo', browser });
  await ada.does({ type: 'kick', member: bo.id });
  await bo.hangsUp();
  await bo.enters();
  const kicked = { refused: 'TB-KICK-1', says: expect.stringContaining('The host removed you') };
  expect(await bo.does({ type: 'join', name: 'bo' })).toEqual(kicked);
  const again = await trial.person(ada.code).enters();
  expect(await again.does({ type: 'join', name: 'somebody else', browser })).toEqual(kicked);
  expect(await again.does({ type: 'use pass', pass: 'a-pass-of-somebody-else', browser })).toEqual(kicked);
  const other = await trial.person(ada.code).enters();
  expect(await other.does({ type: 'join', name: 'bo', browser: 'the-browser-of-another-bo' })).toHaveProperty('done');
});

test('[TB-KICK-4] the host sees who was kicked, and pardons; nobody else does', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo', 'cy');
  const { id } = bo;
  await ada.does({ type: 'kick', member: id });
  expect(ada.table.barred).toEqual([{ id, name: 'bo' }]);
  expect(await cy.does({ type: 'pardon', member: id })).toEqual({ refused: 'TB-HOST-1' });
  expect(await ada.does({ type: 'pardon', member: cy.id })).toEqual({ refused: 'TB-KICK-4' });
  await ada.does({ type: 'pardon', member: id });
  expect(ada.table.barred).toEqual([]);
  await bo.enters();
  expect(await bo.does({ type: 'join', name: 'bo' })).toHaveProperty('done');
});

test('[TB-KICK-1] the table remembers the last 60 who were kicked', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  for (let n = 1; n <= 61; n++) {
    const guest = await trial.person(ada.code).enters();
    await guest.does({ type: 'join', name: `guest ${n}` });
    await ada.does({ type: 'kick', member: guest.id });
  }
  expect(ada.table.barred).toHaveLength(60);
  expect(ada.table.barred[0]?.name).toBe('guest 2');
});

test('[TB-JOIN-3] of one address 12 may be at a table without a seat, and others come all the same', async () => {
  const trial = await openTrial();
  const code = await newTable(trial, emeraldOrder(5));
  const comes = async (name: string, address: string) => {
    const person = trial.person(code);
    person.holder = address;
    await person.enters();
    return { person, answer: await person.does({ type: 'join', name }) };
  };
  const family: TrialPerson[] = [];
  for (let n = 1; n <= 12; n++) family.push((await comes(`guest ${n}`, '192.0.2.7')).person);
  const refused = { refused: 'TB-JOIN-3', says: expect.stringContaining('12 people from your address') };
  expect((await comes('one too many', '192.0.2.7')).answer).toEqual(refused);
  expect((await comes('from elsewhere', '192.0.2.8')).answer).toHaveProperty('done');
  // Members with a seat, or who have left, make room.
  await family[0]?.does({ type: 'sit', seat: 0 });
  expect((await comes('somebody', '192.0.2.7')).answer).toHaveProperty('done');
  expect((await comes('one too many', '192.0.2.7')).answer).toEqual(refused);
  await family[1]?.does({ type: 'leave' });
  expect((await comes('one more', '192.0.2.7')).answer).toHaveProperty('done');
  const rows = JSON.stringify(await trial.store.read((await trial.store.tableOf(code)) ?? '', 0));
  expect(rows).not.toContain('192.0.2');
});

test('[TB-JOIN-3] a family behind one address plays with all its seats', async () => {
  const trial = await openTrial();
  const code = await newTable(trial, emeraldOrder(5));
  const people: TrialPerson[] = [];
  for (let n = 1; n <= 5; n++) {
    const person = trial.person(code);
    person.holder = '192.0.2.7';
    await person.enters();
    await person.does({ type: 'join', name: `guest ${n}` });
    people.push(person);
  }
  const [first, ...others] = people;
  if (first === undefined) throw new Error('Nobody came.');
  await startMatch(first, ...others);
  expect(first.table.match).not.toBeNull();
});

test('[TB-JOIN-3] over the web the address is that of the socket', async () => {
  const trial = await openTrial({ overWeb: true });
  const code = await newTable(trial, emeraldOrder(2));
  const answers: object[] = [];
  for (let n = 1; n <= 13; n++) {
    const person = await trial.person(code).enters();
    answers.push(await person.does({ type: 'join', name: `guest ${n}` }));
  }
  expect(answers.filter(answer => 'done' in answer)).toHaveLength(12);
  expect(answers.at(-1)).toMatchObject({ refused: 'TB-JOIN-3' });
});

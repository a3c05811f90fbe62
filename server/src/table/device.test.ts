import { expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../test/rooms/person.ts';
import { emeraldOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

const pass = 'a-pass-of-22-letters-or-more';

test('[TB-PASS-1] a pass brings a member to another device, in the middle of a match; the old one is sent away', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  const { id } = bo;
  await bo.does({ type: 'make pass', hash: sha256(pass) });
  const phone = await trial.person(bo.code).enters();
  expect(await phone.does({ type: 'use pass', pass })).toHaveProperty('done');
  expect(phone.id).toBe(id);
  expect(phone.match?.view).toMatchObject({ me: 'tuesday' });
  expect(bo.goodbye).toMatchObject({ code: 'moved', because: 'You went on at another device.' });
  const table = await trial.store.tableOf(bo.code);
  expect(JSON.stringify(await trial.store.read(table ?? '', 0))).not.toContain(pass);
  expect(ada.bytes.join()).not.toContain(sha256(pass));
});

test('[TB-PASS-2] a pass is good once, for ten minutes, and a new one makes the old one worthless', async () => {
  const trial = await openTrial({ pace: { ring: 60_000, beat: 60_000 } });
  const { ada } = await tableOf(trial, emeraldOrder(2), 'ada');
  const other = await trial.person(ada.code).enters();
  await ada.does({ type: 'make pass', hash: sha256(pass) });
  await ada.does({ type: 'make pass', hash: sha256(`${pass}-new`) });
  expect(await other.does({ type: 'use pass', pass })).toEqual({ refused: 'TB-PASS-2' });
  await trial.clock.pass(10 * 60_000 + 1);
  expect(await other.does({ type: 'use pass', pass: `${pass}-new` })).toEqual({ refused: 'TB-PASS-2' });
  await ada.does({ type: 'make pass', hash: sha256(pass) });
  expect(await other.does({ type: 'use pass', pass })).toHaveProperty('done');
  const third = await trial.person(ada.code).enters();
  expect(await third.does({ type: 'use pass', pass })).toEqual({ refused: 'TB-PASS-2' });
});

test('[TB-PASS-3] a member does not use the pass of another', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'make pass', hash: sha256(pass) });
  expect(await bo.does({ type: 'use pass', pass })).toEqual({ refused: 'TB-PASS-3' });
});

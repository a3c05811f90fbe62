import { expect, onTestFinished, test } from 'vitest';
import { onFullDisk } from '../../test/rooms/full-disk.ts';
import { emeraldOrder, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

test('[TB-FAULT-1] whoever goes while the disk is full is seen to be gone when there is room again', async () => {
  let isFull = false;
  const trial = await openTrial({ through: onFullDisk(() => isFull) });
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  const there = () => ada.table.members.filter(({ present }) => present).map(({ name }) => name);
  expect(there()).toEqual(['ada', 'bo']);
  isFull = true;
  await bo.hangsUp();
  await trial.clock.pass(10_000);
  expect(there()).toEqual(['ada', 'bo']);
  isFull = false;
  await trial.clock.pass(20_000);
  expect(there()).toEqual(['ada']);
  expect(
    (await trial.store.present(await trial.store.tableOf(ada.code).then(id => id ?? ''), trial.clock.now())).length,
  ).toBe(1);
});

/** A server that was given an older copy of its data: the numbers of the lost steps now belong to other steps. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TrialPerson } from '../../test/rooms/person.ts';
import { emeraldOrder, type ServerTrial, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-restored-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The person gives these answers, one after the other. */
async function says(person: TrialPerson, ...answers: readonly ('ask' | 'allow' | 'block')[]): Promise<void> {
  for (const answer of answers) expect(await person.plays({ type: 'preset', answer })).toHaveProperty('done');
}

/** The same person on another device, which knows nothing yet. */
const otherDevice = ({ code, token }: TrialPerson, { rooms, quiet }: ServerTrial) =>
  new TrialPerson(rooms, code, quiet, token).enters();

/**
 * A match begins and its data is copied. Ada's page then sees steps that are lost when the copy replaces the data, and
 * goes to sleep. On another device she does other things.
 */
async function afterRestore(
  lost: (page: TrialPerson) => Promise<void>,
  instead: (device: TrialPerson) => Promise<void>,
): Promise<{ readonly page: TrialPerson; readonly device: TrialPerson; readonly trial: ServerTrial }> {
  const [folder, backup] = [await dataFolder(), await dataFolder()];
  const first = await openTrial({ folder });
  const { ada: page, bo } = await tableOf(first, emeraldOrder(2), 'ada', 'bo');
  await startMatch(page, bo);
  await says(page, 'block');
  await first.close();
  await cp(folder, backup, { recursive: true });
  const second = await openTrial({ folder });
  await page.movesTo(second.rooms, { resuming: true, quiet: second.quiet });
  await lost(page);
  await second.close();
  const trial = await openTrial({ folder: backup });
  const device = await otherDevice(page, trial);
  await instead(device);
  await page.movesTo(trial.rooms, { resuming: true, quiet: trial.quiet });
  return { page, device, trial };
}

test('a page that has as many steps of a lost match sees the one that is', async () => {
  const { page, device, trial } = await afterRestore(
    async page => {
      await says(page, 'allow', 'block', 'allow');
      await page.does({ type: 'note', text: 'what is lost' });
    },
    async device => {
      await says(device, 'ask', 'allow', 'ask');
      await device.does({ type: 'note', text: 'what is' });
    },
  );
  expect(page.match).toEqual(device.match);
  expect(page.sees<{ preset: string }>().preset).toBe('ask');
  expect(page.table).toEqual(device.table);
  const view = page.last('view');
  expect(view).toMatchObject({ of: 'match', anew: true });
  expect(view?.missed).toEqual((await otherDevice(page, trial)).last('view')?.missed);
  await says(page, 'block');
  expect(page.match).toEqual(device.match);
});

test('so does one that has more steps than there are, and one that has fewer', async () => {
  const more = await afterRestore(
    page => says(page, 'allow', 'block', 'allow', 'ask', 'block'),
    device => says(device, 'ask'),
  );
  expect(more.page.match).toEqual(more.device.match);
  expect(more.page.last('view')).toMatchObject({ of: 'match', anew: true });
  const fewer = await afterRestore(
    page => says(page, 'allow'),
    device => says(device, 'ask', 'allow', 'ask', 'allow'),
  );
  expect(fewer.page.match).toEqual(fewer.device.match);
  expect(fewer.page.last('view')).toMatchObject({ of: 'match', anew: true });
});

test('a page that has seen nothing of what is lost goes on from its step, also after a restart', async () => {
  const { page, device } = await afterRestore(
    async () => {},
    device => says(device, 'ask', 'allow'),
  );
  expect(page.match).toEqual(device.match);
  expect(page.told('match')).toEqual(['block', 'ask', 'allow'].map(answer => ({ type: 'preset', answer })));
  expect(page.bytes.filter(text => text.includes('"anew"'))).toEqual([]);
});

test('a client that keeps no marks resumes by its number, as it always did', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  await bo.hangsUp();
  await ada.does({ type: 'note', text: 'meanwhile' });
  const frames: string[] = [];
  const connection = { send: (frame: object) => void frames.push(JSON.stringify(frame)), end: () => {} };
  const match = { id: bo.match?.id ?? '', step: bo.match?.step ?? 0 };
  const hello = { t: 'hello', protocol: 1, table: bo.code, token: bo.token } as const;
  await trial.rooms.enter({ ...hello, have: { table: bo.step, match } }, connection);
  await trial.quiet();
  expect(frames.filter(text => text.includes('"t":"view"'))).toEqual([]);
});

import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

type ShadowsSeen = { readonly present: readonly boolean[] };
type EmeraldSeen = { readonly turn: { readonly player: string } };

test('[TB-AWAY-1] everybody sees who is there, and the game is told', async () => {
  const trial = await openTrial();
  const { ada, bo, cy, di } = await tableOf(trial, shadowsOrder, 'ada', 'bo', 'cy', 'di');
  await ada.does({ type: 'set', absence: { kind: 'wait' } });
  await startMatch(ada, bo, cy, di);
  await bo.hangsUp();
  await trial.clock.pass(2_000);
  expect(ada.table.members[1]?.present).toBe(true);
  await trial.clock.pass(4_000);
  expect(ada.table.members[1]?.present).toBe(false);
  expect(ada.sees<ShadowsSeen>().present).toEqual([true, false, true, true]);
  await bo.enters();
  expect(ada.table.members[1]?.present).toBe(true);
  expect(ada.sees<ShadowsSeen>().present).toEqual([true, true, true, true]);
});

test('[TB-AWAY-1] a second window keeps its person there', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  const window = trial.person(bo.code);
  Object.assign(window, { token: bo.token });
  await window.enters();
  expect(window.id).toBe(bo.id);
  await bo.hangsUp();
  await trial.clock.pass(60_000);
  expect(ada.table.members[1]?.present).toBe(true);
});

test('[TB-AWAY-2] a bot plays for whoever is away for the time that the table chose', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'bot', after: 20_000 } });
  await startMatch(ada, bo);
  const mover = ada.sees<EmeraldSeen>().turn.player === 'monday' ? ada : bo;
  const other = mover === ada ? bo : ada;
  await mover.hangsUp();
  const step = other.match?.step ?? 0;
  await trial.clock.pass(20_000);
  expect(other.table.match?.bots).toEqual([]);
  expect(other.match?.step).toBe(step);
  await trial.clock.pass(10_000);
  expect(other.table.match?.bots).toEqual([mover === ada ? 0 : 1]);
  expect(other.match?.step).toBeGreaterThan(step);
});

test('[TB-AWAY-2] or the match waits', async () => {
  const trial = await openTrial({ pace: { ring: 5_000, beat: 5_000 } });
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'wait' } });
  await startMatch(ada, bo);
  await bo.hangsUp();
  await trial.clock.pass(600_000);
  expect(ada.table.match?.bots).toEqual([]);
});

test('[TB-AWAY-3] whoever comes back has the seat back at once', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'bot', after: 10_000 } });
  await startMatch(ada, bo);
  await bo.hangsUp();
  await trial.clock.pass(16_000);
  expect(ada.table.match?.bots).toEqual([1]);
  await bo.enters();
  expect(ada.table.match?.bots).toEqual([]);
  expect(bo.match?.view).toMatchObject({ me: 'tuesday' });
});

test('[TB-AWAY-4] a seat that nobody has any more is played by a bot at once', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  await bo.does({ type: 'leave' });
  expect(ada.table.match?.bots).toEqual([1]);
});

test('[TB-AWAY-4] also where the match waits for the absent: whoever left does not come back', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'wait' } });
  await startMatch(ada, bo);
  await bo.does({ type: 'leave' });
  expect(ada.table.match?.bots).toEqual([1]);
});

test('[TB-BOT-4] who stands in is an expert with a name of its own, and is gone when the person is back', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo', 'cy');
  await startMatch(ada, bo, cy);
  expect(ada.table.kinds).toEqual([]);
  await cy.does({ type: 'leave' });
  await bo.hangsUp();
  await trial.clock.pass(70_000);
  const [forBo, forCy] = ada.table.kinds;
  expect(forBo).toMatchObject({ seat: 1, level: 'expert' });
  expect(forCy).toMatchObject({ seat: 2, level: 'expert' });
  expect(forBo?.name).not.toBe(forCy?.name);
  await bo.enters();
  expect(ada.table.kinds).toEqual([forCy]);
});

test('[TB-AWAY-5] when everybody is away, bots rest until somebody is there', async () => {
  const trial = await openTrial({ pace: { ring: 5_000, beat: 5_000 } });
  const { ada } = await tableOf(trial, emeraldOrder(2), 'ada');
  await ada.does({ type: 'set', absence: { kind: 'bot', after: 10_000 } });
  await ada.does({ type: 'sit', seat: 0 });
  await ada.does({ type: 'seat bot', seat: 1, is: true });
  await ada.does({ type: 'start' });
  await ada.hangsUp();
  await trial.clock.pass(5_000);
  const match = ada.table.match?.id ?? '';
  const rows = (await trial.store.read(match, 0)).length;
  await trial.clock.pass(300_000);
  expect(await trial.store.read(match, 0)).toHaveLength(rows);
  await ada.enters();
  const mine = ada.sees<EmeraldSeen>().turn.player === 'monday';
  if (mine) await ada.plays({ type: 'place-agent', city: 'london' });
  await trial.clock.pass(5_000);
  expect((await trial.store.read(match, 0)).length).toBeGreaterThan(rows);
});

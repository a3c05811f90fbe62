import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../test/rooms/person.ts';
import { emeraldOrder, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);
const noteOf = (person: { readonly table: unknown }) => (person.table as { readonly note: string }).note;
const pass = 'a-pass-of-22-letters-or-more';

test('[TB-NOTE-1] a note is seen by its writer alone: not a byte of it, and no step, reaches anybody else or the log', async () => {
  const trial = await openTrial({ overWeb: true });
  const { ada, bo, fay } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo', 'fay');
  await startMatch(ada, bo);
  const before = [bo, fay].map(({ bytes, step }) => [bytes.length, step]);
  const text = '{"tuesday":"surely a Restorationist"}';
  expect(await ada.does({ type: 'note', text })).toHaveProperty('done');
  expect(noteOf(ada)).toBe(text);
  expect([bo, fay].map(({ bytes, step }) => [bytes.length, step])).toEqual(before);
  await trial.clock.pass(600);
  await bo.does({ type: 'note', text: 'mine' });
  for (const person of [bo, fay]) await person.asks({ t: 'again', of: 'table' });
  expect([ada, bo, fay].map(noteOf)).toEqual([text, 'mine', '']);
  for (const person of [bo, fay]) expect(person.bytes.join()).not.toContain('Restorationist');
  const stranger = await trial.person(ada.code).enters();
  expect(stranger.bytes.join()).not.toContain('Restorationist');
  expect(noteOf(stranger)).toBe('');
  expect(trial.logged.join()).not.toContain('Restorationist');
});

test('[TB-NOTE-1] a note goes to another device with its writer, and outlives the server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-notes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await openTrial({ folder });
  const { ada, bo } = await tableOf(first, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  await bo.does({ type: 'note', text: 'watch Monday' });
  await bo.does({ type: 'make pass', hash: sha256(pass) });
  const phone = await first.person(bo.code).enters();
  await phone.does({ type: 'use pass', pass });
  expect(noteOf(phone)).toBe('watch Monday');
  await first.close();
  const second = await openTrial({ folder });
  await phone.movesTo(second.rooms);
  await ada.movesTo(second.rooms);
  expect([phone, ada].map(noteOf)).toEqual(['watch Monday', '']);
});

test('[TB-NOTE-1] whoever may say nothing may still write to itself; without a match there is nothing to write about', async () => {
  const trial = await openTrial();
  const { ada, bo, cy, di } = await tableOf(trial, shadowsOrder, 'ada', 'bo', 'cy', 'di');
  expect(await ada.does({ type: 'note', text: 'too early' })).toEqual({ refused: 'TB-NOTE-1' });
  await startMatch(ada, bo, cy, di);
  for (const person of [ada, bo, cy, di]) await person.plays({ type: 'ready' });
  await trial.clock.pass(3_000);
  expect(await ada.does({ type: 'say', text: 'left' })).toEqual({ refused: 'TB-TALK-2' });
  expect(await ada.does({ type: 'note', text: 'left' })).toHaveProperty('done');
});

test('[TB-NOTE-2] a note has a longest length, in bytes, and a new match begins without one', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(2), 'ada');
  await ada.does({ type: 'sit', seat: 0 });
  await ada.does({ type: 'seat bot', seat: 1, is: true });
  await ada.does({ type: 'start' });
  const { id } = ada.match ?? {};
  expect(await ada.does({ type: 'note', text: 'ж'.repeat(1_800) })).toMatchObject({ refused: 'TB-ORDER-4' });
  expect(await ada.does({ type: 'note', text: 'ж'.repeat(1_799) })).toHaveProperty('done');
  await ada.does({ type: 'leave' });
  await ada.does({ type: 'join', name: 'ada' });
  expect(noteOf(ada)).toBe('');
  expect(ada.table.match?.id).toBe(id);
});

test('[TB-NOTE-3] notes that come too fast are refused, and the same note again is nothing new', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  await ada.does({ type: 'note', text: 'one' });
  const { step } = ada;
  expect(await ada.does({ type: 'note', text: 'one' })).toEqual({ done: step });
  expect(await ada.does({ type: 'note', text: 'two' })).toEqual({ refused: 'TB-NOTE-3' });
  expect(await bo.does({ type: 'note', text: 'two' })).toHaveProperty('done');
  await trial.clock.pass(500);
  expect(await ada.does({ type: 'note', text: 'two' })).toHaveProperty('done');
});

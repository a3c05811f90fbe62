import { expect, onTestFinished, test } from 'vitest';
import type { TrialPerson } from '../../test/rooms/person.ts';
import { type ServerTrial, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

const openTrial = trialsIn(onTestFinished);

/** ada and bo against cy and di, with fay watching; the round runs. */
async function inRound(trial: ServerTrial) {
  const people = await tableOf(trial, shadowsOrder, 'ada', 'bo', 'cy', 'di', 'fay');
  const { ada, bo, cy, di } = people;
  await ada.does({ type: 'set', lateSeats: true });
  await startMatch(ada, bo, cy, di);
  for (const person of [ada, bo, cy, di]) await person.plays({ type: 'ready' });
  await trial.clock.pass(3_000);
  expect(ada.match?.view).toMatchObject({ phase: 'playing' });
  return people;
}

const bytes = (person: TrialPerson) => person.bytes.length;

test('[TB-TALK-1] before a match everybody hears everybody, in words and in quick words', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, shadowsOrder, 'ada', 'bo');
  await ada.does({ type: 'say', text: '  good evening ' });
  ada.forgetsWhatWasTold();
  await bo.does({ type: 'say quickly', word: 'hello' });
  for (const person of [ada, bo]) expect(person.heard()).toEqual(['ada: good evening', 'bo: hello']);
  expect(ada.told('table')).toMatchObject([{ type: 'said', name: 'bo', word: 'hello' }]);
});

test('[TB-TALK-2] in a round of Shadows, Detectives are heard by their own team; not a byte of it reaches the rivals', async () => {
  const trial = await openTrial();
  const { ada, bo, cy, di, fay } = await inRound(trial);
  const before = [cy, di, fay].map(bytes);
  expect(await bo.does({ type: 'say', text: 'the red door?' })).toHaveProperty('done');
  for (const person of [ada, bo]) expect(person.heard()).toEqual(['bo: the red door?']);
  for (const person of [cy, di, fay]) expect(person.heard()).toEqual([]);
  expect([cy, di, fay].map(bytes)).toEqual(before);
});

test('[TB-TALK-2] in a round of Shadows, an Officer can say nothing at all', async () => {
  const trial = await openTrial();
  const { ada, bo } = await inRound(trial);
  const before = bytes(bo);
  expect(await ada.does({ type: 'say', text: 'left' })).toEqual({ refused: 'TB-TALK-2' });
  expect(await ada.does({ type: 'say quickly', word: 'sure' })).toEqual({ refused: 'TB-TALK-2' });
  expect(bytes(bo)).toBe(before);
});

test('[TB-TALK-2] an Officer who speaks as the round is counted in comes too late when the clock has run', async () => {
  const trial = await openTrial({ pace: { ring: 3_600_000 } });
  const { ada, bo, cy, di } = await tableOf(trial, shadowsOrder, 'ada', 'bo', 'cy', 'di');
  await startMatch(ada, bo, cy, di);
  for (const person of [ada, bo, cy, di]) await person.plays({ type: 'ready' });
  expect(await ada.does({ type: 'say quickly', word: 'hurry' })).toHaveProperty('done');
  await trial.clock.pass(3_000);
  expect(await ada.does({ type: 'say', text: 'go' })).toEqual({ refused: 'TB-TALK-2' });
});

test('[TB-TALK-2] whoever watches a round is heard by those who watch', async () => {
  const trial = await openTrial();
  const { ada, bo, fay } = await inRound(trial);
  await fay.does({ type: 'say', text: 'oh!' });
  expect(fay.heard()).toEqual(['fay: oh!']);
  for (const person of [ada, bo]) expect(person.heard()).toEqual([]);
});

test('[TB-TALK-3] whoever may say nothing can do nothing that others see, host or not', async () => {
  const trial = await openTrial();
  const { ada, bo, fay } = await inRound(trial);
  const before = bytes(bo);
  const signs = [
    { type: 'set', spectators: false },
    { type: 'hand over', member: bo.id },
    { type: 'kick', member: fay.id },
    { type: 'free seat', seat: 3 },
  ];
  for (const sign of signs) expect(await ada.does(sign)).toEqual({ refused: 'TB-TALK-3' });
  expect(await ada.does({ type: 'mute', member: fay.id, is: true })).toHaveProperty('done');
  expect(await ada.does({ type: 'make pass', hash: '0'.repeat(64) })).toHaveProperty('done');
  expect(bytes(bo)).toBe(before);
  expect(await ada.does({ type: 'leave' })).toHaveProperty('done');
});

test('[TB-TALK-4] whoever takes a seat later hears what was said to it, and to all, and nothing else', async () => {
  const trial = await openTrial();
  const { ada, bo, cy, di, fay } = await inRound(trial);
  await bo.does({ type: 'say', text: 'black only' });
  await di.does({ type: 'say', text: 'orange only' });
  await fay.does({ type: 'say', text: 'from the gallery' });
  await bo.does({ type: 'leave' });
  const gus = await trial.person(ada.code).enters();
  await gus.does({ type: 'join', name: 'gus' });
  expect(gus.heard()).toEqual([]);
  await gus.does({ type: 'sit', seat: 1 });
  expect(gus.heard()).toEqual(['bo: black only']);
  expect(cy.heard()).toEqual(['di: orange only']);
});

test('[TB-MUTE-1] a member does not hear those whom it has muted, and nobody else notices', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, shadowsOrder, 'ada', 'bo', 'cy');
  const before = bytes(bo);
  await ada.does({ type: 'mute', member: bo.id, is: true });
  expect(bytes(bo)).toBe(before);
  const quiet = bytes(ada);
  await bo.does({ type: 'say', text: 'la la la' });
  expect(bytes(ada)).toBe(quiet);
  expect(cy.heard()).toEqual(['bo: la la la']);
  await ada.does({ type: 'mute', member: bo.id, is: false });
  expect(ada.heard()).toEqual(['bo: la la la']);
});

import type { ServerFrame } from '@lamplight/contract/wire';
import { expect, onTestFinished, test } from 'vitest';
import { sha256, type TrialPerson } from '../../test/rooms/person.ts';
import { orderOf, playAgain, recorded } from '../../test/rooms/recorded.ts';
import { emeraldOrder, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import type { Store, StreamRow } from '../store/store.ts';
import { RememberedAnswers } from './remembered.ts';

const openTrial = trialsIn(onTestFinished);

const two = emeraldOrder(2);

test('[TB-ORDER-1] a command that comes twice is done once and answered both times alike', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  const first = await ada.does({ type: 'say', text: 'once' }, 'the-same-id');
  await bo.does({ type: 'say', text: 'something between' });
  expect(await ada.does({ type: 'say', text: 'once' }, 'the-same-id')).toEqual(first);
  expect(ada.heard()).toEqual(['ada: once', 'bo: something between']);
});

test('[TB-ORDER-1] a move that what came of it forbids is answered as the first time', async () => {
  const stall = recorded('emerald', 'two-stall');
  const trial = await openTrial({ seed: () => stall.seed });
  const { ada, bo } = await tableOf(trial, orderOf(stall), 'ada', 'bo');
  await startMatch(ada, bo);
  const [entry] = stall.log;
  const input = entry?.input;
  if (input === undefined || !('move' in input)) throw new Error('The match begins with a move.');
  const mover = input.by === 0 ? ada : bo;
  const first = await mover.plays(input.move, 'the-first-move');
  expect(first).toHaveProperty('done');
  expect(await mover.plays(input.move, 'another-id')).toHaveProperty('refused');
  expect(await mover.plays(input.move, 'the-first-move')).toEqual(first);
  expect(await trial.store.read(ada.table.match?.id ?? '', 0)).toHaveLength(1);
});

test('[TB-ORDER-1] a command that would change nothing the second time is answered as the first time', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  const first = await ada.does({ type: 'sit', seat: 0 }, 'the-same-id');
  await bo.does({ type: 'say', text: 'hello' });
  expect(await ada.does({ type: 'sit', seat: 0 }, 'the-same-id')).toEqual(first);
  expect(await ada.does({ type: 'sit', seat: 0 })).not.toEqual(first);
});

test('[TB-ORDER-1] two people may choose the same id', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await ada.does({ type: 'say', text: 'mine' }, 'an-id-of-both');
  await bo.does({ type: 'say', text: 'mine too' }, 'an-id-of-both');
  expect(ada.heard()).toEqual(['ada: mine', 'bo: mine too']);
});

/** Another writer, always a moment earlier with commands that contain this text. */
const rivalled =
  (text: string) =>
  (store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name !== 'append') return member.bind(target);
        return async (row: StreamRow) => {
          const rival = { ...row, command: `rival:${row.seq}`, body: { at: 0, noticed: [], of: [] }, due: null };
          if (row.command.includes(text)) await target.append(rival);
          return target.append(row);
        };
      },
    });

test('[TB-ORDER-2] a command that comes second again and again is refused, and the table goes on', async () => {
  const trial = await openTrial({ through: rivalled('unlucky') });
  const { ada } = await tableOf(trial, two, 'ada');
  const said = await ada.does({ type: 'say', text: 'hear me' }, 'unlucky-one');
  expect(said).toEqual({ refused: 'TB-ORDER-2', says: 'Many act at once just now: try again.' });
  expect(await ada.does({ type: 'say', text: 'hear me' })).toHaveProperty('done');
  expect(ada.heard()).toEqual(['ada: hear me']);
});

test('[TB-ORDER-3] what cannot be kept is refused and not shown', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await trial.store.close();
  expect(await ada.does({ type: 'say', text: 'lost' })).toMatchObject({ refused: 'TB-ORDER-3' });
  expect(bo.heard()).toEqual([]);
  expect(trial.troubles.length).toBeGreaterThan(0);
});

test('[TB-ORDER-4] what cannot be read is refused with a sentence', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, two, 'ada');
  for (const what of [null, 7, [], { type: 'dance' }, { type: 'say', text: '' }, { type: 'sit', seat: -1 }]) {
    expect(await ada.does(what)).toMatchObject({ refused: 'TB-ORDER-4', says: expect.stringMatching(/./) });
  }
});

test('a line that was broken for a moment is sent the steps it missed; after many it gets the whole', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await bo.hangsUp();
  for (let n = 0; n < 5; n++) await ada.does({ type: 'say', text: `line ${n}` });
  const views = bo.bytes.filter(text => text.includes('"t":"view"')).length;
  await bo.enters({ resuming: true });
  expect(bo.heard()).toHaveLength(5);
  expect(bo.bytes.filter(text => text.includes('"t":"view"'))).toHaveLength(views);
  await bo.hangsUp();
  for (let n = 0; n < 70; n++) await ada.does({ type: 'say', text: `more ${n}` });
  await bo.enters({ resuming: true });
  expect(bo.heard()).toHaveLength(75);
  expect(bo.bytes.filter(text => text.includes('"t":"view"'))).toHaveLength(views + 1);
  expect(bo.last('view')?.missed).toHaveLength(70);
});

test('what was told long ago is had by asking, as this viewer was told it and no more', async () => {
  const stall = recorded('emerald', 'five-stall');
  const trial = await openTrial({ seed: () => stall.seed });
  const { ada, bo, cy, di, ed } = await tableOf(trial, orderOf(stall), 'ada', 'bo', 'cy', 'di', 'ed');
  await startMatch(ada, bo, cy, di, ed);
  await playAgain(trial, stall, [ada, bo, cy, di, ed]);
  const [hers, his] = await Promise.all([ada, bo].map(pastOf));
  expect(hers).toEqual(heardBy(ada));
  expect(hers?.length).toBeGreaterThan(200);
  expect(hers).not.toEqual(his);
});

interface Past {
  readonly step: number;
  readonly at: number;
  readonly told: readonly unknown[];
}

/** All that this person was told of the match as it happened. */
const heardBy = (person: TrialPerson): readonly Past[] =>
  person.bytes
    .map(text => JSON.parse(text) as ServerFrame)
    .flatMap(frame =>
      frame.t === 'step' && frame.of === 'match' && frame.told.length > 0
        ? { step: frame.step, at: frame.at, told: frame.told }
        : [],
    );

async function pastOf(person: TrialPerson): Promise<readonly Past[]> {
  const past: Past[] = [];
  for (let before = (person.match?.step ?? 0) + 1, more = true; more; before = past[0]?.step ?? 0) {
    await person.asks({ t: 'told', n: before, before });
    const answer = person.last('told');
    expect(answer?.n).toBe(before);
    expect(answer?.steps.length).toBeLessThanOrEqual(200);
    past.unshift(...(answer?.steps ?? []));
    more = answer?.more ?? false;
  }
  return past;
}

test('who looks at no match is told nothing of its past', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, two, 'ada');
  await ada.asks({ t: 'told', n: 1, before: 10 });
  expect(ada.last('told')).toBeUndefined();
  expect(ada.last('wrong')?.says).toBe('There is no match here that you can look at.');
});

test('a gap that a client saw is filled, and a client that asks for all gets all', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await ada.does({ type: 'say', text: 'one' });
  const frames = bo.bytes.length;
  await bo.asks({ t: 'again', of: 'table' });
  expect(bo.bytes).toHaveLength(frames + 1);
  expect(bo.last('view')).toMatchObject({ of: 'table', step: bo.step });
});

test('a number of steps tells nothing of what others did unseen', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, shadowsOrder, 'ada', 'bo');
  const { step } = bo;
  for (let n = 0; n < 3; n++) await ada.does({ type: 'make pass', hash: sha256(`${n}`) });
  expect(bo.step).toBe(step);
  await ada.does({ type: 'say', text: 'hello' });
  expect(bo.step).toBe(step + 1);
  await bo.hangsUp();
  await bo.enters();
  expect(bo.step).toBe(step + 1);
});

test('views, steps and numbers are the same after the stream was loaded anew', async () => {
  const trial = await openTrial({ pace: { rest: 20_000 } });
  const record = recorded('shadows', 'two-teams-swap');
  const people = await tableOf(trial, orderOf(record), 'ada', 'bo', 'cy', 'di');
  const { ada, bo, cy, di } = people;
  await startMatch(ada, bo, cy, di);
  const before = Object.values(people).map(({ match, step, table }) => [match, step, table.talk]);
  for (const person of Object.values(people)) await person.hangsUp();
  expect(trial.rooms.count().tables).toBe(1);
  await trial.clock.pass(2_000);
  const again = trial.anotherNode('node-b');
  for (const person of Object.values(people)) await person.movesTo(again);
  expect(Object.values(people).map(({ match, step, table }) => [match, step, table.talk])).toEqual(before);
});

test('a match of 100 inputs is played, loaded anew, and looks the same to everybody', async () => {
  const record = recorded('emerald', 'two-score');
  const trial = await openTrial({ seed: () => record.seed, pace: { ring: 10_000, beat: 10_000 } });
  const { ada, bo } = await tableOf(trial, orderOf(record), 'ada', 'bo');
  await startMatch(ada, bo);
  await playAgain(trial, record, [ada, bo]);
  const seen = [ada, bo].map(({ match }) => match);
  const other = trial.anotherNode('node-b');
  for (const person of [ada, bo]) await person.movesTo(other);
  expect([ada, bo].map(({ match }) => match)).toEqual(seen);
  expect(trial.troubles).toEqual([]);
});

test('a line that breaks while it is written to keeps nothing from the others, and its command is answered once', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, two, 'ada', 'bo', 'cy');
  const send = bo.send.bind(bo);
  bo.send = frame => {
    if (frame.t === 'step') throw new Error('The line is broken.');
    send(frame);
  };
  expect(await bo.does({ type: 'say', text: 'can you hear me?' }, 'asked-by-bo')).toHaveProperty('done');
  expect(bo.bytes.filter(text => text.includes('asked-by-bo'))).toHaveLength(1);
  for (const person of [ada, cy]) expect(person.heard()).toEqual(['bo: can you hear me?']);
  expect(trial.troubles).toHaveLength(1);
});

test('[TB-ORDER-1] what was refused is refused again under its id, as the first time, whatever has changed since', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await bo.does({ type: 'sit', seat: 0 });
  const first = await ada.does({ type: 'sit', seat: 0 }, 'the-same-id');
  expect(first).toEqual({ refused: 'TB-SEAT-2' });
  await bo.does({ type: 'stand' });
  expect(await ada.does({ type: 'sit', seat: 0 }, 'the-same-id')).toEqual(first);
  expect(await ada.does({ type: 'sit', seat: 0 })).toHaveProperty('done');
});

test('[TB-ORDER-1] what could not be read is not read the second time either', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, two, 'ada');
  const first = await ada.does({ type: 'sit', seat: -1 }, 'the-same-id');
  expect(first).toMatchObject({ refused: 'TB-ORDER-4' });
  expect(await ada.does({ type: 'sit', seat: 0 }, 'the-same-id')).toEqual(first);
});

test('[TB-ORDER-1] a move that was refused stays refused, also when it would be open by now', async () => {
  const stall = recorded('emerald', 'two-stall');
  const trial = await openTrial({ seed: () => stall.seed });
  const { ada, bo } = await tableOf(trial, orderOf(stall), 'ada', 'bo');
  await startMatch(ada, bo);
  const first = await ada.plays({ type: 'preset', answer: 'ask' }, 'the-same-id');
  expect(first).toEqual({ refused: 'EM-PRESET-1' });
  const unread = await ada.plays({ type: 'preset', answer: 'perhaps' }, 'not-readable');
  expect(unread).toMatchObject({ refused: 'TB-ORDER-4' });
  await ada.plays({ type: 'preset', answer: 'block' });
  expect(await ada.plays({ type: 'preset', answer: 'ask' }, 'the-same-id')).toEqual(first);
  expect(await ada.plays({ type: 'preset', answer: 'ask' }, 'not-readable')).toEqual(unread);
  expect(await ada.plays({ type: 'preset', answer: 'ask' })).toHaveProperty('done');
});

test('[TB-ORDER-1] what changed nothing changes nothing the second time either', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, two, 'ada');
  await ada.does({ type: 'sit', seat: 0 });
  const first = await ada.does({ type: 'sit', seat: 0 }, 'the-same-id');
  expect(first).toHaveProperty('done');
  await ada.does({ type: 'stand' });
  expect(await ada.does({ type: 'sit', seat: 0 }, 'the-same-id')).toEqual(first);
  expect(ada.table.members[0]?.seat).toBeNull();
});

test('[TB-ORDER-1] what was done is said to be done, also to who may not do it any more', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, two, 'ada', 'bo');
  await startMatch(ada, bo);
  const first = await ada.plays({ type: 'preset', answer: 'block' }, 'the-same-id');
  await ada.does({ type: 'rest', is: true });
  expect(await ada.plays({ type: 'preset', answer: 'allow' })).toEqual({ refused: 'TB-REST-2' });
  expect(await ada.plays({ type: 'preset', answer: 'block' }, 'the-same-id')).toEqual(first);
});

test('[TB-ORDER-1] of each person the last refusals are known, and of nobody all', () => {
  const remembered = new RememberedAnswers();
  for (let n = 0; n < 100; n++) remembered.keep('ada', `id-${n}`, { refused: 'TB-SEAT-2' });
  expect(Array.from({ length: 100 }, (_, n) => remembered.of('ada', `id-${n}`)).filter(Boolean)).toHaveLength(64);
  expect(remembered.of('ada', 'id-99')).toEqual({ refused: 'TB-SEAT-2' });
  for (const rule of ['TB-ORDER-2', 'TB-ORDER-3']) {
    remembered.keep('bo', 'to-be-sent-again', { refused: rule });
    expect(remembered.of('bo', 'to-be-sent-again')).toBeUndefined();
  }
  for (let n = 0; n < 1_000; n++) remembered.keep(`stranger-${n}`, 'an-id', { refused: 'TB-MEMBER-1' });
  expect(remembered.of('ada', 'id-99')).toBeUndefined();
});

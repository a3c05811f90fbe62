import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { jsonIn, recorded } from '../../../test/rooms/recorded.ts';
import { trialsIn } from '../../../test/rooms/trial.ts';
import { offers } from '../../players/seatings.ts';
import type { Store } from '../../store/store.ts';
import { ArchiveBusy, MatchTooLong, openArchive } from './archive.ts';
import { ThreadedArchive } from './thread.ts';

const openTrial = trialsIn(onTestFinished);
const long = recorded('emerald', 'five-stall');

async function archives(through: (store: Store) => Store = store => store, patience = 60_000, idle = 60_000) {
  const { store } = await openTrial();
  const troubles: unknown[] = [];
  const threaded = new ThreadedArchive(through(store), error => troubles.push(error), { most: 2, patience, idle });
  onTestFinished(() => threaded.close());
  return { store, threaded, here: openArchive(store, offers), troubles };
}

/** A store with one method replaced. */
const other =
  <Name extends keyof Store>(name: Name, done: (store: Store) => Store[Name]) =>
  (store: Store): Store =>
    new Proxy(store, { get: (of, asked) => (asked === name ? done(of) : Reflect.get(of, asked)) });

async function kept(archive: ThreadedArchive): Promise<string> {
  const answer = await archive.keep(JSON.stringify(long), 5);
  if ('wrong' in answer) throw new Error(answer.wrong);
  return answer.match;
}

test('a thread says what is said here, and keeps what is kept here', async () => {
  const { threaded, here, store } = await archives();
  const match = await kept(threaded);
  expect(await here.keep(JSON.stringify(long), 6)).toEqual({ match });
  expect((await store.head(match))?.began).toBe(5);
  expect(jsonIn(await threaded.record(match))).toEqual(long);
  for (const viewer of ['open', 'audience', 0, 9] as const)
    expect(jsonIn(await threaded.replay(match, viewer))).toEqual(jsonIn(await here.replay(match, viewer)));
  expect(jsonIn(await threaded.record('no-such-match'))).toBeUndefined();
  expect(await threaded.keep(JSON.stringify({ ...long, outcome: { winners: [], because: 'stall' } }), 5)).toEqual({
    wrong: 'The file was changed after the match: its digest differs.',
  });
});

test('the tables go on while a long match is looked at', async () => {
  const { threaded, here } = await archives();
  const match = await kept(threaded);
  const turnsDuring = async (work: Promise<unknown>) => {
    let isDone = false;
    void work.finally(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone; turns++) await sleep(1);
    return turns;
  };
  const beside = await turnsDuring(threaded.replay(match, 'open'));
  expect(beside).toBeGreaterThan(4 * (await turnsDuring(here.replay(match, 'open'))));
});

test('a file that comes twice at once is kept once', async () => {
  const { threaded, store } = await archives();
  const [one, other] = await Promise.all([kept(threaded), kept(threaded)]);
  expect(one).toBe(other);
  expect((await store.read(one, 0)).map(({ seq }) => seq)).toEqual(long.log.map(({ seq }) => seq));
});

test('more than it can do at once it does not take on', async () => {
  const { threaded } = await archives();
  const asked = ['a', 'b', 'c'].map(match => threaded.record(match));
  await expect(asked[2]).rejects.toThrow(ArchiveBusy);
  expect(await Promise.all(asked.slice(0, 2))).toEqual([undefined, undefined]);
});

test('five people who look at the same match at once have it read twice at most', async () => {
  let reads = 0;
  const counted = other('read', store => (...asked) => {
    reads += 1;
    return store.read(...asked);
  });
  const { threaded, here } = await archives(counted);
  const match = await kept(threaded);
  reads = 0;
  const all = Array.from({ length: 5 }, () =>
    Promise.all([threaded.replay(match, 'audience'), threaded.why(match, 'anyone')]),
  );
  const asHere = [jsonIn(await here.replay(match, 'audience')), jsonIn(await here.why(match, 'anyone'))];
  for (const each of await Promise.all(all)) expect(each.map(jsonIn)).toEqual(asHere);
  expect(reads).toBeLessThanOrEqual(2 * 2);
});

test('whoever looks after something happened sees it, though another has looked before and still waits', async () => {
  const gate = Promise.withResolvers<undefined>();
  const looked = Promise.withResolvers<void>();
  let isThere = true;
  const late = other('head', store => id => {
    if (isThere) return store.head(id);
    looked.resolve();
    return gate.promise;
  });
  const { threaded } = await archives(late);
  const match = await kept(threaded);
  isThere = false;
  const before = threaded.record(match);
  await looked.promise;
  isThere = true;
  const after = threaded.record(match);
  gate.resolve(undefined);
  expect(await before).toBeUndefined();
  expect(jsonIn(await after)).toEqual(long);
});

test('what takes too long is given up, and the next begins anew', async () => {
  let isStuck = true;
  const stuck = other('head', () => () => (isStuck ? new Promise(() => undefined) : Promise.resolve(undefined)));
  const { threaded, troubles } = await archives(stuck, 2_000);
  await expect(threaded.record('a')).rejects.toThrow('Try again in a minute.');
  isStuck = false;
  expect(jsonIn(await threaded.record('a'))).toBeUndefined();
  expect(troubles).toEqual([]);
});

test('a store that fails is an error of whoever asked', async () => {
  const { threaded } = await archives(other('head', () => () => Promise.reject(new Error('The disk is gone.'))));
  await expect(threaded.record('a')).rejects.toThrow('The disk is gone.');
});

test('a thread without work ends, and begins anew when it is needed', async () => {
  const { threaded } = await archives(store => store, 60_000, 10);
  expect(jsonIn(await threaded.record('a'))).toBeUndefined();
  await sleep(100);
  expect(jsonIn(await threaded.record('a'))).toBeUndefined();
});

test('a question that cannot be handed to the thread is an error of whoever asked, and takes no place', async () => {
  const { threaded, troubles } = await archives(store => store, 100);
  const uncloneable = (() => undefined) as unknown as string;
  for (let n = 0; n < 3; n++) await expect(threaded.record(uncloneable)).rejects.toThrow('could not be cloned');
  // Longer than its patience: a job left behind would be given up now, with nobody there to hear it.
  await sleep(300);
  expect(troubles).toEqual([]);
});

test('a store that fails before it promises anything is an error of whoever asked', async () => {
  const failing = other('head', () => () => {
    throw new Error('The disk was never there.');
  });
  const { threaded } = await archives(failing);
  await expect(threaded.record('a')).rejects.toThrow('The disk was never there.');
});

test('a nest too deep for any match is refused with a sentence', async () => {
  const { threaded } = await archives();
  const nest = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(await threaded.keep(nest, 5)).toEqual({ wrong: expect.stringContaining('nested more than 32 deep') });
});

test('one who asks for much leaves places for others', async () => {
  const gate = Promise.withResolvers<undefined>();
  const { store } = await openTrial();
  const held = other('head', () => () => gate.promise)(store);
  const threaded = new ThreadedArchive(held, () => undefined, { most: 4, mostByOne: 2 });
  onTestFinished(() => threaded.close());
  const asked = ['a', 'b'].map(match => threaded.record(match, 'one'));
  await expect(threaded.record('c', 'one')).rejects.toThrow('Your address is looking at many matches at once.');
  asked.push(threaded.record('c', 'another'));
  gate.resolve(undefined);
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined]);
  expect(await threaded.record('c', 'one')).toBeUndefined();
});

test('who asks for little does not wait behind those who ask for much', async () => {
  const { store } = await openTrial();
  const threaded = new ThreadedArchive(store, () => undefined, { quick: 1_000 });
  onTestFinished(() => threaded.close());
  const match = await kept(threaded);
  const file = await threaded.keep(JSON.stringify(recorded('emerald', 'two-stall')), 5);
  if ('wrong' in file) throw new Error(file.wrong);
  const order: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
  const long = [
    noted('long', threaded.replay(match, 'open', 'one')),
    noted('long', threaded.why(match, 'anyone', 'one')),
  ];
  await Promise.all([...long, noted('short', threaded.replay(file.match, 'open', 'another'))]);
  expect(order).toEqual(['short', 'long', 'long']);
});

test('a finished match is looked at once, and the answer kept', async () => {
  let reads = 0;
  const counted = other('read', store => (...asked) => {
    reads += 1;
    return store.read(...asked);
  });
  const { threaded } = await archives(counted);
  const match = await kept(threaded);
  const look = () =>
    Promise.all([threaded.replay(match, 0), threaded.record(match)].map(async answer => jsonIn(await answer)));
  const before = await look();
  reads = 0;
  expect(await look()).toEqual(before);
  expect(reads).toBe(0);
});

test('a match of more inputs than anybody plays is neither shown nor taken in', async () => {
  let times = 1;
  const longer = other('read', store => async (...asked) => {
    const rows = await store.read(...asked);
    return Array.from({ length: times }, () => rows).flat();
  });
  const { threaded } = await archives(longer);
  const match = await kept(threaded);
  times = 7;
  await expect(threaded.replay(match, 'open')).rejects.toThrow('Look through one pair');
  times = 40;
  await expect(threaded.replay(match, 0)).rejects.toThrow(MatchTooLong);
  await expect(threaded.record(match)).rejects.toThrow(MatchTooLong);
  await expect(threaded.why(match, 'anyone')).rejects.toThrow(MatchTooLong);
  const log = Array.from({ length: 7 }, () => long.log).flat();
  expect(await threaded.keep(JSON.stringify({ ...long, log }), 5)).toEqual({
    wrong: 'A match of 5 seats may have 5000 inputs here, and this one has 5355.',
  });
});

/** The past of a long match costs no more than that of a short one, and is told correctly. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Json, open, randomAt, seedOf, type Viewer, viewersOf } from '@lamplight/contract';
import type { ServerFrame } from '@lamplight/contract/wire';
import { expect, onTestFinished, test } from 'vitest';
import { TrialPerson } from '../../test/rooms/person.ts';
import { matchIn, type ProlongedMove, presets, prolong } from '../../test/rooms/prolong.ts';
import { emeraldOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import { type AnyGame, type MatchHead, matchMachine, startOf } from '../match/machine.ts';
import { offers } from '../players/seatings.ts';
import type { MatchStream } from '../rooms/deps.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StreamRow } from '../store/store.ts';
import type { StoredStep } from './deps.ts';

const openTrial = trialsIn(onTestFinished);

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-past-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function gameOf(id: string): AnyGame {
  const game = offers.get(id)?.game;
  if (game === undefined) throw new Error(`${id} is not played here.`);
  return game;
}

/** A store that counts how many rows each request returned. */
function counted(): { readonly through: (store: Store) => Store; readonly reads: number[] } {
  const reads: number[] = [];
  const through = (store: Store) =>
    new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name !== 'read') return member.bind(target);
        return async (...args: Parameters<Store['read']>) => {
          const rows = await target.read(...args);
          reads.push(rows.length);
          return rows;
        };
      },
    });
  return { through, reads };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Ada has changed her mind many times, and Bo has noticed none of it. */
async function longTable(rows: number) {
  const folder = await dataFolder();
  const first = await openTrial({ folder });
  const people = await tableOf(first, emeraldOrder(2), 'ada', 'bo');
  await startMatch(people.ada, people.bo);
  const match = people.ada.match?.id ?? '';
  expect(await people.ada.plays({ type: 'preset', answer: 'block' }, 'the-first-of-all')).toEqual({ done: 1 });
  await people.ada.plays({ type: 'preset', answer: 'ask' });
  await first.close();
  const store = await openSqlite({ folder });
  await prolong(store, match, gameOf('emerald'), { rows, next: presets(0) });
  expect((await store.read(match, 0)).length).toBe(rows);
  await store.close();
  const { through, reads } = counted();
  const trial = await openTrial({ folder, through });
  const again = ({ code, token }: TrialPerson) => new TrialPerson(trial.rooms, code, trial.quiet, token);
  return { trial, ada: again(people.ada), bo: again(people.bo), reads };
}

/** How many rows were read for it. */
async function rowsFor(reads: number[], act: () => Promise<unknown>): Promise<number> {
  reads.length = 0;
  await act();
  return sumOf(reads);
}

const questions: Readonly<Record<string, (person: TrialPerson) => Promise<unknown>>> = {
  'the whole view': person => person.asks({ t: 'again', of: 'match' }),
  'a step of long ago': person => person.asks({ t: 'again', of: 'match', from: 3 }),
  'what was told last': person => person.asks({ t: 'told', n: 1, before: 1_000_000 }),
  'what was told in the middle': person => person.asks({ t: 'told', n: 2, before: 1_500 }),
  'what was told first': person => person.asks({ t: 'told', n: 3, before: 20 }),
  'a move that was made long ago': person => person.plays({ type: 'preset', answer: 'block' }, 'the-first-of-all'),
  'to come back without anything': async person => {
    await person.hangsUp();
    await person.enters();
  },
};

test('whatever is asked of a long match, a few stretches of its log are read and never all of it', async () => {
  const { trial, ada, bo, reads } = await longTable(5_000);
  const opened = await rowsFor(reads, () => ada.enters());
  expect(opened).toBeGreaterThanOrEqual(5_000);
  expect(Math.max(...reads)).toBeLessThanOrEqual(512);
  await bo.enters();
  const costs: Record<string, number> = {};
  for (const person of [ada, bo])
    for (const [name, ask] of Object.entries(questions)) {
      const rows = await rowsFor(reads, () => ask(person));
      costs[name] = Math.max(rows, costs[name] ?? 0);
    }
  expect(Object.keys(costs)).toEqual(Object.keys(questions));
  for (const [name, rows] of Object.entries(costs)) expect(rows, name).toBeLessThanOrEqual(1_536);
  expect(costs['what was told last']).toBe(0);
  expect(ada.last('told')?.steps.map(({ step }) => step)).toEqual(Array.from({ length: 19 }, (_, n) => n + 1));
  expect(trial.troubles).toEqual([]);
});

test('questions about long ago are answered in their order, and the table goes on meanwhile', async () => {
  const { trial, ada, bo } = await longTable(1_200);
  await ada.enters();
  await bo.enters();
  const [noted] = await Promise.all([
    bo.does({ type: 'note', text: 'She cannot make up her mind.' }),
    ...Array.from({ length: 20 }, (_, n) => ada.asks({ t: 'told', n, before: 900 - n })),
  ]);
  await trial.quiet();
  expect(noted).toHaveProperty('done');
  const answers = ada.bytes.map(text => JSON.parse(text) as ServerFrame).filter(({ t }) => t === 'told');
  expect(answers.map(answer => 'n' in answer && answer.n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('what is remembered of the past goes on with the match', async () => {
  const { trial, ada, reads } = await longTable(600);
  await ada.enters();
  for (const answer of ['block', 'ask', 'allow', 'ask']) {
    await ada.plays({ type: 'preset', answer });
    expect(await rowsFor(reads, () => ada.asks({ t: 'again', of: 'match' }))).toBe(0);
    const elsewhere = await new TrialPerson(trial.anotherNode('node-b'), ada.code, trial.quiet, ada.token).enters();
    expect(ada.last('view')).toMatchObject({ of: 'match', missed: expect.anything() });
    expect(ada.last('view')?.missed).toEqual(elsewhere.last('view')?.missed);
    expect(ada.last('view')?.missed?.at(-1)?.told).toEqual([{ type: 'preset', answer }]);
  }
});

/** The reference: the whole log, folded from its beginning for one viewer. */
function wholeHistory(game: AnyGame, head: MatchHead, rows: readonly StreamRow[], viewer: Viewer) {
  const machine = matchMachine(game, head);
  let state = startOf(game, head);
  const steps: { readonly seq: number; readonly at: number; readonly told: readonly Json[] }[] = [];
  for (const { seq, body } of rows) {
    const { at, noticed, of } = body as StoredStep;
    state = machine.fold(state, of, at);
    if (noticed === '*' || noticed.includes(String(viewer)))
      steps.push({ seq, at, told: machine.told(state, of, viewer) });
  }
  const told = (have: number, before: number) => {
    const all = steps.flatMap(({ at, told }, n) => (told.length > 0 ? { step: n + 1, at, told } : []));
    const wanted = all.filter(({ step }) => step > have && step < before);
    return { steps: wanted.slice(-200), more: wanted.length > 200 };
  };
  return {
    told,
    at: steps.at(-1)?.at ?? 0,
    count: steps.length,
    stepAt: (row: number) => steps.filter(({ seq }) => seq <= row).length,
  };
}

/** Moves that can be repeated and do not bring a match to its end. */
const idle: readonly string[] = ['preset', 'look', 'intend', 'swap', 'unpoint', 'roles'];

/** A random open move of somebody. Mostly an idle one, so that the match becomes long. */
function anyMove(
  game: AnyGame,
  seats: number,
  dice: ReturnType<typeof randomAt>,
): (stream: MatchStream) => ProlongedMove | undefined {
  return stream => {
    if (game.outcome(stream.state.state) !== undefined) return undefined;
    const isIdle = dice.below(20) > 0;
    for (let tries = 0; tries < 20; tries++) {
      const by = dice.below(seats);
      const moves = Iterator.from(game.moves(stream.view(by), stream.now())).take(2_000);
      const open = [...moves].filter(({ type }) => idle.includes(type) === isIdle);
      if (open.length > 0) return { by, move: dice.pick(open) };
    }
    // No move is open before the clock has rung.
    return { by: 0, move: { type: 'ready' } };
  };
}

const played = [
  ['emerald', 2, {}, 900, 11],
  ['emerald', 5, {}, 900, 12],
  [
    'shadows',
    4,
    { teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
    900,
    13,
  ],
  ['shadows', 2, { teams: { black: { officer: 0, detectives: [1] } } }, 900, 14],
] as const;

test.each(played)(
  '%s for %i: what was told is told by pages as the whole log tells it',
  async (id, seats, options, most, number) => {
    const game = gameOf(id);
    const dice = randomAt(seedOf(number), 0);
    const read = game.read.table({ seats, options });
    if ('wrong' in read) throw new Error(read.wrong);
    const seed = seedOf(number);
    const { dealt } = open(game, read.value, seed);
    const head = {
      game: id,
      version: game.version,
      play: read.value,
      seed,
      dealt,
      table: null,
      sitting: [],
    } as unknown as MatchHead;
    const store = await openSqlite({ folder: await dataFolder() });
    onTestFinished(() => store.close());
    await store.begin({ id: 'match', kind: 'match', began: 0, body: head });
    await prolong(store, 'match', game, { rows: most, next: anyMove(game, seats, dice) });
    const rows = await store.read('match', 0);
    expect(rows.length).toBeGreaterThan(500);
    const stream = await matchIn(store, 'match', game);
    const pages: boolean[] = [];
    for (const viewer of viewersOf(seats)) {
      const whole = wholeHistory(game, head, rows, viewer);
      expect(stream.stepOf(viewer)).toBe(whole.count);
      for (let n = 0; n < 12; n++) {
        const before = dice.below(whole.count + 3);
        const page = await stream.toldBefore(viewer, before);
        expect(page).toEqual(whole.told(0, before));
        pages.push(page.more);
        const row = dice.below(rows.length + 1);
        expect(await stream.stepAt(viewer, row)).toBe(whole.stepAt(row));
        const have = dice.below(whole.count + 2);
        const frames: ServerFrame[] = [];
        await stream.catchUpFrom(viewer, frame => frames.push(frame), n === 0 ? undefined : { step: have });
        const missed = whole.told(n === 0 ? 0 : have, Number.POSITIVE_INFINITY).steps;
        if (n > 0 && have === whole.count) expect(frames).toEqual([]);
        else expect(frames).toMatchObject([{ t: 'view', step: whole.count, at: whole.at, missed }]);
      }
    }
    expect(new Set(pages)).toEqual(new Set([true, false]));
  },
);

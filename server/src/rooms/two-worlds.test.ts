/** The same course of play in two worlds. A viewer who may not tell them apart gets the same bytes. */
import { type GameTypes, hearersOf, type Table, type Viewer, viewersOf } from '@lamplight/contract';
import { emeraldKit } from '@lamplight/emerald/kit';
import { shadowsKit } from '@lamplight/shadows/kit';
import { expect, onTestFinished, test } from 'vitest';
import { sha256, type TrialPerson } from '../../test/rooms/person.ts';
import { type ServerTrial, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import { begunIn, differ, plain, type Worlds, worldsOf } from '../../test/rooms/worlds.ts';
import { type AnyGame, anyGame } from '../match/machine.ts';
import { type BotOffer, offers } from '../players/seatings.ts';

const openTrial = trialsIn(onTestFinished);

const honest = (game: AnyGame): AnyGame => game;
const names = ['ada', 'bo', 'cy', 'di'] as const;

interface Staging {
  readonly game: AnyGame;
  readonly table: Table<GameTypes['Options']>;
  readonly swapped: readonly string[] | 'all';
  /** What somebody whom the viewer may not hear says at the end, in each world. */
  readonly says?: readonly [one: string, other: string];
  /** What the player after the viewer notes privately, in each world. */
  readonly notes?: readonly [one: string, other: string];
}

function offerOf({ id }: AnyGame): BotOffer {
  const offer = offers.get(id);
  if (offer === undefined) throw new Error(`${id} is not played here.`);
  return offer;
}

/** Plays the course in one world and returns what reached the viewer. */
async function bytesIn(staged: Staging, worlds: Worlds, which: 0 | 1, sabotage: (game: AnyGame) => AnyGame) {
  const { game, table, says, notes } = staged;
  const begun = sabotage(begunIn(game, worlds.starts[which]));
  const trial: ServerTrial = await openTrial({
    offers: new Map([[game.id, { ...offerOf(game), game: begun }]]),
    seed: () => worlds.seed,
    pace: { ring: 600_000, beat: 600_000, rest: 6_000_000 },
    overWeb: true,
  });
  const people = await tableOf(trial, { game: game.id, ...table }, ...names.slice(0, table.seats), 'fay');
  const seated = names.slice(0, table.seats).map(name => (people as Record<string, TrialPerson>)[name] as TrialPerson);
  await startMatch(...(seated as [TrialPerson, ...TrialPerson[]]));
  const began = trial.clock.now();
  for (const [n, { by, at, moves }] of worlds.acts.entries()) {
    await trial.clock.pass(began + at - trial.clock.now());
    const move = moves[which];
    if (move === undefined) continue;
    const answer = await seated[by]?.plays(move, `the-move-${n}`);
    if (sabotage === honest) expect(answer).toHaveProperty('done');
  }
  if (says !== undefined) {
    const speaker = outOfEarshot(staged, worlds);
    expect(await seated[speaker]?.does({ type: 'say', text: says[which] }, 'what-is-said')).toHaveProperty('done');
  }
  if (notes !== undefined) {
    const writer = worlds.viewer === 'audience' ? 0 : (worlds.viewer + 1) % table.seats;
    expect(await seated[writer]?.does({ type: 'note', text: notes[which] }, 'what-is-noted')).toHaveProperty('done');
  }
  const eyes = worlds.viewer === 'audience' ? people.fay : (seated[worlds.viewer] as TrialPerson);
  await eyes.plays({ type: 'nonsense' }, 'the-last-try');
  await eyes.asks({ t: 'moves', n: 1 });
  await eyes.asks({ t: 'again', of: 'match' });
  const ids = [eyes.code, (await trial.store.tableOf(eyes.code)) ?? '', eyes.match?.id ?? ''];
  expect(trial.troubles).toEqual([]);
  // Taken before the goodbyes, which hold a random time to come back.
  const bytes = plain(eyes.bytes, ids);
  await trial.close();
  return { bytes, acts: worlds.acts.length };
}

function outOfEarshot({ game, table: { seats } }: Staging, { last, viewer }: Worlds): number {
  const speaker = Array.from({ length: seats }, (_, seat) => seat).find(seat => {
    const hearers = hearersOf(game, last, { seats, speaker: seat });
    return hearers.length > 0 && !hearers.includes(viewer);
  });
  if (speaker === undefined) throw new Error(`Viewer ${viewer} hears everybody.`);
  return speaker;
}

async function difference(staged: Staging, worlds: Worlds, sabotage = honest) {
  const one = await bytesIn(staged, worlds, 0, sabotage);
  const other = await bytesIn(staged, worlds, 1, sabotage);
  expect(one.bytes.length).toBeGreaterThan(one.acts / 4);
  return differ(one.bytes, other.bytes);
}

const shadows: Staging = {
  game: anyGame(shadowsKit.game),
  table: shadowsKit.seat(2)?.table as Table<GameTypes['Options']>,
  swapped: ['maps', 'mapName'],
};
const emerald: Staging = {
  game: anyGame(emeraldKit.game),
  table: emeraldKit.seat(4)?.table as Table<GameTypes['Options']>,
  swapped: ['identities', 'spareIdentities'],
};
/** The first seed that shows something: the worlds differ, much happens, and in Shadows the clock rings in a round. */
function worlds(staged: Staging, viewer: Viewer, before: number): Worlds {
  const player = offerOf(staged.game).player({ level: 'expert', temper: 'bold' });
  for (let number = 7; number < 100; number++) {
    const walk = { viewer, before, player, after: 'anybody', number, most: 40, gap: 2_500 } as const;
    const two = worldsOf({ ...staged, ...walk });
    const isSame = JSON.stringify(two.starts[0]) === JSON.stringify(two.starts[1]);
    const isInRound = staged.game.id !== 'shadows' || two.acts.some(({ moves }) => moves[0]?.type === 'give');
    if (!isSame && isInRound && two.acts.length > 10) return two;
  }
  throw new Error(`No course of ${staged.game.id} shows anything to ${viewer}.`);
}

/** This many steps bring Shadows into its first round, and Emerald past the placing of agents. */
const wellBegun = 16;

const everybody = viewersOf(4).flatMap(viewer => [
  ['Shadows with other maps', shadows, viewer] as const,
  ['Emerald with other identities', emerald, viewer] as const,
  ['Emerald with everything hidden dealt anew', { ...emerald, swapped: 'all' } as const, viewer] as const,
]);

test.each(everybody)(
  'two worlds of %s are one wire to everybody who may not know (%#)',
  async (_name, staged, viewer) => {
    const two = worlds(staged, viewer, wellBegun);
    expect(await difference(staged, two)).toBeUndefined();
  },
);

test('what the other team says reaches a rival by no byte, however long it is', async () => {
  const staged: Staging = { ...shadows, says: ['left', 'to the right, where the red boats are, and quickly'] };
  for (const viewer of [2, 3, 'audience'] as const) {
    const two = worlds(shadows, viewer, wellBegun);
    expect(await difference(staged, two)).toBeUndefined();
  }
});

test('[TB-NOTE-1] what a player writes for itself reaches nobody else by any byte, however long it is', async () => {
  const staged: Staging = { ...emerald, notes: ['?', 'Monday has gone for both tracks, and is surely a Loyalist'] };
  for (const viewer of [0, 3, 'audience'] as const) {
    const two = worlds(emerald, viewer, wellBegun);
    expect(await difference(staged, two)).toBeUndefined();
  }
});

const all = (state: object): string => sha256(JSON.stringify(state));

const leaks: Readonly<Record<string, (game: AnyGame) => AnyGame>> = {
  'a view': game => ({
    ...game,
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), leak: all(state) }),
  }),
  'a telling': game => ({
    ...game,
    tell: new Proxy(game.tell, {
      get: () => (event: GameTypes['Event'], _viewer: Viewer, state: object) => ({
        type: event.type,
        leak: all(state),
      }),
    }),
  }),
  'an error': game => ({
    ...game,
    read: {
      ...game.read,
      move: value => {
        const read = game.read.move(value);
        return 'wrong' in read ? { wrong: `${read.wrong} ${all(game.blank({ seats: 4, options: {} }))}` } : read;
      },
    },
  }),
  // The rules answer sooner where a secret differs: the alarm rings at another time.
  'the time of an alarm': game => ({
    ...game,
    alarm: state =>
      game.alarm(state) === undefined
        ? undefined
        : (game.alarm(state) as number) +
          (Number.parseInt(all(game.blank({ seats: 4, options: {} })).slice(0, 6), 16) % 1_000),
  }),
};

test.each(Object.entries(leaks))('a leak in %s is caught', async (_where, sabotage) => {
  expect(await difference(shadows, worlds(shadows, 1, 0), sabotage)).toBeDefined();
});

test('without a leak the same worlds are one wire', async () => {
  expect(await difference(shadows, worlds(shadows, 1, 0))).toBeUndefined();
});

import { type GameTypes, randomPlayer, type Seating, seedOf } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { onFullDisk } from '../../test/rooms/full-disk.ts';
import {
  emeraldOrder,
  type ServerTrial,
  type ServerTrialOptions,
  shadowsOrder,
  startMatch,
  tableOf,
  trialsIn,
} from '../../test/rooms/trial.ts';
import { type MatchHead, matchMachine, startOf } from '../match/machine.ts';
import { createMetrics } from '../metrics.ts';
import type { Store, StreamRow } from '../store/store.ts';
import { Stream } from '../stream/stream.ts';
import { Bots } from './bots.ts';
import { type BotOffer, offers } from './seatings.ts';
import { thinkHere } from './thinker.ts';

/** Always the same deal, and the same thoughts. */
const openTrial = (parts: ServerTrialOptions = {}) => trialsIn(onTestFinished)({ seed: () => seedOf(5), ...parts });

/** One person against bots. */
async function alone(trial: ServerTrial, order: Parameters<typeof tableOf>[1]) {
  const { ada } = await tableOf(trial, order, 'ada');
  await ada.does({ type: 'sit', seat: 0 });
  for (let seat = 1; seat < order.seats; seat++) await ada.does({ type: 'seat bot', seat, is: true });
  expect(await ada.does({ type: 'start' })).toHaveProperty('done');
  return ada;
}

const commandsOf = async (trial: ServerTrial, match: string) =>
  (await trial.store.read(match, 0)).map(({ command }) => command);

test('a bot waits as long as it means to, and then moves under an id made of its seat and step', async () => {
  const trial = await openTrial();
  const ada = await alone(trial, shadowsOrder);
  const match = ada.table.match?.id ?? '';
  expect(await commandsOf(trial, match)).toEqual([]);
  await trial.clock.pass(6_000);
  const commands = await commandsOf(trial, match);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect(command).toMatch(/^bot:[123]:\d+$/);
  expect(trial.troubles).toEqual([]);
});

test('[TB-BOT-2, TB-BOT-4] each seat is played by the kind that the table says, and an absent one by an expert', async () => {
  const shadows = offers.get('shadows');
  if (shadows === undefined) throw new Error('Shadows is played here.');
  const kinds: string[] = [];
  const player: BotOffer['player'] = kind => {
    kinds.push(`${kind.level} ${kind.temper}`);
    return shadows.player(kind);
  };
  const trial = await openTrial({ offers: new Map([['shadows', { ...shadows, player }]]) });
  const { ada, bo } = await tableOf(trial, shadowsOrder, 'ada', 'bo');
  await ada.does({ type: 'seat bot', seat: 2, is: true, bot: { level: 'newcomer', temper: 'careful' } });
  await ada.does({ type: 'seat bot', seat: 3, is: true, bot: { level: 'mastermind', temper: 'dreamer' } });
  await startMatch(ada, bo);
  expect(kinds).toEqual(['newcomer careful', 'mastermind dreamer']);
  await bo.does({ type: 'leave' });
  expect(kinds[2]).toMatch(/^expert /);
});

test('two nodes that play for one seat act once', async () => {
  const trial = await openTrial({ pace: { reread: 1_500 } });
  const ada = await alone(trial, shadowsOrder);
  const other = trial.anotherNode('node-b');
  const window = trial.person(ada.code, other);
  Object.assign(window, { token: ada.token });
  await window.enters();
  for (let n = 0; n < 8; n++) {
    // Bots change their Officers, and a player whose Officer changed must say ready again.
    await ada.plays({ type: 'ready' });
    await trial.clock.pass(5_000);
  }
  const commands = await commandsOf(trial, ada.table.match?.id ?? '');
  expect(new Set(commands).size).toBe(commands.length);
  expect(commands.filter(command => command.startsWith('bot:')).length).toBeGreaterThan(5);
  const hint = trial.hints.at(-1);
  for (const rooms of [trial.rooms, other]) rooms.hear(hint?.stream ?? '', hint?.seq ?? 0);
  await trial.quiet();
  expect(window.match?.step).toBe(ada.match?.step);
  expect(window.match?.view).toEqual(ada.match?.view);
  expect(trial.troubles).toEqual([]);
});

test('a seat that the rules have handed to a bot is played, and is its person’s again with the next turn', async () => {
  const trial = await openTrial();
  const order = { ...emeraldOrder(2), options: { clock: { kind: 'turn', time: 10_000 }, runsOut: 'bot' } };
  const ada = await alone(trial, order);
  await trial.clock.pass(30_000);
  const commands = await commandsOf(trial, ada.table.match?.id ?? '');
  expect(commands.filter(command => command.startsWith('bot:0:')).length).toBeGreaterThan(0);
  expect(ada.table.match?.bots).toEqual([1]);
});

test('a table of bots plays Emerald to its end while somebody watches, no faster than can be followed', async () => {
  const emerald = offers.get('emerald');
  if (emerald === undefined) throw new Error('Emerald is played here.');
  // The fastest level: this is about the table, and a match of searching bots takes long.
  const player = () => emerald.player({ level: 'regular', temper: 'bold' });
  const offered = { offers: new Map([['emerald', { ...emerald, player }]]) };
  const trial = await openTrial({ pace: { ring: 600_000, beat: 600_000 }, ...offered });
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  for (const seat of [0, 1, 2]) await ada.does({ type: 'seat bot', seat, is: true });
  expect(await ada.does({ type: 'start' })).toHaveProperty('done');
  const match = ada.table.match?.id ?? '';
  for (let minutes = 0; minutes < 30 && ada.table.match?.over === null; minutes++) await trial.clock.pass(60_000);
  expect(ada.table.match?.over).not.toBeNull();
  const moves = (await trial.store.read(match, 0)).filter(({ command }) => command.startsWith('bot:'));
  const times = moves.map(({ body }) => (body as { readonly at: number }).at);
  expect(times.length).toBeGreaterThan(50);
  for (const [n, at] of times.entries()) if (n > 0) expect(at - (times[n - 1] ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect(trial.troubles).toEqual([]);
});

test('a bot whose move is refused thinks again', async () => {
  let asked = 0;
  const shadows = offers.get('shadows');
  if (shadows === undefined) throw new Error('Shadows is played here.');
  const honest = randomPlayer(shadows.game, 100);
  /** Its first move is against the rules. */
  const player: Seating<GameTypes> = () => {
    const next = honest();
    asked += 1;
    return asked > 3 ? next : () => ({ move: { type: 'unpoint' } as GameTypes['Move'], wait: 10 });
  };
  const trial = await openTrial({ offers: new Map([['shadows', { ...shadows, player: () => player }]]) });
  const ada = await alone(trial, shadowsOrder);
  await trial.clock.pass(500);
  expect(await commandsOf(trial, ada.table.match?.id ?? '')).toEqual([]);
  await trial.clock.pass(3_000);
  expect((await commandsOf(trial, ada.table.match?.id ?? '')).length).toBeGreaterThan(0);
});

test('[TB-REST-1] a bot that is about to move first looks whether the seat is still its own', async () => {
  const trial = await openTrial();
  const ada = await alone(trial, shadowsOrder);
  const head = await trial.store.head(ada.table.match?.id ?? '');
  const game = offers.get('shadows')?.game;
  if (head === undefined || game === undefined) throw new Error('The match of Shadows is stored.');
  const deps = { store: trial.store, clock: trial.clock, hint: () => undefined, trouble: () => undefined };
  const body = head.body as unknown as MatchHead;
  const match = await Stream.load(deps, head, matchMachine(game, body), () => startOf(game, body));
  await ada.hangsUp();
  let asked = 0;
  const bots = new Bots({
    ...{ match, clock: trial.clock, seed: seedOf(6), queue: undefined, trouble: () => undefined },
    thinker: () => thinkHere(randomPlayer(game, 100)),
    has: () => ++asked === 0,
  });
  bots.playFor(new Set([1]));
  await trial.clock.pass(200);
  expect(asked).toBe(1);
  expect(await commandsOf(trial, head.id)).toEqual([]);
  bots.playFor(new Set());
  await match.close();
});

test('a move of a bot counts as waiting until it is answered', async () => {
  const trial = await openTrial();
  const ada = await alone(trial, shadowsOrder);
  const head = await trial.store.head(ada.table.match?.id ?? '');
  const game = offers.get('shadows')?.game;
  if (head === undefined || game === undefined) throw new Error('The match of Shadows is stored.');
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  const append: Store['append'] = async row => {
    await isOpen;
    return trial.store.append(row);
  };
  const store = new Proxy(trial.store, {
    get: (target, name) => (name === 'append' ? append : Reflect.get(target, name)),
  });
  const deps = {
    store,
    clock: trial.clock,
    hint: () => undefined,
    trouble: (error: unknown) => trial.troubles.push(error),
  };
  const body = head.body as unknown as MatchHead;
  const match = await Stream.load(deps, head, matchMachine(game, body), () => startOf(game, body));
  const metrics = createMetrics();
  const seating = randomPlayer(game, 100);
  const bots = new Bots({
    match,
    thinker: () => thinkHere(seating),
    clock: trial.clock,
    seed: seedOf(6),
    queue: metrics.botQueue,
    trouble: error => trial.troubles.push(error),
  });
  bots.playFor(new Set([1, 3]));
  await trial.clock.pass(200);
  expect(await metrics.text()).toContain('lamplight_bot_queue 2');
  bots.playFor(new Set());
  open();
  await match.close();
  expect(await metrics.text()).toContain('lamplight_bot_queue 0');
  expect(trial.troubles).toEqual([]);
});

const botsMoves = async (trial: ServerTrial, match: string) =>
  (await commandsOf(trial, match)).filter(command => command.startsWith('bot:'));

test('[TB-FAULT-1] a disk that is full while a bot sits down: it sits when there is room again, and plays', async () => {
  const trial = await openTrial();
  const ada = await alone(trial, shadowsOrder);
  const head = await trial.store.head(ada.table.match?.id ?? '');
  const game = offers.get('shadows')?.game;
  if (head === undefined || game === undefined) throw new Error('The match of Shadows is stored.');
  await ada.hangsUp();
  let isFull = false;
  const troubles: unknown[] = [];
  const trouble = (error: unknown) => troubles.push(error);
  const deps = { store: onFullDisk(() => isFull)(trial.store), clock: trial.clock, hint: () => undefined, trouble };
  const body = head.body as unknown as MatchHead;
  const match = await Stream.load(deps, head, matchMachine(game, body), () => startOf(game, body));
  const bots = new Bots({
    ...{ match, clock: trial.clock, seed: seedOf(6), queue: undefined, trouble },
    thinker: () => thinkHere(randomPlayer(game, 100)),
  });
  isFull = true;
  bots.playFor(new Set([1, 3]));
  await trial.clock.pass(5_000);
  expect(troubles.map(String)).toContainEqual(expect.stringContaining('SQLITE_FULL'));
  expect(await botsMoves(trial, head.id)).toEqual([]);
  isFull = false;
  await trial.clock.pass(3_000);
  expect((await botsMoves(trial, head.id)).length).toBeGreaterThan(0);
  bots.playFor(new Set());
  await match.close();
});

test('[TB-FAULT-1] a disk that is full from the moment a match has started: it is opened when there is room again', async () => {
  let isFull = false;
  const started = (row: StreamRow) => {
    isFull ||= JSON.stringify(row.body).includes('"commitment"');
  };
  const trial = await openTrial({ through: onFullDisk(() => isFull, started) });
  const ada = await alone(trial, shadowsOrder);
  expect(isFull).toBe(true);
  await trial.clock.pass(5_000);
  expect(ada.match).toBeUndefined();
  isFull = false;
  await trial.clock.pass(8_000);
  expect(ada.match).toBeDefined();
  expect((await botsMoves(trial, ada.table.match?.id ?? '')).length).toBeGreaterThan(0);
});

test('[TB-FAULT-1] a bot that cannot think is noted, and the others play', async () => {
  const shadows = offers.get('shadows');
  if (shadows === undefined) throw new Error('Shadows is played here.');
  const honest = randomPlayer(shadows.game, 100);
  let seated = 0;
  const player: Seating<GameTypes> = () => {
    if (++seated > 1) return honest();
    return () => {
      throw new Error('Its head aches.');
    };
  };
  const trial = await openTrial({ offers: new Map([['shadows', { ...shadows, player: () => player }]]) });
  const ada = await alone(trial, shadowsOrder);
  await trial.clock.pass(3_000);
  expect(trial.troubles.map(String)).toContain('Error: Its head aches.');
  expect((await commandsOf(trial, ada.table.match?.id ?? '')).length).toBeGreaterThan(0);
});

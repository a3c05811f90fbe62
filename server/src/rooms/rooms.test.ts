import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameTypes, Json, MatchRecord } from '@lamplight/contract';
import { patched } from '@lamplight/contract/wire';
import { expect, onTestFinished, test } from 'vitest';
import { jsonIn, orderOf, playAgain, recorded } from '../../test/rooms/recorded.ts';
import { emeraldOrder, newTable, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import type { MatchReplay } from '../match/replay.ts';
import { offers } from '../players/seatings.ts';

const openTrial = trialsIn(onTestFinished);

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-server-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('[TB-EXPIRE-1] a table that nobody has touched for long is forgotten', async () => {
  const trial = await openTrial({ pace: { ring: 3_600_000, beat: 3_600_000, rest: 3_600_000, keep: 86_400_000 } });
  const code = await newTable(trial, emeraldOrder(2));
  await trial.clock.pass(20 * 3_600_000);
  expect((await trial.person(code).enters()).goodbye).toBeUndefined();
  const other = await newTable(trial, emeraldOrder(2));
  await trial.clock.pass(30 * 3_600_000);
  for (const gone of [code, other]) expect(await trial.store.tableOf(gone)).toBeUndefined();
});

test('codes have six letters and no vowels', async () => {
  const trial = await openTrial();
  for (let n = 0; n < 20; n++) expect(await newTable(trial, emeraldOrder(2))).toMatch(/^[BCDFGHJ-NP-TV-XZ]{6}$/);
});

test('a match with nobody there ends on time, on a node that has never seen it', async () => {
  const record = recorded('shadows', 'alone-lost-by-time');
  const folder = await dataFolder();
  const trial = await openTrial({ folder, seed: () => record.seed });
  const { ada, bo } = await tableOf(trial, orderOf(record), 'ada', 'bo');
  await startMatch(ada, bo);
  for (const person of [ada, bo]) await person.plays({ type: 'ready' });
  const match = ada.table.match?.id ?? '';
  await trial.close();
  const later = await openTrial({ folder, pace: { ring: 20_000, beat: 20_000 } });
  await later.clock.pass(3_000 + 3 * 60_000 + 60_000);
  const rows = await later.store.read(match, 0);
  expect(rows.filter(({ command }) => command.startsWith('alarm:'))).toHaveLength(2);
  const reader = await ada.movesTo(later.rooms);
  expect(reader.match?.view).toMatchObject({ phase: 'round-over', lost: 1 });
  expect(later.troubles).toEqual([]);
});

test('a clock that ran before anybody moved rings after a restart too', async () => {
  const folder = await dataFolder();
  const clocked = { ...emeraldOrder(2), options: { clock: { kind: 'turn', time: 30_000 } } };
  const trial = await openTrial({ folder });
  const { ada, bo } = await tableOf(trial, clocked, 'ada', 'bo');
  await startMatch(ada, bo);
  const match = ada.table.match?.id ?? '';
  await trial.close();
  const later = await openTrial({ folder, pace: { ring: 5_000 } });
  await later.clock.pass(45_000);
  expect(await later.store.read(match, 0)).not.toEqual([]);
});

const newer = new Map([...offers].map(([id, offer]) => [id, { ...offer, game: { ...offer.game, version: 2 } }]));

test('[TB-MATCH-2] a match that ended by an older version is shown again, and its file keeps that version', async () => {
  const record = recorded('shadows', 'alone-won');
  const folder = await dataFolder();
  const trial = await openTrial({ folder });
  const kept = await trial.rooms.keep(JSON.stringify(record));
  if ('wrong' in kept) throw new Error(kept.wrong);
  await trial.close();
  const later = await openTrial({ folder, offers: newer });
  expect(jsonIn(await later.rooms.record(kept.match))).toEqual(record);
  expect(jsonIn(await later.rooms.replay(kept.match, 0))).toMatchObject({ version: 1, outcome: record.outcome });
  expect(jsonIn(await later.rooms.replay(kept.match, 9))).toBeUndefined();
  expect(await later.rooms.keep(JSON.stringify(record))).toEqual({ wrong: expect.stringContaining('version 1') });
});

test('[TB-MATCH-2] a match of another version of the rules can be looked at and not played on', async () => {
  const folder = await dataFolder();
  const trial = await openTrial({ folder });
  const { ada, bo } = await tableOf(trial, shadowsOrder, 'ada', 'bo');
  await ada.does({ type: 'sit', seat: 0 });
  await bo.does({ type: 'sit', seat: 1 });
  for (const seat of [2, 3]) await ada.does({ type: 'seat bot', seat, is: true });
  await bo.does({ type: 'ready', is: true });
  expect(await ada.does({ type: 'start' })).toHaveProperty('done');
  const view = ada.match?.view;
  await trial.close();
  const later = await openTrial({ folder, offers: newer });
  await ada.movesTo(later.rooms);
  expect(ada.match?.view).toEqual(view);
  expect(await ada.plays({ type: 'ready' })).toMatchObject({
    refused: 'TB-MATCH-2',
    says: expect.stringContaining('version 1'),
  });
});

test('players of one match on two nodes see the same, by hints or by looking again', async () => {
  const record = recorded('emerald', 'two-stall');
  const trial = await openTrial({ seed: () => record.seed, pace: { reread: 1_500 } });
  const other = trial.anotherNode('node-b');
  const { ada, bo } = await tableOf(trial, orderOf(record), 'ada', 'bo');
  await bo.hangsUp();
  await bo.movesTo(other);
  await startMatch(ada, bo);
  await trial.clock.pass(1_500);
  for (const [n, { input }] of record.log.entries()) {
    if (!('move' in input)) continue;
    const hinted = trial.hints.length;
    expect(await (input.by === 0 ? ada : bo).plays(input.move)).toHaveProperty('done');
    if (n % 2 === 0)
      for (const { stream, seq } of trial.hints.slice(hinted))
        for (const rooms of [trial.rooms, other]) rooms.hear(stream, seq);
    await trial.quiet();
  }
  await trial.clock.pass(3_000);
  for (const person of [ada, bo]) {
    expect(person.table.match?.over).toMatchObject({ outcome: record.outcome });
    expect(person.match?.view).toMatchObject({ phase: 'over' });
  }
  expect(await trial.store.read(ada.table.match?.id ?? '', 0)).toHaveLength(record.log.length);
  expect(trial.troubles).toEqual([]);
});

test('what would change nothing here, but does where others are ahead, is done and not only said to be', async () => {
  const trial = await openTrial({ pace: { reread: 1_500 } });
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await bo.does({ type: 'sit', seat: 1 });
  await bo.hangsUp();
  await bo.movesTo(trial.anotherNode('node-b'));
  await ada.does({ type: 'free seat', seat: 1 });
  // No hint has come to the other node: bo still sits there.
  expect(bo.table.members[1]?.seat).toBe(1);
  expect(await bo.does({ type: 'sit', seat: 1 })).toHaveProperty('done');
  await trial.clock.pass(3_000);
  expect([ada, bo].map(({ table }) => table.members[1]?.seat)).toEqual([1, 1]);
  expect(trial.troubles).toEqual([]);
});

test('when a node dies, those it held are away', async () => {
  const trial = await openTrial({ pace: { reread: 1_500 } });
  const other = trial.anotherNode('node-b');
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await bo.hangsUp();
  await bo.movesTo(other);
  await trial.clock.pass(10_000);
  expect(ada.table.members[1]?.present).toBe(true);
  await other.stop();
  await trial.clock.pass(16_000);
  expect(ada.table.members[1]?.present).toBe(false);
});

test('a table at which nobody is leaves the memory', async () => {
  const trial = await openTrial({ pace: { rest: 10_000 } });
  const { ada } = await tableOf(trial, emeraldOrder(2), 'ada');
  await trial.clock.pass(30_000);
  expect(trial.rooms.count()).toEqual({ tables: 1, connections: 1 });
  await ada.hangsUp();
  await trial.clock.pass(30_000);
  expect(trial.rooms.count()).toEqual({ tables: 0, connections: 0 });
  await ada.enters();
  expect(ada.table.members).toMatchObject([{ name: 'ada', present: true }]);
});

test('a house that stops tells its lines to come back, and answers no more', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await trial.rooms.stop();
  for (const person of [ada, bo]) {
    expect(person.goodbye?.because).toContain('The server restarts');
    expect(person.goodbye?.code).toBe('restart');
    expect(person.goodbye?.again).toBeGreaterThan(0);
  }
  const late = await trial.person(ada.code).enters();
  expect(late.goodbye?.again).toBeGreaterThan(0);
});

test('which moves are open is answered for clients that do not hold the game', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await ada.asks({ t: 'moves', n: 1 });
  expect(ada.last('wrong')?.says).toContain('no match');
  await startMatch(ada, bo);
  for (const person of [ada, bo]) await person.asks({ t: 'moves', n: 2 });
  const offered = [ada, bo].map(person => person.last('moves')?.moves as readonly { readonly type: string }[]);
  const placings = offered.map(moves => moves.filter(({ type }) => type === 'place-agent').length);
  expect(placings.toSorted()).toEqual([0, 9]);
});

test('why a card was given is told when its round is over, and not before', async () => {
  const record = recorded('shadows', 'two-teams-both-ways');
  const trial = await openTrial({ seed: () => record.seed });
  const { ada, bo, cy, di } = await tableOf(trial, orderOf(record), 'ada', 'bo', 'cy', 'di');
  await startMatch(ada, bo, cy, di);
  const match = ada.table.match?.id ?? '';
  const told = new Set<number>();
  await playAgain(trial, record, [ada, bo, cy, di], async () => {
    const { why } = jsonIn(await trial.rooms.why(match, ada.token)) as {
      why: readonly { round: number; clues: Record<string, Json[]> }[];
    };
    const { rounds } = (ada.match?.view ?? { rounds: [] }) as unknown as {
      rounds: readonly { round: number; clues: Record<string, Json[]> }[];
    };
    const counted = (of: typeof rounds) =>
      of.map(({ round, clues }) => [round, clues.black?.length, clues.orange?.length]);
    expect(counted(why)).toEqual(counted(rounds));
    told.add(why.length);
  });
  expect([...told]).toEqual([0, 1, 2]);
  expect(jsonIn(await trial.rooms.why('no-such-match'))).toBeUndefined();
});

test('[TB-WHY-1] what bots meant is told of a match that runs only to members who may see it, and afterwards to anyone', async () => {
  const record = recorded('shadows', 'two-teams-both-ways');
  const trial = await openTrial({ seed: () => record.seed });
  const { ada, bo, cy, di, eve } = await tableOf(trial, orderOf(record), 'ada', 'bo', 'cy', 'di', 'eve');
  await startMatch(ada, bo, cy, di);
  const match = ada.table.match?.id ?? '';
  const isTold = async (token?: string) => (await trial.rooms.why(match, token)) !== undefined;
  await ada.does({ type: 'set', spectators: true });
  expect(await isTold(eve.token)).toBe(true);
  await ada.does({ type: 'set', spectators: false });
  expect(await isTold(ada.token)).toBe(true);
  expect(await isTold(eve.token)).toBe(false);
  expect(await isTold('the-token-of-nobody-here')).toBe(false);
  expect(await isTold()).toBe(false);

  await playAgain(trial, record, [ada, bo, cy, di]);
  expect(await isTold(eve.token)).toBe(true);
  expect(await isTold()).toBe(true);
});

test('what bots of Emerald believed is told when the match is over, and not before', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(2), 'ada');
  await ada.does({ type: 'sit', seat: 0 });
  await ada.does({ type: 'seat bot', seat: 1, is: true });
  expect(await ada.does({ type: 'start' })).toHaveProperty('done');
  expect(jsonIn(await trial.rooms.why(ada.table.match?.id ?? '', ada.token))).toEqual({ game: 'emerald', why: [] });

  const record = recorded('emerald', 'five-stall');
  const kept = await trial.rooms.keep(JSON.stringify(record));
  if ('wrong' in kept) throw new Error(kept.wrong);
  const { why } = jsonIn(await trial.rooms.why(kept.match)) as { why: readonly { seat: number; of: number[][] }[] };
  expect(why.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  for (const { seat, of } of why) {
    expect(of.map(chances => chances.length)).toEqual([5, 5, 5]);
    // Each was sure of itself and had to guess the others.
    for (const chances of of) expect([0, 1]).toContain(chances[seat]);
    expect(of[0]?.some(chance => chance > 0 && chance < 1)).toBe(true);
  }
});

test('a finished match is a file, which another house keeps and shows again', async () => {
  const record = recorded('shadows', 'two-teams-swap');
  const trial = await openTrial({ seed: () => record.seed });
  const { ada, bo, cy, di } = await tableOf(trial, orderOf(record), 'ada', 'bo', 'cy', 'di');
  await startMatch(ada, bo, cy, di);
  const match = ada.table.match?.id ?? '';
  expect(jsonIn(await trial.rooms.record(match))).toBeUndefined();
  expect(jsonIn(await trial.rooms.replay(match, 'open'))).toBeUndefined();
  await playAgain(trial, record, [ada, bo, cy, di]);
  const file = jsonIn(await trial.rooms.record(match)) as MatchRecord<GameTypes>;
  expect(file).toEqual(record);

  const other = await openTrial();
  const kept = await other.rooms.keep(JSON.stringify(file));
  if ('wrong' in kept) throw new Error(kept.wrong);
  expect(await other.rooms.keep(JSON.stringify(file))).toEqual(kept);
  expect(jsonIn(await other.rooms.record(kept.match))).toEqual(file);
  expect(
    await other.rooms.keep(JSON.stringify({ ...file, outcome: { winners: [0], because: 'client' } })),
  ).toHaveProperty('wrong');
  expect(await other.rooms.keep(JSON.stringify({ any: 'thing' }))).toEqual({
    wrong: 'This is not the file of a match.',
  });

  const replay = jsonIn(await other.rooms.replay(kept.match, 1)) as MatchReplay;
  const [seen] = replay.replays;
  const last = seen?.steps.reduce<Json>((view, { patch }) => patched(view, patch), seen.view);
  expect(last).toEqual(bo.match?.view);
  expect(JSON.stringify(seen?.view)).not.toContain('"maps":{');
  const open = jsonIn(await trial.rooms.replay(match, 'open')) as MatchReplay;
  expect(open.replays.map(({ viewer }) => viewer)).toEqual([0, 1, 2, 3, 'audience']);
  expect(open.sitting).toEqual(['ada', 'bo', 'cy', 'di']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { type Game, type GameTypes, open, type Seed, seedOf, type Table } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder } from '../../test/rooms/trial.ts';
import { ThinkingPool } from './pool.ts';
import { offers } from './seatings.ts';
import type { BotMatter } from './thinker.ts';

const emerald = offers.get('emerald')!;
const atHome = () => ({ address: 'home', table: 'kitchen' });
const kind = { level: 'regular', temper: 'bold' } as const;

/** The first view of a match of Emerald, for the seat that begins. */
function matter(seq: number, seed: Seed = seedOf(3)): BotMatter {
  const { seats, options } = emeraldOrder(2);
  const table = emerald.game.read.table({ seats, options });
  if ('wrong' in table) throw new Error(table.wrong);
  const { match } = open(emerald.game as Game<GameTypes>, table.value as Table<GameTypes['Options']>, seedOf(4));
  const views = [0, 1].map(seat => emerald.game.view(match.state, seat));
  const view = views.find(
    each => (each as { turn: { player: string }; me: string }).turn.player === (each as { me: string }).me,
  );
  return { view: view ?? null, told: [], at: 0, seed, seq };
}

function poolOf(bounds: { readonly threads: number; readonly patience: number }) {
  const troubles: unknown[] = [];
  const pool = new ThinkingPool(error => troubles.push(error), bounds);
  onTestFinished(() => pool.close());
  return { pool, troubles };
}

test('a bot thinks in a thread as it would have thought here', async () => {
  const { pool, troubles } = poolOf({ threads: 1, patience: 20_000 });
  const meant = await pool.thinkerFor('emerald', kind, atHome).think(matter(1));
  expect(meant?.move).toMatchObject({ type: 'place-agent' });
  expect(await pool.thinkerFor('emerald', kind, atHome).think(matter(1))).toEqual(meant);
  expect(troubles).toEqual([]);
});

/** The niceness of every thread of this process, as Linux reports it. */
const nicenessOfThreads = (): readonly number[] =>
  readdirSync('/proc/self/task').map(thread => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // Counted after the name, which may hold spaces, niceness is the seventeenth field.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

// Only on Linux does a thread have a priority of its own.
test.runIf(process.platform === 'linux')('whoever thinks lets the tables go first', async () => {
  const { pool } = poolOf({ threads: 1, patience: 20_000 });
  const before = nicenessOfThreads().filter(niceness => niceness === 10).length;
  await pool.thinkerFor('emerald', kind, atHome).think(matter(1));
  expect(nicenessOfThreads().filter(niceness => niceness === 10)).toHaveLength(before + 1);
});

test('of what waits for a seat only the newest is thought about', async () => {
  const { pool } = poolOf({ threads: 1, patience: 20_000 });
  const thinker = pool.thinkerFor('emerald', kind, atHome);
  const answers = await Promise.all([1, 2, 3, 4].map(seq => thinker.think(matter(seq))));
  expect(answers.map(answer => answer !== undefined)).toEqual([true, false, false, true]);
});

test('who leaves is answered with nothing, and the others think on', async () => {
  const { pool, troubles } = poolOf({ threads: 1, patience: 20_000 });
  const [one, other] = [pool.thinkerFor('emerald', kind, atHome), pool.thinkerFor('emerald', kind, atHome)];
  const [first, second] = [one.think(matter(1)), other.think(matter(2))];
  one.leave();
  expect(await first).toBeUndefined();
  expect(await second).toBeDefined();
  expect(troubles).toEqual([]);
});

test('a thread that takes too long is given up, and whoever thinks next has another', async () => {
  const { pool, troubles } = poolOf({ threads: 1, patience: 0 });
  const thinker = pool.thinkerFor('emerald', kind, atHome);
  expect(await thinker.think(matter(1))).toBeUndefined();
  expect(String(troubles[0])).toContain('thought for too long');
});

test('who waits in line for long is thought for all the same, with the newest that came', async () => {
  const strong = { level: 'mastermind', temper: 'careful' } as const;
  const alone = poolOf({ threads: 1, patience: 60_000 });
  await alone.pool.thinkerFor('emerald', strong, atHome).think(matter(1));
  const begun = performance.now();
  await alone.pool.thinkerFor('emerald', strong, atHome).think(matter(1));
  const patience = 5 * (performance.now() - begun);
  const { pool, troubles } = poolOf({ threads: 1, patience: Math.max(2_000, patience) });
  await pool.thinkerFor('emerald', strong, atHome).think(matter(1));
  const thinkers = Array.from({ length: 12 }, () => pool.thinkerFor('emerald', strong, atHome));
  const first = thinkers.map(thinker => thinker.think(matter(1)));
  const second = thinkers.map(thinker => thinker.think(matter(2)));
  // Only the first had begun.
  expect((await Promise.all(first)).filter(meant => meant !== undefined)).toHaveLength(1);
  expect((await Promise.all(second)).every(meant => meant !== undefined)).toBe(true);
  expect(troubles).toEqual([]);
});

test('what goes wrong in one head is noted, and its seat stays quiet', async () => {
  const { pool, troubles } = poolOf({ threads: 1, patience: 20_000 });
  const broken = pool.thinkerFor('emerald', kind, atHome).think({ ...matter(1), view: 'no view' });
  expect(await broken).toBeUndefined();
  expect(troubles).toHaveLength(1);
  expect(await pool.thinkerFor('emerald', kind, atHome).think(matter(2))).toBeDefined();
});

test('[TB-BOT-5] whoever has many bots at many tables does not keep others waiting', async () => {
  const { pool, troubles } = poolOf({ threads: 1, patience: 20_000 });
  const served: string[] = [];
  const thinks = async (address: string, table: string) => {
    await pool.thinkerFor('emerald', kind, () => ({ address, table })).think(matter(1));
    served.push(`${address} ${table}`);
  };
  const many = Array.from({ length: 12 }, (_, n) => thinks('crowd', `table ${n % 6}`));
  await Promise.all([...many, thinks('crowd', 'another'), thinks('somebody', 'alone')]);
  // The first had begun before anybody else was there.
  expect(served.indexOf('somebody alone')).toBe(1);
  // Within one round of the crowd's own tables.
  expect(served.indexOf('crowd another')).toBeLessThanOrEqual(1 + 1 + 6);
  expect(troubles).toEqual([]);
});

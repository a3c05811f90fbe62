import { must } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { leakyWays } from '../worlds/leaks.ts';
import { ways } from '../worlds/ways.ts';
import { difference, linesOfWorlds, proveWorlds } from './worlds.ts';

/** Thirteen courses of play over real sockets, on a busy machine. */
const long = { timeout: 400_000 };

test(
  'a few matches of both games are one wire in two worlds, and a leak by any of five ways is caught',
  long,
  async () => {
    const report = await proveWorlds({ matches: 2, seed: 1, say: () => {} });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ matches: 4 });
    expect(report.frames).toBeGreaterThan(report.matches * 10);
    for (const leak of leakyWays) expect(report.leaks).toHaveProperty([`${leak} in emerald`], expect.any(String));
    expect(linesOfWorlds(report).join('\n')).toContain('leaks made on purpose: 9, caught: 9');
  },
);

test('a message more in one world is seen, though it says nothing', async () => {
  const { staging, courseOf } = must(ways.shadows, 0);
  const worlds = courseOf(1);
  if (worlds === undefined) throw new Error('No course came of the first number.');
  const [first] = worlds.starts;
  const { found } = await difference(staging, worlds, game => ({
    ...game,
    tell: new Proxy(game.tell, {
      get: (_tell, type) => () => (game.blank({ seats: 4, options: {} }) === first ? { type } : undefined),
    }),
  }));
  expect(found).toBeDefined();
});

import { item } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { leaks, leakyWays } from '../worlds/leaks.ts';
import { difference, linesOfWorlds, proveWorlds, type Way, ways } from './worlds.ts';

test('a few matches of both games are one wire in two worlds', async () => {
  const report = await proveWorlds({ matches: 4, seed: 1, say: () => {} });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ matches: 8 });
  expect(report.frames).toBeGreaterThan(report.matches * 10);
  expect(linesOfWorlds(report).join('\n')).toContain('differences: 0');
});

const wayFor = (leak: (typeof leakyWays)[number]): Way =>
  leak === 'timing of the asked question' ? item(ways.emerald, 3) : item(ways.shadows, 0);
/** Not of every number a course comes. */
const tries = 20;

test.each(leakyWays)('a leak by %s is caught, and without it the same course is one wire', async leak => {
  const { staging, courseOf } = wayFor(leak);
  for (let number = 1; number <= tries; number++) {
    const worlds = courseOf(number);
    if (worlds === undefined) continue;
    const { found } = await difference(staging, worlds, leaks[leak]);
    expect(found).toBeDefined();
    if (leak === 'log') expect(found).toContain('Stumbled');
    if (leak === 'timing of the asked question') expect(found).toContain('"at":');
    expect((await difference(staging, worlds)).found).toBeUndefined();
    return;
  }
  expect.unreachable(`No course came of ${tries} numbers.`);
});

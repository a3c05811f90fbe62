import { expect, test } from 'vitest';
import { isMet } from '../figure.ts';
import { besidePeople } from './beside-people.ts';
import { choicesOfEmerald, figureOf } from './decisions.ts';
import { poolFull } from './pool-full.ts';

test('[A9] fewer than one choice in a hundred may be slow', () => {
  const costs = (slow: number) => Array.from({ length: 200 }, (_, n) => ({ cpu: n < slow ? 60 : 5, wall: 70 }));
  expect(isMet(figureOf('somebody', costs(1), 50))).toBe(true);
  expect(isMet(figureOf('somebody', costs(2), 50))).toBe(false);
  expect(figureOf('somebody', costs(2), 50).detail).toContain('200 choices: half within 5 ms, the longest 60 ms');
});

test('[B2] every level is timed, and what searches says how many worlds it plays', () => {
  const figures = choicesOfEmerald({ choices: 4 });
  expect(figures.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Emerald, newcomer',
    'Emerald, regular',
    'Emerald, expert',
    'Emerald, mastermind',
  ]);
  expect(figures[0]?.detail).not.toContain('worlds');
  expect(figures[3]?.detail).toMatch(/\d+ worlds a choice/);
  expect(figures[3]?.value).toBeGreaterThan(figures[1]!.value);
});

test('[B2] bots think in their threads while the loop of the tables is watched', async () => {
  const { detail, value } = await poolFull({ seats: 3, time: 400 });
  expect(Number(/^(\d+) thoughts/.exec(detail)?.[1])).toBeGreaterThan(0);
  expect(value).toBeGreaterThanOrEqual(0);
});

test('[B2] people play beside bots and without them, over real lines', async () => {
  const { value, detail } = await besidePeople({ people: 1, bots: 1, windows: 1, time: 1_000 });
  expect(value).toBeGreaterThan(0);
  expect(Number(/(\d+) answers of 1 tables/.exec(detail)?.[1])).toBeGreaterThan(0);
});

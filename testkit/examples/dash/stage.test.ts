import { join } from 'node:path';
import { anyKit, linesOf, runScenario, scenarioTests } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { dashKit } from './kit.ts';

const kits = [anyKit(dashKit)];

scenarioTests({ folder: join(import.meta.dirname, 'scenarios'), kits, test });

test.each([
  [
    'an unknown key',
    '{ runners: 3 }',
    '4:10: given.runners: There is no key "runners". Write one of players, squares, bets, absent, time.',
  ],
  ['one runner', '{ players: 1 }', '4:10: given.players: Write a whole number from 2 to 4 here, not 1.'],
  [
    'a runner who does not run',
    '{ squares: { cy: 1 } }',
    '4:21: given.squares.cy: There is no player "cy". Write one of ann, bo.',
  ],
  [
    'a runner at the finish',
    '{ squares: { ann: 10 } }',
    '4:21: given.squares.ann: Write a whole number from 0 to 9 here, not 10.',
  ],
  ['a bet on nobody', '{ bets: { ann: cy } }', '4:18: given.bets.ann: There is no player "cy". Write one of ann, bo.'],
  [
    'somebody who left twice',
    '{ absent: [bo, bo] }',
    '4:23: given.absent.1: "bo" stands twice in this list: leave one of them out.',
  ],
  [
    'a time without a unit',
    '{ time: 300 }',
    '4:10: given.time: Write a time with its unit here, such as 90s, 500ms or 2min, not 300.',
  ],
])('%s is refused', (_name, given, sentence) => {
  const text = `title: t\nrules: [DA-PART-1]\ngame: dash\ngiven: ${given}\nsteps: [{ see: ann, has: { me: ann } }]`;
  const result = runScenario(text, 'x.yaml', kits);
  expect(result.passed ? [] : linesOf(result)).toEqual([`x.yaml:${sentence}`]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashKit } from '@lamplight/testkit/examples/dash';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StagedGame } from './run.ts';
import { scenarioTests } from './suite.ts';

const dash = dashKit.game;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const scenario = (who: string): string =>
  `title: ${who} steps\nrules: [DA-MOVE-1, DA-PART-1]\ngame: dash\nsteps:\n  - { by: ${who}, move: { type: step } }\n`;

function made(kit: object = { game: dash, stage: dashKit.stage }): Readonly<Record<string, string>> {
  const outcomes: [string, string][] = [];
  const run = (name: string, act: () => void): void => {
    try {
      act();
      outcomes.push([name, 'passed']);
    } catch (error) {
      outcomes.push([name, (error as Error).message]);
    }
  };
  scenarioTests({ folder, kits: [kit as StagedGame], test: run });
  return Object.fromEntries(outcomes);
}

test('each file of the folder and of those inside is a test, in the order of their names', () => {
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'more', 'b.yml'), scenario('bo'));
  writeFileSync(join(folder, 'a.yaml'), scenario('ann'));
  writeFileSync(join(folder, 'notes.md'), 'not a scenario');
  expect(Object.entries(made())).toEqual([
    ['[DA-MOVE-1, DA-PART-1] ann steps', 'passed'],
    ['[DA-MOVE-1, DA-PART-1] bo steps', 'passed'],
  ]);
});

test('a file that fails fails its test with place and sentence, and the others run', () => {
  writeFileSync(join(folder, 'a.yaml'), 'title: a\n');
  writeFileSync(join(folder, 'b.yaml'), scenario('zoe'));
  writeFileSync(join(folder, 'c.yaml'), scenario('ann'));
  const [a, b] = ['a', 'b'].map(name => join(folder, `${name}.yaml`));
  expect(made()).toEqual({
    [`${a}`]: `${a}:1:1: The key "rules" is missing: add it.`,
    '[DA-MOVE-1, DA-PART-1] zoe steps': `${b}:5:7: step 1, by: There is no player "zoe". Write one of ann, bo.`,
    '[DA-MOVE-1, DA-PART-1] ann steps': 'passed',
  });
});

test('a scenario that passes under a broken law fails', () => {
  writeFileSync(join(folder, 'a.yaml'), scenario('ann'));
  const game = { ...dash, imagine: () => dash.blank({ seats: 2, options: {} }) };
  const set: typeof dashKit.stage.set = (given, seed) => ({ ...dashKit.stage.set(given, seed), game });
  const { '[DA-MOVE-1, DA-PART-1] ann steps': outcome } = made({ game, stage: { ...dashKit.stage, set } });
  expect(outcome).toContain('a.yaml passed, but laws are broken:\nblind: after input 1, ann can tell');
});

test.each(['', 'nowhere'])('a folder without scenarios fails: %s', inside => {
  folder = join(folder, inside);
  expect(made()).toEqual({
    [`${folder} holds scenarios`]: `There is no scenario in ${folder}: write one (*.yaml), or leave out this call.`,
  });
  folder = inside === '' ? folder : join(folder, '..');
});

import { expect, test } from 'vitest';
import { invoke } from '../cli/command.ts';
import { kits } from '../games.ts';
import { laws } from './laws.ts';

async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await invoke(laws, argv, { out: line => out.push(line), err: line => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('says for each kind and law how much was checked, and in how long', async () => {
  const { code, out } = await run('dash', '--seeds', '2');
  expect(code).toBe(0);
  expect(out).toMatch(/^dash \(four\): 2 matches, \d+ steps\n {2}replay {11}\d+ checks\n/);
  expect(out).toMatch(/dash \(two\): 2 matches, \d+ steps/);
  expect(out).toContain('  twin             nothing to check: the game has no twin of `evolve`');
  expect(out).toMatch(/\n4 matches, \d+ steps, \d+ checks in \d+\.\d s$/);
});

test('one kind, one seed, one law', async () => {
  const { code, out } = await run('mine', '--kind', 'standard', '--seed', '17', '--law', 'blind');
  expect(code).toBe(0);
  expect(out).toMatch(/^mine \(standard\): 1 match, \d+ steps\n {2}blind {2}\d+ checks\n1 match, /);
});

test('with --json the same as data', async () => {
  const { out } = await run('mine', '--seed', '3', '--law', 'wire', '--json');
  expect(JSON.parse(out)).toMatchObject({
    matches: 1,
    seconds: expect.any(Number),
    faults: [],
    judgements: [{ game: 'mine', kind: 'standard', rulings: [{ law: 'wire', checks: expect.any(Number) }] }],
  });
});

test('a broken law leaves with 1 and a paragraph', async () => {
  const { code, out } = await run('mine', '--seeds', '0', '--law', 'sound');
  expect(code).toBe(1);
  expect(out).toContain('  sound  BROKEN\n');
  expect(out).toContain("mine (standard) breaks the law 'sound': The game's own sentences hold in every state");
});

test.each([
  ['no game', [], 'Name one game.'],
  ['two games', ['mine', 'dash'], 'Name one game.'],
  ['an unknown game', ['chess'], `There is no game 'chess': there are ${kits.map(({ game }) => game.id).join(', ')}.`],
  ['an unknown kind', ['mine', '--kind', 'x'], "There is no kind 'x' of mine: there are standard."],
  ['an unknown law', ['mine', '--law', 'y'], "There is no law 'y': there are replay, redecide, legal,"],
  ['both ways to choose seeds', ['mine', '--seed', '1', '--seeds', '2'], 'Give --seed or --seeds, not both.'],
])('asked wrongly leaves with 2 and a sentence: %s', async (_name, argv, sentence) => {
  const { code, err, out } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(out).toBe('');
});

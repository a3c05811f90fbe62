import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { botLevels, botTempers } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { kitOf } from '../games.ts';
import { seatingsOf } from './bots.ts';

const root = join(import.meta.dirname, '..', '..', '..');

async function run(tool: 'arena' | 'replay' | 'bench', ...args: readonly string[]) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'tools', 'src', tool, 'main.ts'),
      ...args,
    ]);
    return { code: 0, out: stdout, err: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

async function savedMatch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-arena-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await run('arena', 'mine', '--bots', 'random', '--games', '1', '--save', folder);
  const [file = ''] = await readdir(folder);
  return join(folder, file);
}

test.each(['shadows', 'emerald'])('in %s every level of every temper has a name in the arena', game => {
  const named = Object.keys(seatingsOf(kitOf(game)));
  for (const level of botLevels) for (const temper of botTempers) expect(named).toContain(`${level}/${temper}`);
});

test('the same seed gives the same bytes, another seed others', async () => {
  const asked = ['mine', '--bots', 'eager,random,random', '--games', '21', '--json'];
  const one = await run('arena', ...asked, '--seed', '7');
  const again = await run('arena', ...asked, '--seed', '7');
  const other = await run('arena', ...asked, '--seed', '8');
  expect(one.code).toBe(0);
  expect(again.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
  const { bots, ends } = JSON.parse(one.out) as { bots: { wins: number }[]; ends: Record<string, number> };
  expect(Object.values(ends).reduce((sum, n) => sum + n, 0)).toBe(21);
  expect(bots).toMatchObject([
    { bot: 'eager', games: 21 },
    { bot: 'random', games: 42 },
  ]);
});

test('a ladder and a test are the same however many threads play them', async () => {
  const ladder = ['mine', '--ladder', '--bots', 'eager,random', '--players', '3', '--deals', '6', '--json'];
  const alone = await run('arena', ...ladder);
  expect((await run('arena', ...ladder, '--threads', '2')).out).toBe(alone.out);
  const { rungs } = JSON.parse(alone.out) as { rungs: { name: string }[] };
  expect(rungs.map(({ name }) => name)).toEqual(['eager', 'random']);

  const series = ['mine', '--bots', 'eager,random', '--games', '9', '--json'];
  expect((await run('arena', ...series, '--threads', '2')).out).toBe((await run('arena', ...series)).out);

  const test = ['emerald', '--sprt', 'greedy,random', '--players', '2', '--json'];
  const decided = await run('arena', ...test);
  expect(decided.code).toBe(0);
  expect((await run('arena', ...test, '--threads', '2')).out).toBe(decided.out);
  expect(JSON.parse(decided.out)).toMatchObject({ verdict: 'accepted' });
  expect((await run('arena', 'mine', '--sprt', 'random,eager', '--players', '3')).code).toBe(1);
});

test.each([
  ['a game that is not there', ['chess', '--bots', 'random'], 'chess'],
  ['a bot that is not there', ['mine', '--bots', 'eager,oracle'], "mine has no bot 'oracle': its bots are"],
  ['a level that is not there', ['emerald', '--bots', 'sage'], 'greedy, newcomer, regular, expert, mastermind'],
  ['no bots', ['mine'], 'Name the bots:'],
  ['no game', ['--bots', 'random'], 'Name one game.'],
  ['too many bots', ['dash', '--bots', 'random,random,random,random,random'], 'dash cannot be played by 5 bots.'],
  ['a ladder of one', ['mine', '--ladder', '--bots', 'eager'], 'A ladder needs at least two different bots.'],
  ['a ladder of one deal', ['mine', '--ladder', '--deals', '1'], 'A ladder needs at least two deals.'],
  ['a ladder with a stranger', ['mine', '--ladder', '--bots', 'eager,oracle'], "mine has no bot 'oracle'"],
  ['a test of a bot against itself', ['mine', '--sprt', 'eager,eager'], 'Name two different bots'],
  ['a test of one bot', ['mine', '--sprt', 'eager'], 'Name two different bots'],
  ['a gain of nothing', ['mine', '--sprt', 'eager,random', '--gain', '0'], 'A gain is given in points from 1 to 50.'],
  ['two wishes at once', ['mine', '--ladder', '--sprt', 'eager,random'], 'not for both'],
  [
    'a table that is not there',
    ['mine', '--sprt', 'eager,random', '--players', '5'],
    'mine cannot be played by 5 bots.',
  ],
  ['no games at all', ['mine', '--bots', 'random', '--games', '0'], 'Ask for at least one game.'],
])('the arena refuses %s with a sentence', async (_name, args, sentence) => {
  const { code, err } = await run('arena', ...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('a saved match is replayed, verified, and shown as a seat knew it', async () => {
  const path = await savedMatch();

  const whole = await run('replay', path);
  expect(whole.code).toBe(0);
  expect(whole.out).toContain('verified: the seed and the rules give exactly this match');

  const seen = await run('replay', path, '--as', '1', '--until', '3', '--json');
  const { view, steps } = JSON.parse(seen.out) as { view: { me: number; hand: string[] }; steps: string[] };
  expect(view.me).toBe(1);
  expect(view.hand).toHaveLength(2);
  expect(steps).toHaveLength(3);
  const audience = await run('replay', path, '--as', 'audience');
  expect(audience.out).not.toMatch(/"type":"drew","by":\d,"card":"/);

  const forged = JSON.parse(await readFile(path, 'utf8')) as { outcome: { winners: number[] } };
  forged.outcome.winners = [9];
  await writeFile(path, JSON.stringify(forged));
  const caught = await run('replay', path);
  expect(caught.code).toBe(1);
  expect(caught.out).toContain('NOT VERIFIED');
});

test.each([
  ['a file that is not there', ['nowhere.json'], 'nowhere.json cannot be read'],
  ['a file that is no match', [join(root, 'package.json')], "it is not a match: 'game' should be a string."],
  ['no file', [], 'Name one file.'],
])('replay refuses %s with a sentence', async (_name, args, sentence) => {
  const { code, err } = await run('replay', ...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('replay refuses a seat and a step that the match does not have', async () => {
  const path = await savedMatch();
  expect((await run('replay', path, '--as', '3')).err).toContain("There is no seat '3': seats are 0 to 2");
  expect((await run('replay', path, '--until', '9999')).err).toMatch(/The match has \d+ inputs, not 9999\./);
});

test('bench refuses a name it does not know', async () => {
  const { code, err } = await run('bench', 'moon');
  expect(code).toBe(2);
  expect(err).toContain("There is no benchmark 'moon': there are bots, contract");
});

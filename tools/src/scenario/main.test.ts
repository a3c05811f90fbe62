import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const examples = join(import.meta.dirname, '../../../testkit/examples');

const scenario = (hand: string, step: string): string =>
  `title: t\nrules: [MI-PLAY-1]\ngame: mine\ngiven: { hands: { ann: [${hand}] } }\nsteps:\n  - ${step}\n`;
const files = {
  'good.yaml': scenario('dig', '{ by: ann, move: { type: play, card: dig } }'),
  'unmet.yaml': scenario('dig', '{ see: ann, has: { hand: [dig, lantern] } }'),
  'key.yaml': scenario('dig', '{ by: ann, mvoe: { type: play, card: dig } }'),
  'card.yaml': scenario('digg', '{ see: ann, has: { hand: [digg] } }'),
  'folder/inner/deep.yml': scenario('lantern', '{ see: ann, has: { hand: [lantern] } }'),
  'folder/notes.txt': 'no scenario',
  'barren/notes.txt': 'no scenario',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(argv: readonly string[], from = folder, env: NodeJS.ProcessEnv = { ...process.env, INIT_CWD: undefined }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...argv], { cwd: from, env, encoding: 'utf8' });
  return { status, out: stdout.trimEnd().split('\n'), err: stderr.trimEnd() };
}

test('all green leaves with 0 and counts', () => {
  const { status, out, err } = run(['good.yaml']);
  expect({ status, out, err }).toEqual({
    status: 0,
    out: ['passed  good.yaml  [MI-PLAY-1] t', '1 passed, 0 failed'],
    err: '',
  });
});

test('the scenarios of the example games are green', () => {
  const { status, out } = run([examples]);
  expect(status).toBe(0);
  expect(out.at(-1)).toMatch(/^\d\d passed, 0 failed$/);
});

test('an unmet expectation leaves with 1 and says where and what', () => {
  const { status, out } = run(['unmet.yaml']);
  expect(status).toBe(1);
  expect(out).toEqual([
    'failed  unmet.yaml  [MI-PLAY-1] t',
    '  unmet.yaml:6:24: step 1: ann sees hand: expected ["dig","lantern"], found ["dig"].',
    '0 passed, 1 failed',
  ]);
});

test('an unknown key leaves with 1 and names it', () => {
  const { status, out } = run(['key.yaml']);
  expect(status).toBe(1);
  expect(out).toEqual([
    'failed  key.yaml',
    '  key.yaml:6:16: step 1, mvoe: There is no key "mvoe": did you mean "move"? Write one of by, move, refused.',
    '0 passed, 1 failed',
  ]);
});

test('an unknown card leaves with 1 and names it', () => {
  const { status, out } = run(['card.yaml']);
  expect(status).toBe(1);
  expect(out).toEqual([
    'failed  card.yaml  [MI-PLAY-1] t',
    '  card.yaml:4:25: given.hands.ann.0: There is no card "digg": did you mean "dig"? Write one of dig, cave-in, lantern.',
    '0 passed, 1 failed',
  ]);
});

test('one that fails does not keep the others from running', () => {
  const { status, out } = run(['unmet.yaml', 'missing.yaml', 'good.yaml', './good.yaml']);
  expect(status).toBe(1);
  expect(out).toEqual([
    'failed  unmet.yaml  [MI-PLAY-1] t',
    '  unmet.yaml:6:24: step 1: ann sees hand: expected ["dig","lantern"], found ["dig"].',
    'failed  missing.yaml',
    '  There is no file or folder missing.yaml: check the path.',
    'passed  good.yaml  [MI-PLAY-1] t',
    '1 passed, 2 failed',
  ]);
});

test('a folder is searched to its bottom', () => {
  const { status, out } = run(['folder']);
  expect(status).toBe(0);
  expect(out).toEqual([`passed  ${join('folder', 'inner', 'deep.yml')}  [MI-PLAY-1] t`, '1 passed, 0 failed']);
});

test('a folder without scenarios leaves with 1', () => {
  const { status, out } = run(['barren']);
  expect(status).toBe(1);
  expect(out).toEqual([
    'failed  barren',
    '  The folder barren holds no scenario: name one with files that end in .yaml or .yml.',
    '0 passed, 1 failed',
  ]);
});

test('--json prints results and nothing else', () => {
  const { status, out } = run(['--json', 'good.yaml', 'unmet.yaml', 'missing.yaml']);
  expect(status).toBe(1);
  const head = { title: 't', rules: ['MI-PLAY-1'], game: 'mine' };
  const sentence = 'step 1: ann sees hand: expected ["dig","lantern"], found ["dig"].';
  const difference = { path: 'hand', expected: '["dig","lantern"]', found: '["dig"]' };
  expect(JSON.parse(out.join('\n'))).toEqual({
    passed: 1,
    failed: 2,
    files: [
      { file: 'good.yaml', ...head, passed: true },
      {
        file: 'unmet.yaml',
        ...head,
        passed: false,
        failure: { kind: 'unmet', step: 1, flaws: [{ line: 6, column: 24, sentence, ...difference }] },
      },
      {
        file: 'missing.yaml',
        passed: false,
        failure: { kind: 'missing', flaws: [{ sentence: 'There is no file or folder missing.yaml: check the path.' }] },
      },
    ],
  });
});

test('a path is meant from where npm was called', () => {
  const { status, out } = run(['good.yaml'], import.meta.dirname, { ...process.env, INIT_CWD: folder });
  expect(status).toBe(0);
  expect(out.at(-1)).toBe('1 passed, 0 failed');
});

test.each([
  ['nothing to run', [], 'Name the files or folders to run. `npm run scenario -- --help` lists what it takes.'],
  ['an unknown option', ['--quick'], "Unknown option '--quick'. `npm run scenario -- --help` lists what it takes."],
])('asked wrongly leaves with 2: %s', (_name, argv, sentence) => {
  expect(run(argv)).toEqual({ status: 2, out: [''], err: sentence });
});

test('--help says what it takes', () => {
  const { status, out } = run(['--help']);
  expect(status).toBe(0);
  expect(out[0]).toBe('npm run scenario -- [options] FILE…');
});

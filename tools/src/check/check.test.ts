import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { invoke } from '../cli/command.ts';
import { check } from './check.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-check-'));
  folders.push(root);
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

async function run(root: string, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await invoke(check(root), argv, { out: line => out.push(line), err: line => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const mine = 'testkit/examples/mine';
const sound = {
  '.gitignore': 'play.ts\n',
  'play.ts': "import '@lamplight/nothing';\n",
  'contract/src/index.ts': "export * from './loop.ts';\n",
  [`${mine}/RULES.md`]: '- MI-TURN-1 Seats take turns.\n',
  [`${mine}/src/rules.ts`]: '',
  [`${mine}/cards.csv`]: 'id,copies,effect\ndig,9,\ncave-in,7,\n',
  [`${mine}/src/turn.test.ts`]: "test('[MI-TURN-1] x', () => {});\n",
};

test('leaves with 0 when all is well: a line a part, then a count', async () => {
  const { code, out } = await run(folderOf(sound), '--only', 'arrows');
  expect(out).toMatch(/^ok {3}arrows +1 imports \(\d+\.\d s\)\n1 passed, 0 failed$/);
  expect(code).toBe(0);
});

test('leaves with 1 on a fault, and says where', async () => {
  const root = folderOf({ ...sound, 'contract/src/index.ts': "\nimport '@lamplight/bots';\n" });
  const { code, out } = await run(root, '--only', 'arrows');
  expect(out).toMatch(
    /^FAIL arrows +1 imports, 1 fault \(\d+\.\d s\)\n {5}contract\/src\/index\.ts:2 imports @lamplight\/bots/,
  );
  expect(out).toMatch(/\n0 passed, 1 failed$/);
  expect(code).toBe(1);
});

test('leaves with 1 when there is nothing to check', async () => {
  const { code, out } = await run(folderOf({}), '--only', 'arrows,rules,cards,translations');
  expect(out).toContain('The part rules found no rules to check');
  expect(out).toContain('0 passed, 4 failed');
  expect(code).toBe(1);
});

test('a part whose program is missing fails and stops no other', async () => {
  const { code, out } = await run(folderOf(sound), '--only', 'lint,arrows');
  expect(out).toContain('FAIL lint');
  expect(out).toContain('ok   arrows');
  expect(code).toBe(1);
});

test('says the same in JSON', async () => {
  const { code, out } = await run(folderOf(sound), '--only', 'arrows', '--json');
  expect(JSON.parse(out)).toMatchObject({ passed: true, parts: [{ part: 'arrows', checked: 1, faults: [] }] });
  expect(code).toBe(0);
});

test('writes what a program can write', async () => {
  const root = folderOf(sound);
  expect((await run(root, '--only', 'rules,cards')).code).toBe(1);
  expect((await run(root, '--only', 'rules,cards', '--write')).out).toContain('2 passed, 0 failed');
  expect(readFileSync(join(root, mine, 'src/rules.ts'), 'utf8')).toContain(
    "export const rules = ['MI-TURN-1'] as const;",
  );
  expect(readFileSync(join(root, mine, 'src/deck.ts'), 'utf8')).toContain("{ id: 'dig', copies: 9, effect: '' },");
});

test.each([[['--only', 'types,tpyes']], [['--only', '']]])(
  'asked for a part that does not exist leaves with 2: %s',
  async argv => {
    const { code, err } = await run(folderOf({}), ...argv);
    expect(err).toContain(
      'the parts are types, lint, format, arrows, names, rules, cards, translations, art, unused, audit.',
    );
    expect(code).toBe(2);
  },
);

test('the exit code of the program is that of the command', async () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const leave = (...argv: string[]) =>
    new Promise(resolve => {
      const child = execFile(process.execPath, [program, ...argv], () => resolve(child.exitCode));
    });
  expect(await leave('--help')).toBe(0);
  expect(await leave('--only', 'nothing')).toBe(2);
});

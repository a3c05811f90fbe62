import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Runs the command on a small project of its own. */
async function run(files: Readonly<Record<string, string>>, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-suite-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(modules, join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const [name, body] of Object.entries(files)) {
    writeFileSync(join(root, name), `import { beforeAll, describe, expect, test } from 'vitest';\n${body}`);
  }
  const child = spawn(process.execPath, [main, '--root', root, ...args], {
    env: { ...process.env, ...env },
    cwd: root,
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, err, lines: out.trimEnd().split('\n') };
}

test('what passes and what is skipped is counted, and the count is the last line', async () => {
  const { code, lines } = await run({
    'a.test.ts': `test('one', () => expect(1).toBe(1)); test('two', () => {}); test.skip('three', () => {});`,
  });
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 1 skipped');
  expect(code).toBe(0);
});

test('a word filters the files, and skipped is not mentioned where nothing is', async () => {
  const { code, lines } = await run(
    { 'good.test.ts': `test('one', () => {});`, 'bad.test.ts': `test('two', () => expect(1).toBe(2));` },
    ['good'],
  );
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('tests, files that do not load, hooks and errors outside tests all count as failed', async () => {
  const { code, lines } = await run({
    'fails.test.ts': `test('one', () => expect(1).toBe(2)); test('two', () => {});`,
    'unreadable.test.ts': `import './not-there.ts'; test('three', () => {});`,
    'hook.test.ts': `describe('a suite', () => { beforeAll(() => { throw new Error('dark'); }); test('four', () => {}); });`,
    'astray.test.ts': `test('five', () => { setTimeout(() => { throw new Error('late'); }, 1); return new Promise(done => setTimeout(done, 50)); });`,
  });
  expect(lines.at(-1)).toBe('2 passed, 4 failed, 1 skipped');
  expect(code).toBe(1);
});

test.each([
  ['no file matches', ['nothing-like-this'], '0 passed, 1 failed'],
  ['no name matches', ['-t', 'nothing like this'], '0 passed, 0 failed, 1 skipped'],
])('when %s nothing ran, and that is a failure', async (_name, args, last) => {
  const { code, lines } = await run({ 'a.test.ts': `test('one', () => {});` }, args);
  expect(lines.at(-1)).toBe(last);
  expect(code).toBe(1);
});

test('without a browser no test runs, and the one sentence stands alone', async () => {
  const { code, err, lines } = await run({ 'a.test.ts': `test('one', () => {});` }, [], {
    LAMPLIGHT_BROWSER: '/no/such',
  });
  expect(err).toBe(
    'LAMPLIGHT_BROWSER names /no/such, and no program is there. Set it to the path of Chromium, Chrome or Edge, or unset it.\n',
  );
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});

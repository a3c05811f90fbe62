import { expect, test } from 'vitest';
import { project, runIn } from './trial.ts';

const run = (files: Readonly<Record<string, string>>, args: readonly string[] = []) => runIn(project(files), { args });

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

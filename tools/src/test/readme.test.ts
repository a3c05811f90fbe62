import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('the ten lines of the README play a match', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, code = ''] = readme.match(/```ts\n(.*?)```/s) ?? [];
  expect(code.split('\n').filter(line => line !== '').length).toBeLessThan(14);
  // As text and not as a file: a file in the tree, even for a moment, is seen by the tests that copy the tree.
  const args = ['--input-type=module-typescript', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toMatch(/winners: \[ .* \], because: 'MI-END-[12]'/);
});

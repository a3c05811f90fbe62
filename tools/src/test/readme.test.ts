import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('the ten lines of the README play a match', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, code = ''] = readme.match(/```ts\n(.*?)```/s) ?? [];
  expect(code.split('\n').filter(line => line !== '').length).toBeLessThan(14);
  // Beside the tools, so that the packages of the workspaces are found as they are from any of our files.
  const file = join(import.meta.dirname, `readme-${process.pid}.ts`);
  await writeFile(file, code);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(stdout).toMatch(/winners: \[ .* \], because: 'MI-END-[12]'/);
  } finally {
    await rm(file);
  }
});

import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('the ten lines of CONTRIBUTING play a match', async () => {
  const page = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, code = ''] = page.match(/```ts\n(.*?)```/s) ?? [];
  expect(code.split('\n').filter(line => line !== '').length).toBeLessThan(14);
  // As text and not as a file: tests that copy the tree would see a file, even a temporary one.
  const args = ['--input-type=module-typescript', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toMatch(/winners: \[ .* \], because: 'MI-END-[12]'/);
});

const scripts = async (): Promise<readonly string[]> =>
  Object.keys((JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts);
const named = (page: string, script: string): boolean => new RegExp(`\\bnpm (?:run )?${script}(?![\\w-])`).test(page);

test('every command stands in docs/commands.md, and every command there exists', async () => {
  const page = await readFile(join(root, 'docs', 'commands.md'), 'utf8');
  const all = await scripts();
  expect(all.filter(script => !named(page, script))).toEqual([]);
  const told = [...page.matchAll(/\bnpm run (\w+)/g)].map(([, script = '']) => script);
  expect(told.filter(script => !all.includes(script))).toEqual([]);
});

test('the README names the three commands that everybody needs, and leads only to pages that are there', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(['start', 'test', 'dev'].filter(script => !named(readme, script))).toEqual([]);
  const links = [...readme.matchAll(/(?:\]\(|src=")([\w./-]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(5);
  await Promise.all(links.map(path => access(join(root, path))));
});

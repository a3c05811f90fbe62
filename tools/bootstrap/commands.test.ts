import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshClone } from './fresh-clone.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

test('a command nobody knows leaves with 2, lists those there are, and installs nothing', async () => {
  const clone = freshClone();
  const { code, err, out } = await clone.run(['dance']);
  expect(code).toBe(2);
  expect(err).toMatch(/^There is no command 'dance'\. There are:\n {2}start +tools\/src\/start\/main\.ts\n/);
  expect(out).toBe('');
  expect(clone.npmCalls()).toEqual([]);
});

test('no command at all leaves with 2 too', async () => {
  const { code, err } = await freshClone().run([]);
  expect(code).toBe(2);
  expect(err).toContain('Say which command to run.');
});

test('every npm script that goes through the bootstrap is a command it knows', async () => {
  const clone = freshClone();
  const { err } = await clone.run([]);
  const asked = Object.values<string>(scripts).flatMap(
    script => /^node tools\/bootstrap\.mjs (\w+)/.exec(script)?.[1] ?? [],
  );
  expect(asked).toContain('start');
  expect(asked.filter(name => !err.includes(`\n  ${name} `))).toEqual([]);
});

test('a command that is not written yet says so before anything is installed', async () => {
  const clone = freshClone();
  const { code, err } = await clone.run(['arena']);
  expect(code).toBe(1);
  expect(err).toBe("'arena' is not written yet: tools/src/arena/main.ts does not exist.\n");
  expect(clone.npmCalls()).toEqual([]);
});

test('a Node too old even for the bootstrap gets one sentence', async () => {
  const { code, err } = await freshClone().run(['start'], {}, { node: '18.20.0' });
  expect(code).toBe(1);
  expect(err).toBe(
    'Lamplight starts from Node 20 or newer, and this is Node 18.20.0. Install Node 24 from https://nodejs.org, then run the command again.\n',
  );
});

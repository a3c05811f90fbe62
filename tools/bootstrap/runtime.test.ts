import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshClone } from './fresh-clone.ts';

const old = { node: '20.1.0' };
const provided = `tools/runtime/node_modules/node-${process.platform}-${process.arch}/bin/node`;

test('a Node that is new enough is used as it is', async () => {
  const clone = freshClone();
  const { code, out } = await clone.run(['start', '--json', 'word']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ args: ['--json', 'word'], node: process.execPath });
  expect(clone.npmCalls().map(call => call.folder)).toEqual([clone.root]);
});

test('an older one fetches the pinned Node, checked and without scripts, then goes on under it', async () => {
  const clone = freshClone();
  const { code, out, err } = await clone.run(['start', 'word'], {}, old);
  expect(code).toBe(0);
  expect(clone.npmCalls()).toMatchObject([
    { folder: join(clone.root, 'tools/runtime'), args: expect.arrayContaining(['ci', '--ignore-scripts']) },
    { folder: clone.root, args: expect.arrayContaining(['ci', '--ignore-scripts', '--include=dev']) },
  ]);
  // stdout belongs to the command alone.
  expect(JSON.parse(out).args).toEqual(['word']);
  expect(JSON.parse(out).path.split(':')[0]).toBe(join(clone.root, provided, '..'));
  expect(err).toMatch(/^Fetching Node 24\.\d+\.\d+, because this is Node 20\.1\.0…\nDone/);
});

test('programs of the system are found even if only node and npm are on the PATH', async () => {
  const { out } = await freshClone().run(['start'], { PATH: '/only/node' });
  expect(JSON.parse(out).path).toBe('/only/node:/usr/local/bin:/usr/bin:/bin');
});

test('the second time it fetches nothing', async () => {
  const clone = freshClone();
  await clone.run(['start'], {}, old);
  const { err } = await clone.run(['start'], {}, old);
  expect(err).toBe('');
  expect(clone.npmCalls()).toHaveLength(2);
});

test.each([
  ['linux', 'ppc64'],
  ['freebsd', 'x64'],
])('on %s %s, where npm has no Node 24, an older one says what to install', async (platform, arch) => {
  const clone = freshClone();
  const { code, err } = await clone.run(['start'], {}, { ...old, platform, arch });
  expect(code).toBe(1);
  expect(err).toBe(
    `Lamplight needs Node 24, this is Node 20.1.0, and npm has no Node 24 for ${platform} ${arch}. Install Node 24 from https://nodejs.org (or with a version manager: .nvmrc names it), then run the command again.\n`,
  );
  expect(clone.npmCalls()).toEqual([]);
});

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'arm64'],
])('for %s %s npm has another Node than for us, and that is fetched', async (platform, arch) => {
  const { err } = await freshClone().run(['start'], {}, { ...old, platform, arch });
  expect(err).toMatch(/^Fetching Node 2[4-9]\.\d+\.\d+, because this is Node 20\.1\.0…\n/);
});

test('a fetched Node that does not run here is not taken for installed', async () => {
  const clone = freshClone();
  const { code, err } = await clone.run(['start'], { NPM_BRINGS_A_DUD: 'yes' }, old);
  expect(code).toBe(1);
  expect(err).toContain('from npm does not run on this system. Install Node 24 from');
  expect(clone.has('tools/runtime/node_modules/.lamplight-installed')).toBe(false);
});

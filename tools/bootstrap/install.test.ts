import { existsSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshClone } from './fresh-clone.ts';

const stamp = 'node_modules/.lamplight-installed';

test('a fresh clone installs once, and says so', async () => {
  const clone = freshClone();
  expect((await clone.run(['start'])).err).toMatch(/^Installing the packages…\nDone in \d+ s\.\n$/);
  expect((await clone.run(['start'])).err).toBe('');
  expect(clone.npmCalls()).toHaveLength(1);
});

test('another lockfile means another installation; a newer one with the same content does not', async () => {
  const clone = freshClone();
  await clone.run(['start']);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(clone.root, 'package-lock.json'), later, later);
  await clone.run(['start']);
  expect(clone.npmCalls()).toHaveLength(1);
  clone.write('package-lock.json', '{ "packages": { "node_modules/x": { "version": "1.0.0" } } }');
  await clone.run(['start']);
  expect(clone.npmCalls()).toHaveLength(2);
});

test.each([
  ['another major version of Node', (text: string) => text.replace(/node\d+/, 'node99')],
  ['another system', (text: string) => text.replace(process.platform, 'plan9')],
])('what was installed for %s is installed again', async (_name, change) => {
  const clone = freshClone();
  await clone.run(['start']);
  const before = readFileSync(join(clone.root, stamp), 'utf8');
  writeFileSync(join(clone.root, stamp), change(before));
  await clone.run(['start']);
  expect(clone.npmCalls()).toHaveLength(2);
  expect(readFileSync(join(clone.root, stamp), 'utf8')).toBe(before);
});

const wanted = {
  '': { name: 'lamplight' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/native': { version: '2.0.0', integrity: 'sha512-n', optional: true, os: [process.platform] },
  'node_modules/foreign': { version: '2.0.0', integrity: 'sha512-f', optional: true, os: ['plan9'] },
};
const { '': _root, 'node_modules/foreign': foreign, ...byHand } = wanted;
const { 'node_modules/native': native, ...withoutNative } = byHand;

test.each([
  ['exactly what the lockfile asks for', byHand, 0],
  ['another version', { ...byHand, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }, 1],
  [
    'other content under the same version',
    { ...byHand, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } },
    1,
  ],
  ['one too many', { ...byHand, 'node_modules/extra': { version: '1.0.0' } }, 1],
  [
    'one for this system that the lockfile does not know',
    { ...byHand, 'node_modules/own': { version: '1.0.0', optional: true, os: [process.platform] } },
    0,
  ],
  ['one missing', { 'node_modules/native': native }, 1],
  ['the one for this system missing', withoutNative, 1],
  ['one for another system', { ...byHand, 'node_modules/foreign': foreign }, 1],
])('npm was run by hand and installed %s', async (_name, found, installations) => {
  const clone = freshClone();
  clone.write('package-lock.json', JSON.stringify({ packages: wanted }));
  clone.write('node_modules/.package-lock.json', JSON.stringify({ packages: found }));
  expect((await clone.run(['start'])).code).toBe(0);
  expect(clone.npmCalls()).toHaveLength(installations);
  expect(clone.has(stamp)).toBe(true);
});

test('a failed installation shows the end of what npm said, runs nothing, and is tried again', async () => {
  const clone = freshClone();
  const { code, err, out } = await clone.run(['start'], { NPM_FAILS: 'yes' });
  expect(code).toBe(1);
  expect(err).toContain('The installation failed: npm ci left with code 9');
  expect(err).toContain('npm error line 30');
  expect(err).not.toContain('npm error line 15\n');
  expect(err).not.toContain('    at ');
  expect(out).toBe('');
  expect(clone.has(stamp)).toBe(false);
  expect((await clone.run(['start'])).code).toBe(0);
  expect(clone.npmCalls()).toHaveLength(2);
});

test('npm that installs something else than the lockfile says is caught, and nothing runs', async () => {
  const clone = freshClone();
  const { code, err, out } = await clone.run(['start'], { NPM_STRAYS: 'yes' });
  expect(code).toBe(1);
  expect(err).toContain('these are not what package-lock.json says: node_modules/stray.');
  expect(out).toBe('');
  expect(clone.has(stamp)).toBe(false);
});

test('npm that leaves out the package for this system is caught: it does so in silence where it cannot fetch', async () => {
  const clone = freshClone();
  clone.write('package-lock.json', JSON.stringify({ packages: { 'node_modules/native': native } }));
  const { code, err } = await clone.run(['start'], { NPM_LEAVES_OUT: 'node_modules/native' });
  expect(code).toBe(1);
  expect(err).toContain('these are not what package-lock.json says: node_modules/native.');
  expect(err).toContain('see that the registry can be reached');
});

test.each([
  ['npm can write to its cache', 'home', true],
  ['there is no home to keep a cache in', 'nowhere/home', false],
])('where %s', async (_name, home, isKept) => {
  const clone = freshClone();
  clone.write('home/.keep', '');
  clone.write('nowhere', 'a file, so that no folder can be made below it');
  const cache = join(clone.root, home, '.npm');
  expect((await clone.run(['start'], { npm_config_cache: cache })).code).toBe(0);
  const [call] = clone.npmCalls();
  expect(call?.cache === cache).toBe(isKept);
  // A temporary cache is removed afterwards.
  expect(existsSync(call?.cache ?? '')).toBe(isKept);
});

test('a folder that others installed into by hand is used as it is, though nothing can be written there', async () => {
  const clone = freshClone();
  clone.write('package-lock.json', JSON.stringify({ packages: wanted }));
  clone.write('node_modules/.package-lock.json', JSON.stringify({ packages: byHand }));
  // A link to nowhere stops even root from writing it.
  symlinkSync(join(clone.root, 'no/such/folder'), join(clone.root, stamp));
  expect((await clone.run(['start'])).code).toBe(0);
  expect(clone.npmCalls()).toEqual([]);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from './find.ts';
import { type HostMachine, systemEnv, thisMachine } from './machine.ts';
import { provideBrowser } from './provide.ts';

/** A machine made of a folder. The programs in it are real ones: small scripts that say they are browsers. */
function machine(given: Partial<HostMachine> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-machine-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const path = (file: string) => join(root, file);
  const program = (file: string, script: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), script, { mode: 0o755 });
  };
  const put = (file: string, says = `Chromium 1.2.3 in ${file}`) => program(file, `#!/bin/sh\necho "${says}"\n`);
  const said: string[] = [];
  const made: HostMachine = {
    env: { PATH: path('bin') },
    platform: 'linux',
    wellKnown: [path('known/chrome')],
    playwrightCache: path('cache'),
    playwrightCli: path('playwright/cli.js'),
    isRoot: true,
    aptGet: path('system/apt-get'),
    ...given,
  };
  program('playwright/cli.js', 'process.exit(1);');
  return {
    path,
    put,
    program,
    said,
    provide: (env: NodeJS.ProcessEnv = {}) =>
      provideBrowser({ ...made, env: { ...made.env, ...env } }, line => said.push(line)),
  };
}

const shell = 'cache/chromium_headless_shell-1200/chrome-linux/headless_shell';
const sentence = /^This needs a browser, and none was found or could be installed: install Chromium/;

test('the one that is named comes before all others', async () => {
  const here = machine();
  for (const file of ['mine/browser', 'bin/chromium', 'known/chrome', shell]) here.put(file);
  expect(await here.provide({ LAMPLIGHT_BROWSER: here.path('mine/browser') })).toEqual({
    path: here.path('mine/browser'),
    name: 'Chromium 1.2.3 in mine/browser',
  });
});

test('then the PATH, then well-known places, then what Playwright keeps', async () => {
  const here = machine();
  here.put(shell);
  expect((await here.provide()).path).toBe(here.path(shell));
  here.put('known/chrome');
  expect((await here.provide()).path).toBe(here.path('known/chrome'));
  here.put('bin/google-chrome');
  expect((await here.provide()).path).toBe(here.path('bin/google-chrome'));
  here.put('bin/chromium');
  expect((await here.provide()).path).toBe(here.path('bin/chromium'));
  expect(here.said).toEqual([]);
});

test('of what Playwright keeps, the newest', async () => {
  const here = machine();
  for (const version of [999, 1200, 1100]) here.put(`cache/chromium-${version}/chrome-linux/chrome`);
  expect((await here.provide()).path).toBe(here.path('cache/chromium-1200/chrome-linux/chrome'));
});

test('a named one that is not there is an error, even if another is', async () => {
  const here = machine();
  here.put('bin/chromium');
  await expect(here.provide({ LAMPLIGHT_BROWSER: here.path('gone') })).rejects.toThrow(
    `LAMPLIGHT_BROWSER names ${here.path('gone')}, and no program is there. Set it to the path of Chromium, Chrome or Edge, or unset it.`,
  );
  await expect(here.provide({ LAMPLIGHT_BROWSER: here.path('bin') })).rejects.toThrow('no program is there');
});

test('a named one that does not start is an error too', async () => {
  const here = machine();
  here.program('bin/broken', '#!/bin/sh\nexit 1\n');
  await expect(here.provide({ LAMPLIGHT_BROWSER: here.path('bin/broken') })).rejects.toThrow(
    'does not answer to --version',
  );
});

test('one on the PATH that only says what to install is passed over', async () => {
  const here = machine();
  here.program('bin/chromium', '#!/bin/sh\necho "Run snap install chromium 2.0" >&2\nexit 1\n');
  here.put('known/chrome');
  expect((await here.provide()).path).toBe(here.path('known/chrome'));
});

test('with none, it is downloaded', async () => {
  const here = machine();
  const script = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    if (process.argv.slice(2).join(' ') !== 'install chromium-headless-shell') process.exit(1);
    mkdirSync(${JSON.stringify(dirname(here.path(shell)))}, { recursive: true });
    writeFileSync(${JSON.stringify(here.path(shell))}, '#!/bin/sh\\necho Shell 3.0\\n', { mode: 0o755 });`;
  here.program('playwright/cli.js', script);
  expect(await here.provide()).toEqual({ path: here.path(shell), name: 'Shell 3.0' });
  expect(here.said).toEqual(['No browser for the tests yet; trying to download one…']);
});

/** Notes its arguments; on install, puts a browser where the system would. */
const aptGet = (here: ReturnType<typeof machine>) => `#!/bin/sh
echo "$DEBIAN_FRONTEND $*" >> ${here.path('apt-notes')}
[ "$1" = install ] || exit 0
mkdir -p ${here.path('known')}
printf '#!/bin/sh\\necho Chromium 4.0\\n' > ${here.path('known/chrome')}
chmod +x ${here.path('known/chrome')}
`;

test('where nothing can be downloaded, root installs the package', async () => {
  const here = machine();
  here.program('system/apt-get', aptGet(here));
  expect(await here.provide()).toEqual({ path: here.path('known/chrome'), name: 'Chromium 4.0' });
  expect(readFileSync(here.path('apt-notes'), 'utf8')).toBe(
    'noninteractive update\nnoninteractive install -y --no-install-recommends -o DPkg::Lock::Timeout=120 chromium\n',
  );
});

test.each([
  ['it is forbidden', {}, { LAMPLIGHT_SYSTEM_INSTALL: 'no' }],
  ['one is not root', { isRoot: false }, {}],
])('when %s the system is left alone, and a sentence says what to install', async (_name, given, env) => {
  const here = machine(given);
  here.program('system/apt-get', aptGet(here));
  await expect(here.provide(env)).rejects.toThrow(sentence);
  expect(() => readFileSync(here.path('apt-notes'))).toThrow('ENOENT');
});

test('without apt-get, or when it fails, the same sentence', async () => {
  const here = machine();
  await expect(here.provide()).rejects.toThrow(sentence);
  here.program('system/apt-get', '#!/bin/sh\necho "E: Unable to locate package chromium"\nexit 100\n');
  await expect(here.provide()).rejects.toThrow(sentence);
  expect(here.said.at(-1)).toContain('Unable to locate package chromium');
});

test('programs of the system find theirs, even from a PATH of node and npm alone', () => {
  expect(systemEnv({ env: { PATH: '/only/node', HOME: '/h' }, platform: 'linux' })).toEqual({
    HOME: '/h',
    PATH: '/only/node:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  });
});

test('the browser of this machine starts, and nothing is downloaded beside it', async ({ skip }) => {
  const there = await findBrowser(thisMachine());
  skip(there === undefined, 'there is no browser');
  const said: string[] = [];
  expect(await provideBrowser(thisMachine(), line => said.push(line))).toEqual(there);
  expect(there?.name).toMatch(/\d+\.\d+/);
  expect(said).toEqual([]);
});

import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type HostMachine, systemEnv } from './machine.ts';
import { runProgram } from './program.ts';

export interface BrowserProgram {
  readonly path: string;
  /** As it names itself: `Chromium 156.0.1.2`. */
  readonly name: string;
}

const onPath = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
];
const inCache = ['chrome-headless-shell', 'headless_shell', 'chrome', 'Chromium', 'Google Chrome for Testing'];

/** A browser that is already on the machine. */
export async function findBrowser(machine: HostMachine): Promise<BrowserProgram | undefined> {
  return (await namedBrowser(machine)) ?? (await systemBrowser(machine)) ?? (await cachedBrowser(machine));
}

/** A wrong path is an error and not a reason to look further: the tests would run in a browser nobody asked for. */
async function namedBrowser(machine: HostMachine): Promise<BrowserProgram | undefined> {
  const path = machine.env.LAMPLIGHT_BROWSER;
  if (path === undefined || path === '') return undefined;
  if (!isProgram(path)) {
    throw new Error(
      `LAMPLIGHT_BROWSER names ${path}, and no program is there. Set it to the path of Chromium, Chrome or Edge, or unset it.`,
    );
  }
  const browser = await answering([path], machine);
  if (browser === undefined) {
    throw new Error(
      `LAMPLIGHT_BROWSER names ${path}, which does not answer to --version. Set it to the path of Chromium, Chrome or Edge, or unset it.`,
    );
  }
  return browser;
}

export async function systemBrowser(machine: HostMachine): Promise<BrowserProgram | undefined> {
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  const suffix = machine.platform === 'win32' ? '.exe' : '';
  const found = onPath.flatMap(name => folders.map(folder => join(folder, name + suffix)));
  return answering([...found, ...machine.wellKnown], machine);
}

export async function cachedBrowser(machine: HostMachine): Promise<BrowserProgram | undefined> {
  if (!existsSync(machine.playwrightCache)) return undefined;
  const versions = readdirSync(machine.playwrightCache)
    .filter(entry => /^chromium(_headless_shell)?-\d+$/.test(entry))
    .sort((a, b) => revision(b) - revision(a));
  const files = versions.flatMap(version => {
    const folder = join(machine.playwrightCache, version);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file));
  });
  return answering(files.filter(isNamedLikeOne), machine);
}

function revision(folder: string): number {
  return Number(folder.split('-')[1]);
}

function isNamedLikeOne(path: string): boolean {
  const name =
    path
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.exe$/, '') ?? '';
  return inCache.includes(name);
}

/**
 * The first that really starts. Ubuntu's /usr/bin/chromium-browser, for one, may be a script that only says what to
 * install, and a downloaded browser may lack a library of the system.
 */
async function answering(paths: readonly string[], machine: HostMachine): Promise<BrowserProgram | undefined> {
  for (const path of new Set(paths)) {
    if (!isProgram(path)) continue;
    // On Windows asking for the version opens a window instead.
    if (machine.platform === 'win32') return { path, name: 'the browser' };
    const { passed, output } = await runProgram(path, ['--version'], { env: systemEnv(machine), limit: 20_000 });
    const name = output.split('\n').find(line => /\d+\.\d+/.test(line));
    if (passed && name !== undefined) return { path, name: name.trim() };
  }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

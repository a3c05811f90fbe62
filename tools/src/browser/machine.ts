import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Everything the search looks at, so that tests can fake a machine in a folder. */
export interface HostMachine {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Browsers by absolute path, best first: they need not be on the PATH. */
  readonly wellKnown: readonly string[];
  /** Where Playwright keeps the browsers it downloaded. */
  readonly playwrightCache: string;
  readonly playwrightCli: string;
  readonly isRoot: boolean;
  readonly aptGet: string;
}

export function thisMachine(): HostMachine {
  const { env, platform } = process;
  return {
    env,
    platform,
    wellKnown: wellKnownPaths(platform, env),
    playwrightCache: playwrightCache(platform, env),
    playwrightCli: join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js'),
    isRoot: process.getuid?.() === 0,
    aptGet: '/usr/bin/apt-get',
  };
}

/**
 * The environment for system programs. Debian's chromium is a shell script and apt-get wants `ldconfig`: with only node
 * and npm on the PATH neither would run.
 */
export function systemEnv({ env, platform }: Pick<HostMachine, 'env' | 'platform'>): Record<string, string> {
  const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (platform === 'win32') return Object.fromEntries(given);
  const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
  return { ...Object.fromEntries(given), PATH: [env.PATH, ...folders].filter(Boolean).join(delimiter) };
}

function wellKnownPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      name => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const roots = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(root => root !== undefined);
    const places = [
      ['Chromium', 'Application', 'chrome.exe'],
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ];
    return places.flatMap(place => roots.map(root => join(root, ...place)));
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ];
}

function playwrightCache(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (env.PLAYWRIGHT_BROWSERS_PATH !== undefined) return env.PLAYWRIGHT_BROWSERS_PATH;
  const home = homedir();
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}

import { existsSync } from 'node:fs';
import { type BrowserProgram, cachedBrowser, findBrowser, systemBrowser } from './find.ts';
import { type HostMachine, systemEnv } from './machine.ts';
import { runProgram } from './program.ts';

/** The end of the sentences for a missing browser. */
export const whatToInstall =
  'install Chromium, Chrome or Edge (on Debian: apt-get install chromium), or set LAMPLIGHT_BROWSER to the path of one';

/** Throws a sentence that says what to install if there is no browser and none can be fetched. */
export async function provideBrowser(machine: HostMachine, say: (line: string) => void): Promise<BrowserProgram> {
  const browser = await findOrInstallBrowser(machine, say);
  if (browser !== undefined) return browser;
  throw new Error(`This needs a browser, and none was found or could be installed: ${whatToInstall}.`);
}

export async function findOrInstallBrowser(
  machine: HostMachine,
  say: (line: string) => void,
): Promise<BrowserProgram | undefined> {
  return (await findBrowser(machine)) ?? (await downloaded(machine, say)) ?? (await installedBySystem(machine, say));
}

async function downloaded(machine: HostMachine, say: (line: string) => void): Promise<BrowserProgram | undefined> {
  say('No browser for the tests yet; trying to download one…');
  await runProgram(process.execPath, [machine.playwrightCli, 'install', 'chromium-headless-shell'], {
    // On a closed network it must give up soon; on a slow one the download may take its time.
    env: { ...systemEnv(machine), PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' },
    limit: 180_000,
  });
  return cachedBrowser(machine);
}

async function installedBySystem(
  machine: HostMachine,
  say: (line: string) => void,
): Promise<BrowserProgram | undefined> {
  if (!machine.isRoot || machine.env.LAMPLIGHT_SYSTEM_INSTALL === 'no' || !existsSync(machine.aptGet)) return undefined;
  say(
    'The download did not work; installing the package chromium with apt-get (LAMPLIGHT_SYSTEM_INSTALL=no forbids it)…',
  );
  const options = { env: { ...systemEnv(machine), DEBIAN_FRONTEND: 'noninteractive' }, limit: 600_000 };
  await runProgram(machine.aptGet, ['update'], options);
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', 'chromium'];
  const { passed, output } = await runProgram(machine.aptGet, install, options);
  if (!passed) say(`apt-get could not install it:\n${output.split('\n').slice(-8).join('\n')}`);
  return systemBrowser(machine);
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { providePages } from '@lamplight/web/build';
import { faultsOf } from '@lamplight/web/test/faults';
import { openHouse } from '@lamplight/web/test/house';
import { arrange, type Moment, show } from '@lamplight/web/test/moments';
import { type Device, type Language, type Person, person } from '@lamplight/web/test/person';
import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from '../browser/launch.ts';
import { thisMachine } from '../browser/machine.ts';
import { provideBrowser } from '../browser/provide.ts';

export { languages } from '@lamplight/web/test/person';
export const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

export interface Wanted {
  readonly folder: string;
  readonly languages: readonly Language[];
  readonly devices: readonly Device[];
  readonly only: readonly string[] | undefined;
}

export interface Shot {
  readonly file: string;
  readonly faults: readonly string[];
}

/** Small enough to lie in the repository, and good enough to judge by. */
const quality = 72;

export async function takeScreens(wanted: Wanted, say: (line: string) => void): Promise<readonly Shot[]> {
  mkdirSync(wanted.folder, { recursive: true });
  const note = (line: string) => process.stderr.write(`${line}\n`);
  const house = await openHouse(await providePages(note));
  const browser = await openBrowser(note);
  const isWanted = ({ name }: Moment) => wanted.only?.some(each => name.startsWith(each)) ?? true;
  const shots: Shot[] = [];
  try {
    const scenery = await arrange(house);
    for (const language of wanted.languages) {
      for (const device of wanted.devices) {
        const looker = await person(browser, house, { device, language });
        for (const moment of scenery.moments.filter(isWanted)) {
          const tongue = wanted.languages.length > 1 ? `-${language}` : '';
          const file = `${moment.name}-${device}${tongue}.jpg`;
          const faults = await look();
          shots.push({ file, faults });
          say(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${file}`);
          for (const fault of faults) say(`     ${fault}`);

          async function look(): Promise<readonly string[]> {
            try {
              await show(looker, moment);
              const path = join(wanted.folder, file);
              await looker.page.screenshot({ path, type: 'jpeg', quality, scale: 'css', animations: 'disabled' });
              return [...(await faultsOf(looker.page)), ...complaintsOf(looker, moment)];
            } catch (error) {
              return [`could not be shown: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
            }
          }
        }
        await looker.close();
      }
    }
    scenery.close();
  } finally {
    await browser.close();
    await house.close();
  }
  return shots;
}

/** Of this moment alone. A page that is not found, and a line that is cut, are lines in the console by themselves. */
function complaintsOf({ complaints }: Person, { name }: Moment): readonly string[] {
  const mayBeMissing = /^(?:nowhere|no-table|line-lost)$/.test(name);
  return complaints
    .splice(0)
    .filter(line => !mayBeMissing || !/Failed to load resource|WebSocket connection/.test(line))
    .map(line => `complains: ${line}`);
}

export async function openBrowser(say: (line: string) => void, args: readonly string[] = []): Promise<Browser> {
  const machine = thisMachine();
  const options = launchOptions(await provideBrowser(machine, say), machine);
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

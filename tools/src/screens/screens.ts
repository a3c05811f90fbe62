import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { providePages } from '@lamplight/web/build';
import { arrangeEmerald } from '@lamplight/web/test/emerald/moments';
import { openStagedServer } from '@lamplight/web/test/emerald/staged-server';
import { faultsOf } from '@lamplight/web/test/faults';
import { arrange, type MomentChoice, type PageMoment, type Scenery, showIn } from '@lamplight/web/test/moments';
import { type BrowserPerson, type Device, person, type TestLanguage } from '@lamplight/web/test/person';
import type { HeadlessPlayer } from '@lamplight/web/test/seats';
import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from '../browser/launch.ts';
import { thisMachine } from '../browser/machine.ts';
import { provideBrowser } from '../browser/provide.ts';
import { emeraldPassing } from './emerald.ts';
import { quiet } from './quiet.ts';
import { passing } from './rounds.ts';
import { sheetsOver } from './sheets.ts';

export { languages } from '@lamplight/web/test/person';
export const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

/** Sheets, and steps of long pages, that docs show. */
const shown: readonly string[] = [
  'officer-choosing',
  'officer-zoom',
  'officer-menu',
  'learn-agree',
  'learn-pair',
  'rules-cards',
];

/** States at rest that docs leave out because they look so much like another. */
const unshown: readonly string[] = [
  'emerald-lobby-guest',
  'emerald-placing-other',
  'emerald-asked-bare',
  'emerald-over-revealed',
  'emerald-over-whole',
  'emerald-madness-other',
];

export interface ScreensOrder {
  /** Where the pictures go; undefined takes none and only judges the pages. */
  readonly folder: string | undefined;
  readonly languages: readonly TestLanguage[];
  readonly devices: readonly Device[];
  readonly only: readonly string[] | undefined;
  /** Every sheet, lesson and section too. */
  readonly more: boolean;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly settings: MomentChoice;
}

export interface ScreenShot {
  /** The moment, the device and, where there are several, the language. */
  readonly name: string;
  readonly faults: readonly string[];
}

/** Small enough for the repository, and good enough to judge by. */
const most = 150_000;
const qualities = [62, 50, 40, 30] as const;

export async function takeScreens(wanted: ScreensOrder, say: (line: string) => void): Promise<readonly ScreenShot[]> {
  if (wanted.folder !== undefined) mkdirSync(wanted.folder, { recursive: true });
  const note = (line: string) => process.stderr.write(`${line}\n`);
  const server = await openStagedServer(await providePages(note));
  const browser = await openBrowser(note);
  const walkers: HeadlessPlayer[] = [];
  const sceneries: Scenery[] = [];
  const shots: ScreenShot[] = [];
  try {
    const scenery = await arrange(server);
    sceneries.push(scenery);
    const emerald = await arrangeEmerald(server);
    sceneries.push(emerald);
    const all = [...scenery.moments, ...passing(server, walkers), ...emerald.moments, ...emeraldPassing(emerald)];
    const more = [...quiet, ...sheetsOver(all)];
    const isShown = ({ name }: PageMoment) =>
      shown.includes(name) ||
      (all.some(each => each.name === name) && (wanted.folder === undefined || !unshown.includes(name)));
    const moments = [...all, ...more].filter(
      moment => (wanted.more || isShown(moment)) && (wanted.only?.some(each => moment.name.startsWith(each)) ?? true),
    );
    for (const device of wanted.devices) {
      const looker = await person(browser, server, { device, sharp: true });
      if (wanted.size !== undefined) await looker.page.setViewportSize(wanted.size);
      for (const moment of moments) {
        for await (const shot of look(looker, moment, wanted)) {
          shots.push(shot);
          say(`${shot.faults.length === 0 ? 'ok  ' : 'FAIL'} ${shot.name}`);
          for (const fault of shot.faults) say(`     ${fault}`);
        }
      }
      await looker.close();
    }
  } finally {
    for (const each of sceneries) each.close();
    for (const walker of walkers) walker.close();
    await browser.close();
    await server.close();
  }
  return shots;
}

async function* look(
  looker: BrowserPerson,
  moment: PageMoment,
  { folder, languages: tongues, settings }: ScreensOrder,
): AsyncGenerator<ScreenShot> {
  const left = [...tongues];
  const named = (language: TestLanguage) =>
    `${moment.name}-${looker.device}${tongues.length > 1 ? `-${language}` : ''}`;
  try {
    // Opens a neutral page first: complaints of the page before, as it closes, are not this one's.
    // The moment before may have cut the connection.
    looker.wire.mend();
    await looker.open('/icon.svg');
    looker.complaints.splice(0);
    for await (const language of showIn(looker, moment, tongues, settings)) {
      await drawn(looker);
      if (folder !== undefined) await take(looker, join(folder, `${named(language)}.jpg`));
      const faults = [...(await faultsOf(looker.page)), ...complaintsOf(looker, moment)];
      left.shift();
      yield { name: named(language), faults };
    }
  } catch (error) {
    const why = `could not be shown: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
    for (const language of left) yield { name: named(language), faults: [why] };
  }
}

/** Waits for images inside drawings and backgrounds too, which load late. */
const drawn = ({ page }: BrowserPerson): Promise<void> =>
  page.evaluate(async () => {
    const within = [...document.querySelectorAll('svg image')].map(each => each.getAttribute('href') ?? '');
    const behind = [...document.querySelectorAll('body *')].flatMap(each =>
      [...getComputedStyle(each).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address),
    );
    const addresses = [...within, ...behind];
    const fetched = [...new Set(addresses)].map(address => {
      const picture = new Image();
      picture.src = address;
      return picture.decode().catch(() => undefined);
    });
    await Promise.all(fetched);
    await new Promise(requestAnimationFrame);
  });

async function take({ page }: BrowserPerson, path: string): Promise<void> {
  for (const quality of qualities) {
    const picture = await page.screenshot({ path, type: 'jpeg', quality, scale: 'css', animations: 'disabled' });
    if (picture.length <= most) return;
  }
}

/** Complaints of this moment alone. A missing page and a cut connection log errors by themselves. */
function complaintsOf({ complaints }: BrowserPerson, { name }: PageMoment): readonly string[] {
  const mayBeMissing = /^(?:nowhere|no-table|(?:emerald-)?line-lost|replay-none|stale)$/.test(name);
  return complaints
    .splice(0)
    .filter(line => !mayBeMissing || !/Failed to load resource|WebSocket connection|ERR_FAILED|dynamically/.test(line))
    .map(line => `complains: ${line}`);
}

export async function openBrowser(say: (line: string) => void, args: readonly string[] = []): Promise<Browser> {
  const machine = thisMachine();
  const options = launchOptions(await provideBrowser(machine, say), machine);
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

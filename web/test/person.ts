import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { TestServer } from './test-server.ts';
import { type CutWire, layWire } from './wire.ts';

/** The three sizes in which everything is checked. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;
export type Device = keyof typeof devices;

export const languages = ['en', 'fr', 'nl', 'pl', 'ru'] as const;
export type TestLanguage = (typeof languages)[number];

export interface PersonOptions {
  readonly device?: Device;
  readonly language?: TestLanguage;
  /**
   * A phone with as many pixels as real phones have: for pictures and measurements. Drawing takes four times the work.
   */
  readonly sharp?: boolean;
  /** With motion, as most people have it. Tests about other things go without. */
  readonly motion?: boolean;
  /** Whether the pages may install the service worker. */
  readonly offline?: boolean;
}

type Role = Parameters<Page['getByRole']>[0];
type Named = string | RegExp;

/** A person with a browser of their own, who finds things by role and name. */
export interface BrowserPerson {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly device: Device;
  readonly wire: CutWire;
  /** Whatever the page logged as an error, threw, or requested from other hosts. */
  readonly complaints: string[];
  /** How often they have tapped or clicked since the page was opened. */
  readonly taps: number;
  open(path: string): Promise<void>;
  see(role: Role, name: Named): Locator;
  tap(role: Role, name: Named): Promise<void>;
  tapOn(thing: Locator): Promise<void>;
  write(label: Named, text: string): Promise<void>;
  /** By Tab alone, forwards. */
  tabTo(role: Role, name: Named): Promise<void>;
  /** The token by which a table knows this browser. */
  token(code: string): Promise<string>;
  close(): Promise<void>;
}

/** As it is now, without waiting, however busy the machine is. */
export const hasFocus = (thing: Locator): Promise<boolean> =>
  thing.evaluateAll(all => all.some(each => each === document.activeElement));

export async function person(browser: Browser, server: TestServer, wishes: PersonOptions = {}): Promise<BrowserPerson> {
  const { device = 'desktop', language = 'en', sharp = false, motion = false, offline = false } = wishes;
  const wire = await layWire(server.port);
  const address = `http://127.0.0.1:${wire.port}`;
  const context = await browser.newContext({
    ...devices[device],
    deviceScaleFactor: sharp && device === 'phone' ? 2 : 1,
    baseURL: address,
    locale: language,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints = listen(page, address);
  const me = { taps: 0 };

  const see: BrowserPerson['see'] = (role, name) => page.getByRole(role, { name, exact: typeof name === 'string' });
  const tapOn: BrowserPerson['tapOn'] = async thing => {
    me.taps += 1;
    if (devices[device].hasTouch) await thing.tap();
    else await thing.click();
  };
  return {
    page,
    context,
    device,
    wire,
    complaints,
    get taps() {
      return me.taps;
    },
    open: async path => {
      me.taps = 0;
      await page.goto(path);
    },
    see,
    tap: (role, name) => tapOn(see(role, name)),
    tapOn,
    // A field that has the focus already is not tapped first.
    write: async (label, text) => {
      const field = page.getByLabel(label);
      if (!(await field.evaluate(each => each === document.activeElement))) await tapOn(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    tabTo: async (role, name) => {
      const thing = see(role, name);
      await thing.waitFor();
      for (let tabs = 0; tabs < 80; tabs++) {
        if (await hasFocus(thing)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to the ${role} ${name}.`);
    },
    token: async code => {
      const kept = await page.evaluate(() => localStorage.getItem('lamplight.tables') ?? '[]');
      const mine = (JSON.parse(kept) as { code: string; token: string }[]).find(table => table.code === code);
      if (mine === undefined) throw new Error(`This browser sits at no table ${code}.`);
      return mine.token;
    },
    close: async () => {
      await context.close();
      wire.close();
    },
  };
}

function listen(page: Page, address: string): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Playwright logs this where a test allows no service worker.
    if (message.text().includes('blocked by Playwright')) return;
    // Browsers request it by themselves when a picture is opened as a page.
    if (message.location().url.endsWith('/favicon.ico')) return;
    complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(?:blob|data):/.test(url)) complaints.push(`asked for ${url}`);
  });
  return complaints;
}

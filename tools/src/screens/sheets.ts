import type { PageMoment } from '@lamplight/web/test/moments';
import type { BrowserPerson } from '@lamplight/web/test/person';
import type { PageSentenceId } from '@lamplight/web/test/sentences';
import { tap } from './words.ts';

type Act = (person: BrowserPerson) => Promise<void>;

const dialog = ({ page }: BrowserPerson) => page.locator('dialog[open]').last().waitFor();

const fromMenu =
  (id: PageSentenceId): Act =>
  async person => {
    await tap(person, 'button', 'table.match.menu');
    await tap(person, 'button', id);
    await dialog(person);
  };
const byKeys =
  (...keys: readonly string[]): Act =>
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key);
  };
/** Keys only work once the table is there. */
const onMap =
  (key: string): Act =>
  async person => {
    await person.page.locator('[data-city]').first().waitFor();
    await person.page.keyboard.press(key);
  };
/** The board is one Tab stop, wherever it is on the page. */
const onBoard =
  (...keys: readonly string[]): Act =>
  async person => {
    await person.page.locator('[role="grid"] [tabindex="0"], [tabindex="0"][role="gridcell"]').first().focus();
    await byKeys(...keys)(person);
  };
/** Wide screens show it all the time. */
const onPhones =
  (act: Act): Act =>
  async person => {
    if (person.device !== 'desktop') await act(person);
  };

/** A table with chosen bots, of the first game or the second. */
const alone =
  (game: number): Act =>
  async person => {
    await tap(person, 'button', 'home.alone');
    await dialog(person);
    await person.page.locator('dialog[open] input[type=radio]').nth(game).check();
  };

/** What opens over a page at rest: its name, the moment it belongs to, and how it is opened. */
const sheets: readonly (readonly [string, string, Act])[] = [
  ['officer-menu', 'officer', person => tap(person, 'button', 'table.match.menu')],
  ['officer-settings', 'officer', fromMenu('shell.settings')],
  ['officer-people', 'officer', fromMenu('table.match.people')],
  ['officer-device', 'officer', fromMenu('table.menu.device')],
  ['officer-keys', 'officer', fromMenu('table.match.keys')],
  ['officer-leave', 'officer', fromMenu('table.menu.leave')],
  ['officer-choosing', 'officer', byKeys('1', '4')],
  [
    'officer-zoom',
    'officer',
    person => person.page.locator('main button:has(image), main button:has(img)').first().press('z'),
  ],
  ['detective-looking', 'detective', onBoard('ArrowRight', 'Enter')],
  ['detective-zoom', 'detective', onBoard('z')],
  ['detective-chat', 'detective', byKeys('c')],
  ['lobby-options', 'lobby-host', onPhones(person => person.tapOn(person.page.locator('main button:has(b)').last()))],
  [
    'lobby-bot',
    'lobby-bots',
    person => person.tapOn(person.page.locator('main li button[aria-haspopup=dialog]').first()),
  ],
  ['home-alone-shadows', 'home', alone(0)],
  ['home-alone-emerald', 'home', alone(1)],
  ['emerald-menu', 'emerald-turn', person => tap(person, 'button', 'table.match.menu')],
  ['emerald-people', 'emerald-turn', fromMenu('table.match.people')],
  ['emerald-keys', 'emerald-turn', fromMenu('table.match.keys')],
  ['emerald-covered', 'emerald-turn', onMap('h')],
  ['emerald-choosing', 'emerald-turn', onMap('1')],
  ['emerald-tracks', 'emerald-turn', onMap('t')],
  [
    'emerald-line-lost',
    'emerald-turn',
    async ({ page, wire }) => {
      wire.cut();
      await page.locator('[data-stale]').waitFor();
    },
  ],
  [
    'emerald-options',
    'emerald-lobby',
    onPhones(person => person.tapOn(person.page.locator('main button:has(b)').last())),
  ],
  [
    'emerald-options-days',
    'emerald-lobby-days',
    onPhones(person => person.tapOn(person.page.locator('main button:has(b)').last())),
  ],
  ['lobby-name', 'lobby-host', person => person.tapOn(person.page.locator('main li button[aria-haspopup]').first())],
];

export const sheetsOver = (moments: readonly PageMoment[]): readonly PageMoment[] =>
  sheets.map(([name, base, act]) => {
    const moment = moments.find(each => each.name === base);
    if (moment === undefined) throw new Error(`There is no moment ${base} any more for ${name} to open over.`);
    // Offline the catalogue of the next language cannot load, so each shot starts anew.
    return { ...moment, name, act, anew: name === 'emerald-line-lost' };
  });

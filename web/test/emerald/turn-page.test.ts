/** A turn on the real page: why something is closed, what can be undone, and how a turn ends. */
import { emeraldKit } from '@lamplight/emerald/kit';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { emeraldTable } from '../orders.ts';
import { builtPages } from '../pages.ts';
import { type BrowserPerson, type Device, person } from '../person.ts';
import { arriveAs, asked, sitDown, until } from '../seats.ts';
import { openStagedServer, type StagedServer } from './staged-server.ts';

let server: StagedServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openStagedServer(builtPages()), chromium.launch(inject('browser'))]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const given = {
  first: 'monday',
  turn: { player: 'monday', actions: 2 },
  hand: { monday: ['start-handbills', 'start-cab-driver', 'start-chemist', 'start-informer', 'start-banker'] },
  limbo: { monday: 9 },
  cities: { vienna: { agents: { monday: 1 } } },
};

/** Monday has a page. Tuesday is present and does nothing. */
async function atTable(device: Device, settings: object = {}): Promise<BrowserPerson> {
  server.stage(given);
  const code = await server.table(emeraldTable(2));
  const seating = emeraldKit.players.random;
  if (seating === undefined) throw new Error('The kit of Emerald has no random player any more.');
  const sit = async (seat: number, name: string) => sitDown(await arriveAs({ server, code }, seating), seat, name);
  const mine = await sit(0, 'Anna');
  const other = await sit(1, 'Joris');
  await asked(mine, { type: 'start' });
  await until(mine.client, () => mine.client.match !== undefined);
  const me = await person(browser, server, { device });
  await me.context.addInitScript(
    ([tables, kept]) => {
      localStorage.setItem('lamplight.tables', tables);
      localStorage.setItem('lamplight.settings', kept);
    },
    [
      JSON.stringify([{ code, token: mine.token, game: 'emerald', seen: Date.now() }]),
      JSON.stringify(settings),
    ] as const,
  );
  onTestFinished(async () => {
    const { complaints } = me;
    await me.close();
    for (const walker of [mine, other]) walker.close();
    expect(complaints).toEqual([]);
  });
  await me.open(`/t/${code}`);
  await me.page.locator('[data-say]').waitFor();
  return me;
}

const saysOf = ({ page }: BrowserPerson) => page.locator('[data-say]');
const card = ({ page }: BrowserPerson, id: string) => page.locator(`[data-card="${id}"]`);
const city = ({ page }: BrowserPerson, id: string) => page.locator(`[data-city="${id}"]`);
const says = async (me: BrowserPerson, text: string) => saysOf(me).getByText(text).first().waitFor();

test.each(['phone', 'desktop'] as const)(
  '[EM-CLAIM-1, EM-PLACE-2, EM-UNDO-1] a turn on a %s',
  { timeout: 120_000 },
  async device => {
    const me = await atTable(device);
    const { page } = me;
    await says(me, 'Choose an action, or cards first.');
    // One cube is left: a card of two may be played for it, but no further card.
    await me.tapOn(card(me, 'start-handbills'));
    await says(me, 'Which city do the cubes go to?');
    expect(await card(me, 'start-cab-driver').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('2');
    await page.getByText('You would place more than your supply has').waitFor();
    await me.tapOn(city(me, 'rome'));
    await says(me, '1 cube');
    await me.tap('button', 'Place 1 cube');
    await says(me, 'Choose an action, or cards first.');
    // Undone, and done again.
    await me.tap('button', 'Undo');
    await card(me, 'start-handbills').waitFor();
    await page.keyboard.press('5'); // it came back as the last of the hand
    await me.tapOn(city(me, 'rome'));
    await page.keyboard.press('Enter');
    await card(me, 'start-handbills').waitFor({ state: 'detached' });
    // The first action is done: claiming is closed, and says why.
    await page.keyboard.press('c');
    await page.getByText('Claiming is possible only as the first action of your turn.').waitFor();
    await page.keyboard.press('d');
    await me.tapOn(card(me, 'start-chemist'));
    await page.keyboard.press('Escape');
    await says(me, 'Choose an action, or cards first.');
    await page.keyboard.press('d');
    await me.tapOn(card(me, 'start-chemist'));
    await me.tap('button', 'Discard 1 card');
    await says(me, 'Your two actions are done.');
    await page.keyboard.press('e');
    await says(me, 'It is the turn of');
  },
);

test('whoever wants no question ends the turn with the second action', { timeout: 120_000 }, async () => {
  const me = await atTable('desktop', { asksEnd: false });
  const discards = async () => {
    for (const key of ['d', '1', 'Enter']) await me.page.keyboard.press(key);
  };
  await discards();
  await card(me, 'start-handbills').waitFor({ state: 'detached' });
  await discards();
  await says(me, 'It is the turn of');
});

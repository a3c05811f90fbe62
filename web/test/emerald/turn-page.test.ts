/** A turn on the real page: why something is closed, what can be undone, and how a turn ends. */
import { emeraldKit } from '@lamplight/emerald/kit';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { emeraldTable } from '../orders.ts';
import { builtPages } from '../pages.ts';
import { type BrowserPerson, type Device, person } from '../person.ts';
import { arriveAs, asked, sitDown, until } from '../seats.ts';
import { anything, sentence, startOfText, wholeText } from '../sentences.ts';
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
const says = async (me: BrowserPerson, text: string | RegExp) => saysOf(me).getByText(text).first().waitFor();

const placed = startOfText(
  sentence('emerald.turn.say.place', {
    count: 1,
    in: sentence('emerald.city.in', { city: 'rome' }),
    n: 1,
    cards: anything,
  }),
);
/** However many cards are left to draw. */
const actionsDone = wholeText(...[0, 1, 2, 3, 4, 5].map(count => sentence('emerald.turn.end.done', { count })));
const turnOfJoris = startOfText(sentence('emerald.turn.wait.turn', { player: anything }));

test.each(['phone', 'desktop'] as const)(
  '[EM-CLAIM-1, EM-PLACE-2, EM-UNDO-1] a turn on a %s',
  { timeout: 120_000 },
  async device => {
    const me = await atTable(device);
    const { page } = me;
    await says(me, sentence('emerald.turn.need.act'));
    // One cube is left: a card of two may be played for it, but no further card.
    await me.tapOn(card(me, 'start-handbills'));
    await says(me, sentence('emerald.turn.need.city', { act: 'place' }));
    expect(await card(me, 'start-cab-driver').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('2');
    await page.getByText(sentence('emerald.turn.why.EM-PLACE-2')).waitFor();
    await me.tapOn(city(me, 'rome'));
    await says(me, placed);
    await me.tap('button', sentence('emerald.turn.do.place', { count: 1 }));
    await says(me, sentence('emerald.turn.need.act'));
    // Undone, and done again.
    await me.tap('button', sentence('emerald.turn.do.undo'));
    await card(me, 'start-handbills').waitFor();
    await page.keyboard.press('5'); // it came back as the last of the hand
    await me.tapOn(city(me, 'rome'));
    await page.keyboard.press('Enter');
    await card(me, 'start-handbills').waitFor({ state: 'detached' });
    // The first action is done: claiming is closed, and says why.
    await page.keyboard.press('c');
    await page.getByText(sentence('emerald.turn.why.EM-CLAIM-1')).waitFor();
    await page.keyboard.press('d');
    await me.tapOn(card(me, 'start-chemist'));
    await page.keyboard.press('Escape');
    await says(me, sentence('emerald.turn.need.act'));
    await page.keyboard.press('d');
    await me.tapOn(card(me, 'start-chemist'));
    await me.tap('button', sentence('emerald.turn.do.discard', { count: 1 }));
    await says(me, actionsDone);
    await page.keyboard.press('e');
    await says(me, turnOfJoris);
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
  await says(me, turnOfJoris);
});

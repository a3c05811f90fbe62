import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Development, develop } from './development.ts';
import { builtPages } from './pages.ts';
import { openTestServer } from './test-server.ts';

let browser: Browser;
let dev: Development;
beforeAll(async () => {
  [browser, dev] = await Promise.all([chromium.launch(inject('browser')), develop()]);
});
afterAll(async () => {
  // With a page open, as it is for whoever presses Ctrl-C.
  const page = await browser?.newPage();
  await page?.goto(dev?.tables.emerald ?? '');
  expect(await dev?.stop()).toBe(0);
  await browser?.close();
});

const title = 'Lamplight debug panel';
const panelOf = (page: Page) => page.getByRole('complementary', { name: title });

/** Everything that the panel shows. */
async function read(page: Page) {
  const panel = panelOf(page);
  const [, step = '', seconds = ''] =
    (await panel.getByText(/^Step \d+, /).textContent())?.match(/(\d+)\D+(\d+)/) ?? [];
  const seat = await panel.getByRole('button', { pressed: true }).textContent();
  return { step: Number(step), seconds: Number(seconds), seat, view: (await panel.locator('pre').textContent()) ?? '' };
}

const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true }).click();
const moves = (page: Page) => panelOf(page).getByRole('listitem').getByRole('button');

/** Waits for the reload: until then the page still shows, and accepts, the old state. */
async function pressAndReload(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await press(page, name);
  await loaded;
  await panelOf(page).locator('pre').waitFor();
}

async function sitAt(page: Page, seat: number): Promise<void> {
  await pressAndReload(page, `Sit at ${seat}`);
  await panelOf(page)
    .getByRole('button', { name: `Sit at ${seat}`, pressed: true })
    .waitFor();
}

/** Takes a seat that may move just now. */
async function sitWhereMovesAre(page: Page, seats: number): Promise<void> {
  for (let tries = 0; tries < seats * 10; tries++) {
    await sitAt(page, tries % seats);
    // The server's first list of legal moves comes after the view.
    await page.waitForTimeout(300);
    if ((await moves(page).count()) > 0) return;
  }
  throw new Error('Nobody may move.');
}

async function stepSomebody(page: Page, seats: number): Promise<void> {
  const said = panelOf(page).getByRole('status');
  for (let tries = 0; tries < seats * 10; tries++) {
    const answered = page.waitForResponse(/__debug/);
    await press(page, `Step bot ${tries % seats}`);
    const { move } = (await (await answered).json()) as { readonly move: object | null };
    await said.getByText(move === null ? 'Nothing to do.' : `Did ${JSON.stringify(move)}`).waitFor();
    if (move !== null) return;
    await page.waitForTimeout(100);
  }
  throw new Error('No bot had anything to do.');
}

test.each([
  { game: 'shadows', seats: 4, jump: '+1 h', by: 3_600 },
  { game: 'emerald', seats: 3, jump: '+1 day', by: 86_400 },
])('$game: switch seats, move by a button, step a bot and move the clock', async ({ game, seats, jump, by }) => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(dev.tables[game] ?? '');
  await panelOf(page).locator('pre').waitFor();
  await panelOf(page).getByRole('checkbox', { name: 'Bots play' }).click();
  await panelOf(page).getByRole('checkbox', { name: 'Bots play', checked: false }).waitFor();

  await sitAt(page, 0);
  const first = await read(page);
  await sitAt(page, 1);
  const second = await read(page);
  expect([first.seat, second.seat]).toEqual(['Sit at 0', 'Sit at 1']);
  expect(JSON.parse(second.view)).not.toEqual(JSON.parse(first.view));

  await sitWhereMovesAre(page, seats);
  const before = await read(page);
  await moves(page).first().click();
  await panelOf(page)
    .getByText(/^Did \{/)
    .waitFor();
  await expect.poll(async () => (await read(page)).step).toBeGreaterThan(before.step);

  const moved = await read(page);
  await stepSomebody(page, seats);
  await expect.poll(async () => (await read(page)).step).toBeGreaterThan(moved.step);

  const early = await read(page);
  await pressAndReload(page, jump);
  await expect.poll(async () => (await read(page)).seconds).toBeGreaterThanOrEqual(early.seconds + by);
  // A turn of one day is over, although nobody moved.
  if (game === 'emerald') await expect.poll(async () => (await read(page)).step).toBeGreaterThan(early.step);
  expect(complaints).toEqual([]);
  await page.close();
});

test('what people get holds no trace of the panel, and no server answers it', async () => {
  const marks = [title, '__debug'];
  const [panel, asks] = await Promise.all(
    ['panel.tsx', 'asks.ts'].map(async file => (await fetch(`${dev.url}/src/debug/${file}`)).text()),
  );
  expect(`${panel}${asks}`).toContain(title);
  expect(asks).toContain('__debug');

  const pages = builtPages();
  const texts = globSync('**/*.{js,css,html,json}', { cwd: pages }).map(file =>
    readFileSync(join(pages, file), 'utf8'),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(text => marks.some(mark => text.includes(mark)))).toEqual([]);

  const server = await openTestServer(pages, { NODE_ENV: 'development', DEV: '1', DEBUG: '1', LAMPLIGHT: dev.url });
  try {
    for (const { origin } of [new URL(server.url), new URL(dev.url)]) {
      const answer = await fetch(`${server.url}/__debug`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{"type":"tables"}',
      });
      expect(answer.ok).toBe(false);
      expect(await answer.text()).not.toContain('tokens');
    }
  } finally {
    await server.close();
  }
});

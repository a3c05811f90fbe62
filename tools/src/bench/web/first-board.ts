import { loadavg } from 'node:os';
import type { House } from '@lamplight/web/test/house';
import { atTable, type Playing } from '@lamplight/web/test/playing';
import type { Browser } from 'playwright-core';
import { type Figure, median, spoken } from '../figure.ts';
import { fast3G, slowness, slowPhone } from './slow-phone.ts';

const times = 5;

interface Opened {
  /** Milliseconds since the link was opened. */
  readonly board: number;
  readonly pictures: number;
}

/** From a link to the first board, for somebody who has a seat and has never opened the page with this browser. */
export function firstBoard(browser: Browser, house: House): Promise<readonly Figure[]> {
  return atTable(house, table => onEachLine(browser, house, table));
}

async function onEachLine(browser: Browser, house: House, table: Playing): Promise<readonly Figure[]> {
  const lines = { 'a line of this machine': undefined, 'fast 3G': fast3G } as const;
  const figures: Figure[] = [];
  for (const [name, line] of Object.entries(lines)) {
    const found: Opened[] = [];
    for (let n = 0; n < times; n++) found.push(await opened(browser, house, table, line));
    const board = found.map(each => each.board);
    figures.push({
      subject: `First board after a link is opened, ${slowness}× slower processor, ${name}`,
      value: median(board) / 1000,
      unit: 's',
      aim: { most: line === undefined ? 1.5 : 6 },
      detail: `of ${times}: ${board.map(each => spoken(each)).join(', ')} ms; with its pictures ${spoken(median(found.map(each => each.pictures)))} ms; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    });
  }
  return figures;
}

async function opened(
  browser: Browser,
  house: House,
  { code, seated }: Playing,
  line: typeof fast3G | undefined,
): Promise<Opened> {
  const { person, tools } = await slowPhone(browser, house);
  const { page } = person;
  const kept = [{ code, token: seated[0]?.token, game: 'shadows', seen: Date.now() }];
  await page.addInitScript(tables => {
    localStorage.setItem('lamplight.tables', tables);
    const look = new MutationObserver(() => {
      if (document.querySelector('[role=grid] [role=gridcell]') === null) return;
      look.disconnect();
      // Drawn by the frame after the one that it was put into.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first board')));
    });
    look.observe(document, { childList: true, subtree: true });
  }, JSON.stringify(kept));
  if (line !== undefined) await tools.send('Network.emulateNetworkConditions', line);
  await person.open(`/t/${code}`);
  await page.waitForFunction(() => performance.getEntriesByName('first board').length > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  const found = await page.evaluate(() => ({
    board: performance.getEntriesByName('first board')[0]?.startTime ?? Number.NaN,
    pictures: Math.max(
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/pictures/'))
        .map(({ responseEnd }) => responseEnd),
    ),
  }));
  await person.close();
  return found;
}

import { loadavg } from 'node:os';
import { emeraldPlaying } from '@lamplight/web/test/emerald/playing';
import { atTable } from '@lamplight/web/test/playing';
import type { TestServer } from '@lamplight/web/test/test-server';
import type { Browser } from 'playwright-core';
import { type Figure, median, spoken } from '../figure.ts';
import { fast3G, slowness, slowPhone } from './slow-phone.ts';

const times = 5;

interface Opened {
  /** Milliseconds since the link was opened. */
  readonly board: number;
  readonly pictures: number;
}

/** From a link to the first board, for a person with a seat whose browser has never opened the page. */
export async function firstBoard(browser: Browser, server: TestServer): Promise<readonly Figure[]> {
  const shadows = await atTable(server, ({ code, seated }) =>
    overEachConnection(browser, server, { code, token: seated[0]?.token ?? '', game: 'shadows' }),
  );
  const { code, seated, close } = await emeraldPlaying(server);
  const seat: Seated = { code, token: seated[0]?.token ?? '', game: 'emerald' };
  const emerald = await overEachConnection(browser, server, seat).finally(close);
  return [...shadows, ...emerald];
}

/** A person with a seat, and a selector that matches the game's board. */
interface Seated {
  readonly code: string;
  readonly token: string;
  readonly game: 'shadows' | 'emerald';
}
const boards = { shadows: '[role=grid] [role=gridcell]', emerald: '[data-city]' } as const;

async function overEachConnection(browser: Browser, server: TestServer, table: Seated): Promise<readonly Figure[]> {
  const connections = { 'a line of this machine': undefined, 'fast 3G': fast3G } as const;
  const figures: Figure[] = [];
  for (const [name, connection] of Object.entries(connections)) {
    const found: Opened[] = [];
    for (let n = 0; n < times; n++) found.push(await opened(browser, server, table, connection));
    const board = found.map(each => each.board);
    figures.push({
      subject: `First board${table.game === 'emerald' ? ' of Emerald' : ''} after a link is opened, ${slowness}× slower processor, ${name}`,
      value: median(board) / 1000,
      unit: 's',
      aim: { most: connection === undefined ? 1.5 : 6 },
      detail: `of ${times}: ${board.map(each => spoken(each)).join(', ')} ms; with its pictures ${spoken(median(found.map(each => each.pictures)))} ms; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    });
  }
  return figures;
}

async function opened(
  browser: Browser,
  server: TestServer,
  { code, token, game }: Seated,
  connection: typeof fast3G | undefined,
): Promise<Opened> {
  const { person, tools } = await slowPhone(browser, server);
  const { page } = person;
  const kept = JSON.stringify([{ code, token, game, seen: Date.now() }]);
  const given = { kept, board: boards[game] };
  await page.addInitScript(({ kept: tables, board }) => {
    localStorage.setItem('lamplight.tables', tables);
    const look = new MutationObserver(() => {
      if (document.querySelector(board) === null) return;
      look.disconnect();
      // It is painted in the frame after the one in which it was inserted.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first board')));
    });
    look.observe(document, { childList: true, subtree: true });
  }, given);
  if (connection !== undefined) await tools.send('Network.emulateNetworkConditions', connection);
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

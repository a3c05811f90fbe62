import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sitDown, start } from '../coming.ts';
import { emeraldTable } from '../orders.ts';
import { type OwnServer, openOwnServer } from '../own-server.ts';
import { person } from '../person.ts';
import { until } from '../seats.ts';
import { partOfText, sentence } from '../sentences.ts';
import { playerOf, seatEmerald } from './player.ts';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([chromium.launch(inject('browser')), openOwnServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const hour = 3_600_000;

test('[EM-CLOCK-1] [EM-CLOCK-3] a day for each turn goes on while the server is away, and then the simplest step is made', {
  timeout: 120_000,
}, async () => {
  const day = { kind: 'turn', time: 24 * hour, increment: 0 } as const;
  const code = await server.table(emeraldTable(2, { clock: day }));
  const ada = await person(browser, server, { device: 'phone' });
  onTestFinished(ada.close);
  await sitDown(ada, `/t/${code}`, 'Ada');
  const bo = await seatEmerald(server, code, 1, 'Bo');
  onTestFinished(bo.close);
  await start(ada);
  const player = await playerOf(server, ada, code);
  onTestFinished(player.mind.close);
  // Who begins is random: bo places his agents anywhere, until it is Ada's turn.
  bo.play(5);
  await until(player.mind.client, () => player.mind.wish() !== undefined);
  const { number } = player.view().turn;
  const placed = () => JSON.stringify(player.view().cities);
  const before = placed();

  // Nearly a day later, on a server that was killed and restarted, she still has her time.
  await server.skip(23 * hour);
  await until(player.mind.client, () => player.mind.client.connection.type === 'open', 30_000);
  await ada.page.getByText(sentence('table.line.down')).waitFor({ state: 'hidden', timeout: 30_000 });
  expect(placed()).toBe(before);
  expect(player.view().turn.number).toBe(number);

  // From home she sees that the table waits for her, and goes there.
  await ada.open('/');
  await ada.tapOn(ada.page.getByRole('link', { name: partOfText(sentence('home.mine.turn')) }).first());
  await ada.page.waitForURL(new RegExp(code));

  // Her day is over: the game goes on without her.
  await server.skip(2 * hour);
  await until(player.mind.client, () => placed() !== before || player.view().turn.number !== number, 60_000);
});

import type { TimerLevel } from '@lamplight/shadows/public';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { brokenConnection, sitDown, start } from './coming.ts';
import { cooperativeTable } from './orders.ts';
import { type OwnServer, openOwnServer } from './own-server.ts';
import { type BrowserPerson, person } from './person.ts';
import { type PagePlayer, playerOf } from './player.ts';
import { type HeadlessPlayer, seat, until } from './seats.ts';
import { sentence } from './sentences.ts';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([chromium.launch(inject('browser')), openOwnServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Ada gives cards on a phone, and Bo walks without a browser. */
async function twoAgainstTheClock(
  level: TimerLevel,
): Promise<{ ada: BrowserPerson; officer: PagePlayer; bo: HeadlessPlayer }> {
  const code = await server.table({ ...cooperativeTable, options: { ...cooperativeTable.options, level } });
  const ada = await person(browser, server, { device: 'phone' });
  onTestFinished(ada.close);
  await sitDown(ada, `/t/${code}`, 'Ada');
  const bo = await seat(server, code, 1, 'Bo');
  onTestFinished(bo.close);
  await start(ada);
  const officer = await playerOf(server, ada, code);
  onTestFinished(officer.mind.close);
  bo.play();
  await officer.playUntil(() => officer.mind.client.match?.view.phase === 'playing');
  return { ada, officer, bo };
}

const secondsLeft = async ({ page }: BrowserPerson): Promise<number> => {
  const [minutes = Number.NaN, seconds = Number.NaN] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

test('[SA-COOP-1] [SA-COOP-4] one team wins two rounds before the clock, which the page counts down', async () => {
  const { ada, officer, bo } = await twoAgainstTheClock('recruit');
  const { client } = officer.mind;
  expect(await ada.page.getByRole('region', { name: sentence('shadows.team', { team: 'orange' }) }).count()).toBe(0);
  const before = await secondsLeft(ada);
  expect(before).toBeGreaterThan(14 * 60);
  expect(before).toBeLessThanOrEqual(15 * 60);
  await officer.playUntil(() => (client.match?.view.teams.black.clues.length ?? 0) >= 2);
  await expect.poll(() => secondsLeft(ada)).toBeLessThan(before);
  officer.mind.play();
  await until(client, () => client.table?.view.match?.over != null, 40_000);
  await ada.see('heading', sentence('after.match.won', { who: 'alone' })).waitFor();
  await ada.see('img', sentence('after.score.alone', { won: 2, lost: client.match?.view.lost ?? -1 })).waitFor();
  expect(client.match?.view.rounds.filter(({ because }) => because === 'client')).toHaveLength(2);
  bo.rest();
  expect(ada.complaints).toEqual([]);
});

test('[SA-COOP-1] [SA-COOP-4] when the time is up the round is lost, and with the second one the match', async () => {
  const { ada, officer, bo } = await twoAgainstTheClock('master');
  const { client } = officer.mind;
  bo.rest();
  for (const round of [1, 2]) {
    if (round === 2) {
      await ada.tap('button', sentence('after.ready', { round: 2 }));
      await bo.client.move({ type: 'ready' });
      await until(client, () => client.match?.view.phase === 'playing');
    }
    await expect.poll(() => secondsLeft(ada)).toBeGreaterThan(150);
    // Some seconds are left for a server that starts slowly: the page must see the last of them.
    // The wait starts before: the sentence is shown for three seconds, and the page may reconnect before the server
    // reports that it is listening.
    const back = ada.page.getByText(sentence('table.line.back')).waitFor({ timeout: 40_000 });
    await Promise.all([back, server.skip(155_000)]);
    // The clock does not stop while the server is down, and the page knows.
    await expect.poll(() => secondsLeft(ada)).toBeLessThanOrEqual(25);
    if (round === 1)
      await ada.see('heading', sentence('after.won', { who: 'nobody', round: 1 })).waitFor({ timeout: 40_000 });
  }
  await ada.see('heading', sentence('after.match.won', { who: 'nobody' })).waitFor({ timeout: 40_000 });
  await ada.see('img', sentence('after.score.alone', { won: 0, lost: 2 })).waitFor();
  expect(client.match?.view.rounds.map(({ because, winner }) => ({ because, winner }))).toEqual(
    Array(2).fill({ because: 'time', winner: null }),
  );
  await ada.see('button', sentence('table.after.again.yes')).waitFor();
  expect(ada.complaints.filter(line => !brokenConnection.test(line))).toEqual([]);
});

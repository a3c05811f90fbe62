import type { Move } from '@lamplight/emerald/public';
import { type Browser, chromium, type Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sitDown, start } from '../coming.ts';
import { emeraldTable } from '../orders.ts';
import { person } from '../person.ts';
import { until } from '../seats.ts';
import { type Course, home, loyal, turn } from './course.ts';
import { type EmeraldPlayer, playerOf, seatEmerald } from './player.ts';
import { openStagedHouse, type StagedHouse } from './staged-house.ts';

let browser: Browser;
let house: StagedHouse;
beforeAll(async () => {
  [browser, house] = await Promise.all([chromium.launch(inject('browser')), openStagedHouse()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** Two sit at it, one with a phone. */
async function begin(given: Course['given']): Promise<EmeraldPlayer> {
  house.stage(given);
  const code = await house.table(emeraldTable(3));
  const ada = await person(browser, house, { device: 'phone' });
  onTestFinished(ada.close);
  await sitDown(ada, `/t/${code}`, 'Ada');
  for (const place of [1, 2]) onTestFinished((await seatEmerald(house, code, place)).close);
  await start(ada);
  const player = await playerOf(house, ada, code);
  onTestFinished(player.mind.close);
  await ada.page.getByRole('list', { name: 'Your hand' }).waitFor();
  return player;
}

async function expectLarge(thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
}

/** What the page did, as the table has it. */
const last = ({ view }: EmeraldPlayer): Move['type'] | 'asking' => (view().asking === null ? 'pass' : 'asking');

const killing = {
  ...turn,
  ...loyal,
  hand: { monday: ['hired-assassin', 'infernal-machine'] },
  cities: {
    berlin: home,
    paris: {
      pile: ['city-paris'],
      royalty: 'royalty-the-weaver-in-darkness',
      agents: { monday: 3, tuesday: 1 },
    },
  },
} as const;

test.each([
  ['the agent', '[data-stack="paris agents tuesday"]'],
  ['the royalty', '[data-royalty="paris"]'],
])('[EM-KILL-1] of an agent and royalty in one city %s is chosen with a finger', async (_, wanted) => {
  const player = await begin(killing);
  const { page, tapOn } = player.person;
  for (const place of [0, 1]) await player.hands.tap({ on: 'card', place });
  await player.hands.tap({ on: 'act', act: 'assassinate' });
  // Which of them a finger on the city means it cannot know: it asks.
  await tapOn(page.locator('[data-city="paris"]'));
  const sheet = page.getByRole('dialog', { name: 'Paris' });
  for (const each of ['[data-stack="paris agents tuesday"]', '[data-royalty="paris"]'])
    await expectLarge(sheet.locator(each));
  await tapOn(sheet.locator(wanted));
  await sheet.waitFor({ state: 'hidden' });
  const isRoyalty = wanted.includes('royalty');
  await player.hands.confirm();
  const { client } = player.mind;
  await until(client, () => (isRoyalty ? player.view().cities.paris.royalty === null : last(player) === 'asking'));
});

test('[EM-CARD-ZOMBIES-1] where a zombie may go for an agent or rise, either is chosen with a finger', async () => {
  const player = await begin({
    ...turn,
    ...loyal,
    hand: { monday: ['zombies'] },
    cities: { berlin: home, rome: { agents: { tuesday: 1, wednesday: 1 }, zombies: 1 } },
  });
  const { page, tapOn } = player.person;
  await player.hands.tap({ on: 'card', place: 0 });
  await player.hands.tap({ on: 'act', act: 'text' });
  const rome = page.locator('[data-city="rome"]');
  const sheet = page.getByRole('dialog', { name: 'Rome' });
  await tapOn(rome);
  await expectLarge(sheet.locator('[data-stack="rome agents tuesday"]'));
  await tapOn(sheet.locator('[data-stack="rome agents wednesday"]'));
  await sheet.waitFor({ state: 'hidden' });
  for (let rising = 0; rising < 2; rising++) await player.hands.tap({ on: 'city', city: 'rome' });
  await player.hands.confirm();
  await until(player.mind.client, () => player.view().asking?.player === 'wednesday');
});

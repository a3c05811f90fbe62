import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { until } from '../seats.ts';
import { sentence } from '../sentences.ts';
import { home, loyal, turn } from './course.ts';
import { sharedStage } from './staged-stage.ts';

const the = sharedStage();

async function expectLarge(thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
}

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
  const { monday: player } = await the.begin(killing, { device: 'phone' });
  const { page, tapOn } = player.person;
  for (const place of [0, 1]) await player.hands.tap({ type: 'card', place });
  await player.hands.tap({ type: 'act', act: 'assassinate' });
  // A tap on the city does not say which of them is meant, so the page asks.
  await tapOn(page.locator('[data-city="paris"]'));
  const sheet = page.getByRole('dialog', { name: sentence('emerald.city.name', { city: 'paris' }) });
  for (const each of ['[data-stack="paris agents tuesday"]', '[data-royalty="paris"]'])
    await expectLarge(sheet.locator(each));
  await tapOn(sheet.locator(wanted));
  await sheet.waitFor({ state: 'hidden' });
  const isRoyalty = wanted.includes('royalty');
  await player.hands.confirm();
  const { client } = player.mind;
  await until(client, () => (isRoyalty ? player.view().cities.paris.royalty === null : player.view().asking !== null));
});

test('[EM-CARD-ZOMBIES-1] where a zombie may go for an agent or rise, either is chosen with a finger', async () => {
  const given = {
    ...turn,
    ...loyal,
    hand: { monday: ['zombies'] },
    cities: { berlin: home, rome: { agents: { tuesday: 1, wednesday: 1 }, zombies: 1 } },
  };
  const { monday: player } = await the.begin(given, { device: 'phone' });
  const { page, tapOn } = player.person;
  await player.hands.tap({ type: 'card', place: 0 });
  await player.hands.tap({ type: 'act', act: 'text' });
  const rome = page.locator('[data-city="rome"]');
  const sheet = page.getByRole('dialog', { name: sentence('emerald.city.name', { city: 'rome' }) });
  await tapOn(rome);
  await expectLarge(sheet.locator('[data-stack="rome agents tuesday"]'));
  await tapOn(sheet.locator('[data-stack="rome agents wednesday"]'));
  await sheet.waitFor({ state: 'hidden' });
  for (let rising = 0; rising < 2; rising++) await player.hands.tap({ type: 'city', city: 'rome' });
  await player.hands.confirm();
  await until(player.mind.client, () => player.view().asking?.player === 'wednesday');
});

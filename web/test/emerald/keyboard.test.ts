import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { emeraldTable } from '../orders.ts';
import { builtPages } from '../pages.ts';
import { type Person, person } from '../person.ts';
import { until } from '../seats.ts';
import { courses as ofActions } from './courses-of-actions.ts';
import { courses as ofQuestions } from './courses-of-questions.ts';
import { courses as ofTexts } from './courses-of-texts.ts';
import { keys } from './hands.ts';
import { playerOf, seatEmerald } from './player.ts';
import { openStagedHouse, type StagedHouse } from './staged-house.ts';

let browser: Browser;
let house: StagedHouse;
beforeAll(async () => {
  [browser, house] = await Promise.all([chromium.launch(inject('browser')), openStagedHouse(builtPages())]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** By the link, with Tab and letters only. */
async function sitDownByKeys(somebody: Person, code: string): Promise<void> {
  await somebody.open(`/t/${code}`);
  await somebody.tabTo('textbox', 'Your name');
  await somebody.page.keyboard.type('Monday');
  await somebody.tabTo('button', 'Take the first free seat');
  await somebody.page.keyboard.press('Enter');
}

/** Places, retrieves, claims, kills, uses texts with pieces and players, and answers: the ways of choosing that there are. */
const chosen = [...ofActions.slice(0, 4), ...ofTexts.slice(0, 2), ...ofQuestions.slice(1, 3)];

test.each(chosen)('[UX-27] by keys alone: $name', { timeout: 120_000 }, async ({ given, moves }) => {
  house.stage(given);
  const code = await house.table(emeraldTable(3));
  const somebody = await person(browser, house);
  onTestFinished(somebody.close);
  await sitDownByKeys(somebody, code);
  const others = [await seatEmerald(house, code, 1, 'Tuesday'), await seatEmerald(house, code, 2, 'Wednesday')];
  onTestFinished(() => {
    for (const each of others) each.close();
  });
  await somebody.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await somebody.tabTo('button', 'Start');
  await somebody.page.keyboard.press('Enter');
  const player = await playerOf(house, somebody, code, keys(somebody));
  onTestFinished(player.mind.close);
  await somebody.page.getByRole('list', { name: 'Your hand' }).waitFor();
  for (const [by, move] of moves) {
    if (by === 'monday') await player.make(move);
    else {
      const step = player.mind.client.match?.step;
      const other = others[by === 'tuesday' ? 0 : 1];
      expect(await other?.client.move(move)).toMatchObject({ done: true });
      await until(player.mind.client, () => player.mind.client.match?.step !== step, 10_000);
    }
  }
  expect(somebody.taps).toBe(0);
});

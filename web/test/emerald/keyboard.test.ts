import { expect, test } from 'vitest';
import { isAtTable } from '../coming.ts';
import type { BrowserPerson } from '../person.ts';
import { sentence } from '../sentences.ts';
import { courses as ofActions } from './courses-of-actions.ts';
import { courses as ofQuestions } from './courses-of-questions.ts';
import { courses as ofTexts } from './courses-of-texts.ts';
import { keys } from './hands.ts';
import { sharedStage, type Ways } from './staged-stage.ts';

const the = sharedStage();

const pressed = async ({ page, tabTo }: BrowserPerson, name: string) => {
  await tabTo('button', name);
  await page.keyboard.press('Enter');
};

/** Joins with Tab and letters only. */
const byKeys: Ways = {
  sitDown: async (somebody, address, name) => {
    await somebody.open(address);
    await somebody.tabTo('textbox', sentence('table.join.name'));
    await somebody.page.keyboard.type(name);
    await pressed(somebody, sentence('table.join.firstSeat'));
    await isAtTable(somebody, name);
  },
  start: async somebody => {
    await somebody.page
      .getByRole('button', { name: sentence('table.start.do'), exact: true, disabled: false })
      .waitFor();
    await pressed(somebody, sentence('table.start.do'));
  },
  hands: keys,
};

/** Place, retrieve, claim, kill, texts with pieces and players, and answers: all ways of choosing. */
const chosen = [
  ...ofActions.slice(0, 4),
  ...ofTexts.slice(0, 2),
  // The one between them is long, and adds nothing to these.
  ...ofQuestions.slice(1, 2),
  ...ofQuestions.slice(3, 4),
];

test.each(chosen)('[UX-27] by keys alone: $name', { timeout: 120_000 }, async ({ given, moves }) => {
  const { monday, follow } = await the.begin(given, {}, byKeys);
  await follow(moves);
  expect(monday.person.taps).toBe(0);
});

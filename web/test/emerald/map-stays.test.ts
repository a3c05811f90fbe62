import { expect, test } from 'vitest';
import { tapsFor } from '../../src/emerald/turn/draft/trial-taps.ts';
import { sentence } from '../sentences.ts';
import { loyal, turn } from './course.ts';
import { fingers } from './hands.ts';
import { stagedStage } from './staged-stage.ts';

const the = stagedStage();

test('[UX-07] on a phone the map stays where it is while all that a kill brings is told', async () => {
  const { monday } = await the.begin(
    {
      ...turn,
      ...loyal,
      hand: { monday: ['hired-assassin', 'infernal-machine', 'start-banker'] },
      cities: { vienna: { agents: { monday: 2, tuesday: 1 }, cubes: { monday: 1, wednesday: 1 } } },
    },
    { device: 'phone' },
  );
  const { page } = monday.person;
  const lastRow = () => page.locator('[data-city="cairo"]').boundingBox();
  const said = page.locator('[data-say]');
  await said.getByText(sentence('emerald.turn.need.act')).waitFor();
  const before = await lastRow();

  const { tap } = fingers(monday.person);
  const kill = {
    type: 'assassinate',
    card: 'hired-assassin',
    city: 'vienna',
    target: { agent: 'tuesday' },
    bombs: ['infernal-machine'],
  } as const;
  for (const each of tapsFor(monday.view(), kill)) await tap(each);
  await page.locator('[data-confirm]').waitFor();

  expect(await lastRow()).toEqual(before);
  // It is longer than its space, and its end can be scrolled to.
  const end = said.getByRole('button', { name: sentence('emerald.card.infernal-machine') });
  await end.scrollIntoViewIfNeeded();
  const [line, place] = await Promise.all([end.boundingBox(), said.locator('..').boundingBox()]);
  expect(await said.locator('..').evaluate(each => each.scrollTop)).toBeGreaterThan(0);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) + 1);
});

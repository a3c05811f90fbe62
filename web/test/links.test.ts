import type { View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { pictureAt } from '../src/shadows/board/cells/picture-width.ts';
import { sitDown } from './coming.ts';
import { defaultTable } from './orders.ts';
import { asked, until } from './seats.ts';
import { anything, sentence, wholeText } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

test('[SA-LOOK-4] a bot among the Detectives shows what it goes by, cut out of the card and of the picture', async () => {
  const teams = { black: { officer: 0, detectives: [1, 2] }, orange: { officer: 3, detectives: [4] } };
  const code = await the.server.table({ ...defaultTable, seats: 5, options: { ...defaultTable.options, teams } });
  const officer = await the.seat(code, 0, 'Ada');
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `/t/${code}`, 'Bo');
  for (const seat of [2, 3, 4]) await asked(officer, { type: 'seat bot', seat, is: true });
  await bo.tap('button', sentence('table.ready.say'));
  await asked(officer, { type: 'start' });
  const view = () => officer.client.match?.view as View | undefined;
  await until(officer.client, () => view()?.phase === 'lobby');
  await officer.client.move({ type: 'ready' });
  await bo.tap('button', sentence('shadows.ready.do'));
  await until(officer.client, () => view()?.phase === 'playing', 30_000);

  // Not every card has something in common with its surroundings: then try another clue.
  const cut = bo.page.locator('li svg image');
  await expect
    .poll(
      async () => {
        const own = view()?.teams.black;
        if (own?.step === 'gather')
          await officer.client.move({ type: 'give', cards: view()?.available.slice(0, 1) ?? [] });
        else if (own?.pointing?.[2] !== undefined && own.links === undefined)
          await bo.tap('button', sentence('shadows.act.go'));
        return cut.count();
      },
      { timeout: 60_000 },
    )
    .toBe(2);
  const { links = {}, looking = {}, holding = [] } = view()?.teams.black ?? {};
  const link = links[2];
  const pictures = await cut.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''));
  expect(holding).toContain(link?.card);
  const lookedAt = view()?.cells[looking[2] ?? '']?.picture;
  expect(pictures).toEqual([pictureAt(link?.card ?? '', 320), pictureAt(lookedAt ?? '', 320)]);
  const told = wholeText(sentence('shadows.link', { name: anything, card: anything, picture: anything }));
  expect(await bo.page.getByText(told).count()).toBe(1);
});

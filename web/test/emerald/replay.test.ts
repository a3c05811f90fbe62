import { expect, test } from 'vitest';
import { until } from '../seats.ts';
import { sentence } from '../sentences.ts';
import { stage } from '../stage.ts';
import { emeraldPlaying } from './playing.ts';

const the = stage();

test('[UX-36] a finished match is watched as a seat knew it or open, and a link leads to the same moment', {
  timeout: 180_000,
}, async () => {
  const { code, seated, close } = await emeraldPlaying(the.server);
  expect(code).toHaveLength(6);
  const [first] = seated;
  const { client } = first!;
  for (const mind of seated) mind.play(1);
  await until(client, () => client.match?.view.phase === 'over', 150_000);
  const match = client.match?.id ?? '';
  close();

  const ada = await the.person();
  const { page } = ada;
  await ada.open(`/replay/${match}`);
  const seen = page.getByRole('radiogroup', { name: sentence('replay.seen') });
  await seen.waitFor();
  // Open: everybody's hand and side.
  await seen.getByRole('radio', { name: sentence('replay.seen.open') }).check();
  const cards = page
    .getByRole('listitem')
    .filter({ hasText: /^Seat 1, / })
    .getByRole('button');
  for (let turns = 0; turns < 3; turns++) await ada.tap('button', sentence('replay.turn'));
  expect(await cards.count()).toBeGreaterThan(0);
  // As the first seat saw it: the other's hand is face down.
  await seen.getByRole('radio', { name: /Seat 0/ }).check();
  expect(await cards.count()).toBe(0);

  await ada.tap('button', sentence('replay.link'));
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const when = await page.getByRole('heading', { level: 1 }).textContent();
  const moment = await page.getByRole('slider').getAttribute('aria-valuetext');
  const bo = await the.person({ device: 'phone' });
  await bo.open(`${link.pathname}${link.search}${link.hash}`);
  await bo.page.getByRole('slider').waitFor();
  expect(await bo.page.getByRole('heading', { level: 1 }).textContent()).toBe(when);
  expect(await bo.page.getByRole('slider').getAttribute('aria-valuetext')).toBe(moment);
  expect(await bo.page.getByRole('radio', { name: /Seat 0/ }).isChecked()).toBe(true);
});

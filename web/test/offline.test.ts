import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { BrowserPerson } from './person.ts';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

/** Resolves when a page has cached all it should. The worker that the build wrote says how much that is. */
async function kept({ page }: BrowserPerson): Promise<void> {
  const built = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const files = new Set(built.match(/\/pictures\/\w+\.avif/g));
  // Lessons and rules alone name 76, each in two sizes.
  expect(files.size).toBeGreaterThanOrEqual(152);
  const count = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('lamplight-more')).keys();
      return keys.filter(({ url }) => url.includes('/pictures/')).length;
    });
  await expect.poll(count, { timeout: 60_000, interval: 250 }).toBe(files.size / 2);
}

/** Requests that failed, from now on. */
function misses(page: Page): readonly string[] {
  const missed: string[] = [];
  page.on('requestfailed', request => missed.push(request.url()));
  page.on('response', response => {
    if (response.status() >= 400) missed.push(`${response.status()} ${response.url()}`);
  });
  return missed;
}

/** How many pictures the page has, once all can be drawn. A picture that was just added has not chosen its file yet. */
async function drawn(page: Page): Promise<number> {
  await expect.poll(async () => (await looked(page)).blank).toEqual([]);
  return (await looked(page)).pictures;
}

const looked = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.querySelectorAll<SVGImageElement>('svg image[href]')].map(each => each.href.baseVal);
    const files = new Set([...shown, ...[...document.images].map(each => each.currentSrc)]);
    const blank: string[] = [];
    for (const file of files) {
      const image = new Image();
      image.src = file;
      await image.decode().catch(() => undefined);
      if (image.naturalWidth === 0) blank.push(file);
    }
    return { pictures: files.size, blank };
  });

/** Scrolls to the foot of a page, so that everything that loads when it is near has loaded. */
async function readThrough(page: Page): Promise<void> {
  let [seen, foot] = [0, 1];
  for (; seen < foot; seen += 600) {
    await page.evaluate(top => scrollTo(0, top), seen);
    await page.waitForTimeout(40);
    foot = await page.evaluate(() => document.documentElement.scrollHeight);
  }
}

test.each(['phone', 'desktop'] as const)(
  'after one visit to home, a %s without a line has home, rules, lessons and timer with all their pictures',
  async device => {
    expect(inject('pages')).toHaveProperty('folder');
    const ada = await the.person({ device, offline: true });
    const { page, context } = ada;
    await ada.open('/');
    await ada.see('heading', /./).first().waitFor();
    await kept(ada);
    await context.setOffline(true);
    ada.wire.cut();
    const missed = misses(page);

    await ada.open('/rules/shadows');
    await ada.see('grid', /./).first().waitFor();
    await readThrough(page);
    expect(await drawn(page)).toBeGreaterThan(30);

    await ada.open('/learn/shadows');
    for (const _ of ['look', 'vote', 'two', 'silence', 'police', 'agree', 'map', 'one']) {
      await ada.see('grid', /./).waitFor();
      expect(await drawn(page)).toBeGreaterThan(0);
      await ada.tap('button', sentence('learn.show'));
      await ada.tap('button', sentence('learn.next'));
    }
    await ada.open('/timer');
    await ada.see('timer', /./).or(page.getByRole('timer')).first().waitFor();
    await ada.open('/');
    await ada.see('heading', /./).first().waitFor();
    expect(await drawn(page)).toBeGreaterThan(5);
    expect(missed).toEqual([]);
  },
);

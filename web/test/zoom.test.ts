import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BrowserPerson } from './person.ts';
import { stage } from './stage.ts';

const the = stage();

/** For each game: one picture of several, the key that opens it, what is then shown large, and where it is swiped. */
const games = {
  shadows: {
    path: '/learn/shadows',
    picture: ({ page }: BrowserPerson) => page.locator('main [data-card]').first(),
    key: 'Enter',
    shown: (dialog: Locator) => dialog.locator('image').first(),
    swiped: (dialog: Locator) => dialog.locator('image').first(),
  },
  emerald: {
    path: '/learn/emerald',
    picture: ({ page }: BrowserPerson) => page.locator('[data-hand] [data-card]').first(),
    key: 'z',
    shown: (dialog: Locator) => dialog.locator('a[href^="/cards/emerald#"]'),
    swiped: (dialog: Locator) => dialog.getByText(/^\d+\/\d+$/),
  },
} as const;

test.each(['shadows', 'emerald'] as const)(
  '[UX-10] what is shown large turns by arrows and by a swipe, and goes by Z and by Escape: %s',
  async game => {
    const { path, picture, key, shown, swiped } = games[game];
    const ada = await the.person();
    const { page } = ada;
    await ada.open(path);
    const dialog = page.locator('dialog[open]');
    // A lesson may still be dealing its cards when the first is seen. A key for a card that is dealt anew is lost.
    const opens = async () => {
      await picture(ada).focus();
      await page.keyboard.press(key);
      await page.waitForTimeout(500);
      return dialog.isVisible();
    };
    const open = () => expect.poll(opens).toBe(true);
    const seen = () => shown(dialog).getAttribute('href');
    await open();
    const first = await seen();
    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(seen).toBe(first);

    const box = await swiped(dialog).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y);
    await page.mouse.up();
    await expect.poll(seen).not.toBe(first);
    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).toBe(first);

    await page.keyboard.press('z');
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  },
);

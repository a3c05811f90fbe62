import { expect, test } from 'vitest';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

test('what is chosen in one tab holds in the other at once, and is not undone by what is chosen there next', async () => {
  const ada = await the.person({ device: 'desktop' });
  await ada.open('/settings');
  const other = await ada.context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: sentence('settings.theme.contrast') }).waitFor();

  await ada.tapOn(ada.page.getByRole('radio', { name: 'Polski' }));
  await other.locator('html[lang=pl]').waitFor();
  expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe(sentence('settings.title', {}, 'pl'));

  await other.getByRole('radio', { name: sentence('settings.theme.contrast', {}, 'pl') }).click();
  await ada.page.locator('html[data-theme=contrast]').waitFor();
  await ada.page.reload();
  await ada.see('heading', sentence('settings.title', {}, 'pl')).waitFor();
  expect(await ada.page.locator('html').getAttribute('data-theme')).toBe('contrast');
});

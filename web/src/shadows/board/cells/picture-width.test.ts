import { pictureIds } from '@lamplight/art/public';
import { expect, test } from 'vitest';
import { pictureAt, widthFor } from './picture-width.ts';

test('the whole board on a phone is content with small files; close up, it wants large ones', () => {
  expect(widthFor(0.53, 3)).toBe(320);
  expect(widthFor(1.16, 3)).toBe(600);
  expect(widthFor(1.1, 1)).toBe(320);
  expect(widthFor(1.9, 2)).toBe(600);
});

test('every picture has both files, and an unknown one has none', () => {
  const cards = pictureIds.filter(id => /^[id]\d/.test(id));
  expect(cards.length).toBe(84 + 70);
  for (const id of cards) {
    expect(pictureAt(id, 320)).toMatch(/^\/pictures\/\w+\.avif$/);
    expect(pictureAt(id, 600)).not.toBe(pictureAt(id, 320));
  }
  expect(pictureAt('nowhere', 320)).toBeUndefined();
});

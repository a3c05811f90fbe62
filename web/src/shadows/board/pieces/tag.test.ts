import { expect, test } from 'vitest';
import { tagOf } from './tag.ts';

test('a tag is as wide as its name, and never wider than a hex and a bit', () => {
  expect(tagOf('Wojtek').label).toBe('Wojtek');
  expect(tagOf('Wil').width).toBeLessThan(tagOf('Wim').width);
  expect(tagOf('Константинополь').label).toBe('Константино…');
  expect(tagOf('MMMMMMMMMMMMMMMMMMMM').width).toBeLessThan(150);
  expect(tagOf('').width).toBeGreaterThan(0);
});

test('letters of many parts are not cut in the middle', () => {
  expect(tagOf('👩‍👩‍👧👩‍👩‍👧').label).toBe('👩‍👩‍👧👩‍👩‍👧');
});

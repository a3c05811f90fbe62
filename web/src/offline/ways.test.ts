import { expect, test } from 'vitest';
import { cacheOf, newestCache, picturesCache, staleCaches, tooMany, unwanted, wayOf } from './ways.ts';

const origin = 'https://lamplight.example';
const ask = (path: string, { method = 'GET', mode = 'cors' as RequestMode } = {}) =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

test.each(['/api/tables/KOPERT', '/api/matches/abc/record', '/ws', 'https://elsewhere.example/assets/a.js', '/sw.js'])(
  '%s is never kept',
  path => {
    expect(ask(path)).toBe('pass');
  },
);

test('not even when it is opened as a page', () => {
  expect(ask('/api/matches/abc/record', { mode: 'navigate' })).toBe('pass');
});

test('what is sent is never kept', () => {
  expect(ask('/assets/a.js', { method: 'POST' })).toBe('pass');
});

test('pages, files and pictures go their ways', () => {
  expect(ask('/t/KOPERT', { mode: 'navigate' })).toBe('page');
  expect(ask('/rules/shadows', { mode: 'navigate' })).toBe('page');
  expect(ask('/assets/main-abc.js')).toBe('asset');
  expect(ask('/icon-192.png')).toBe('asset');
  expect(ask('/manifest.webmanifest')).toBe('asset');
  expect(ask('/pictures/004b6244c608.avif')).toBe('picture');
});

test('this version and the one before are kept, and the pictures', () => {
  const names = [cacheOf('a'), picturesCache, cacheOf('b'), cacheOf('c')];
  expect(staleCaches(names, cacheOf('c'))).toEqual([cacheOf('a')]);
  expect(staleCaches([cacheOf('c')], cacheOf('c'))).toEqual([]);
});

test('the newest version is the one kept last', () => {
  expect(newestCache([cacheOf('z'), cacheOf('a'), picturesCache])).toBe(cacheOf('a'));
  expect(newestCache([picturesCache])).toBeUndefined();
});

test('the oldest pictures go first', () => {
  expect(tooMany([1, 2, 3, 4, 5], 3)).toEqual([1, 2]);
  expect(tooMany([1, 2], 3)).toEqual([]);
});

test('what no page shows any more goes', () => {
  const keys = ['/pictures/a.avif', '/pictures/b.avif'].map(path => ({ url: new URL(path, origin).href }));
  expect(unwanted(keys, ['/pictures/b.avif', '/pictures/c.avif'])).toEqual([keys[0]]);
});

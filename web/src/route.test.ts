import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/', { page: 'home' }],
  ['/t/KOPERT', { page: 'table', code: 'KOPERT' }],
  ['/t/kopert', { page: 'table', code: 'KOPERT' }],
  ['/t/KOPERT/', { page: 'table', code: 'KOPERT' }],
  ['/replay/skUIYCnajl8kDRZUzNwc', { page: 'replay', match: 'skUIYCnajl8kDRZUzNwc' }],
  ['/rules/shadows', { page: 'rules', game: 'shadows' }],
  ['/learn/shadows', { page: 'learn', game: 'shadows' }],
  ['/rules/emerald', { page: 'rules', game: 'emerald' }],
  ['/cards/emerald', { page: 'cards', game: 'emerald' }],
  ['/timer', { page: 'timer' }],
  ['/settings', { page: 'settings' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  '/t/KOPER',
  '/t/KOPER7',
  '/t',
  '/t/KOPERT/more',
  '/rules',
  '/settings/x',
  '/rules/chess',
  '/cards/shadows',
  '/elsewhere',
])('%s is nowhere', path => {
  expect(routeOf(path)).toEqual({ page: 'nowhere' });
});

import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test.each([
  ['nothing is asked for', null, undefined, 'en'],
  ['the address asks', 'pl', 'ru', 'pl'],
  ['the address asks for one we do not speak', 'xx', 'ru', 'ru'],
  ['the browser prefers a region', null, 'fr-CA,en;q=0.9', 'fr'],
  ['the weights decide, not the order', null, 'en;q=0.4, nl;q=0.8, ru;q=0.6', 'nl'],
  ['the best is one we do not speak', null, 'de, uk;q=0.9, pl;q=0.1', 'pl'],
  ['a weight of 0 means no', null, 'ru;q=0, de', 'en'],
  ['the header is garbage', null, ';;q=,,,=', 'en'],
  ['anything goes', null, '*', 'en'],
] as const)('%s', (_name, asked, header, expected) => {
  expect(chooseLanguage(asked, header)).toBe(expected);
});

import { expect, test } from 'vitest';
import { sameLook } from './looks.ts';

test('looks that show the same are the same, however often they are made', () => {
  const look = () => ({ light: 'lit', ring: { done: 1, of: 3 }, names: [{ label: 'Ola', colour: 'red' }] });
  expect(sameLook(look(), look())).toBe(true);
  expect(sameLook(look(), { ...look(), ring: { done: 2, of: 3 } })).toBe(false);
  expect(sameLook(look(), { ...look(), names: [] })).toBe(false);
  expect(sameLook({ light: undefined }, {})).toBe(false);
  expect(sameLook(undefined, {})).toBe(false);
});

import { expect, test } from 'vitest';
import { initialsOf, pastelOf } from './initials.ts';

test('each has the first letter of the name, whatever the script', () => {
  expect(initialsOf(['Noor', 'wojtek', 'Оля', 'Éric', '😀 Ann'])).toEqual(['N', 'W', 'О', 'É', '😀']);
});

test('[UX-26] the second with the same letter gets two, and nobody the same as another', () => {
  expect(initialsOf(['Ann', 'Anna', 'Annie', 'An'])).toEqual(['A', 'An', 'Ai', 'A2']);
  expect(new Set(initialsOf(['Bo', 'Bo', 'Bo', 'Bo'])).size).toBe(4);
});

test('a name without a letter is still somebody', () => {
  expect(initialsOf(['', '  '])).toEqual(['?', '?2']);
});

test('a member keeps the pastel, and the eight are all in use', () => {
  expect(pastelOf('m-1')).toBe(pastelOf('m-1'));
  const used = new Set(Array.from({ length: 100 }, (_, index) => pastelOf(`member-${index}`)));
  expect([...used].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

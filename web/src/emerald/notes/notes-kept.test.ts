import { expect, test } from 'vitest';
import { mostLetters, noted, readNotes } from './notes-kept.ts';

test('what was kept comes back', () => {
  const notes = noted(noted({}, 'tuesday', { leaning: 'loyalist2' }), 'tuesday', { text: 'says little' });
  expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual({
    tuesday: { leaning: 'loyalist2', text: 'says little' },
  });
});

test.each([undefined, null, 7, 'text', [], { sunday: {} }, { monday: 'x' }])('of %j nothing is taken', kept => {
  expect(readNotes(kept)).toEqual({});
});

test('what does not fit is left out, the rest is taken', () => {
  const kept = { monday: { leaning: 'king', text: 'x'.repeat(500) }, friday: { leaning: 'restorationist1', text: 7 } };
  expect(readNotes(kept)).toEqual({
    monday: { leaning: 'none', text: 'x'.repeat(mostLetters) },
    friday: { leaning: 'restorationist1', text: '' },
  });
});

test('a note that says nothing is not kept', () => {
  const notes = noted({}, 'tuesday', { leaning: 'restorationist2', text: 'x' });
  expect(noted(notes, 'tuesday', { leaning: 'none', text: '' })).toEqual({});
});

test('the longest notes about everybody fit into what the server keeps', () => {
  const longest = ['monday', 'tuesday', 'wednesday', 'thursday'] as const;
  const notes = longest.reduce(
    (all, day) => noted(all, day, { leaning: 'restorationist2', text: 'Ж'.repeat(999) }),
    {},
  );
  expect(new TextEncoder().encode(JSON.stringify(JSON.stringify(notes))).length).toBeLessThan(2_000);
});

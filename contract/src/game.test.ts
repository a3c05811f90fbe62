import { expect, test } from 'vitest';
import { type Game, type GameTypes, hearersOf, must, toAll, viewersOf } from './game.ts';
import { seal, unseal } from './secret.ts';

test('an item that must exist is given, also where it is undefined', () => {
  expect(must(['a', 'b'], 1)).toBe('b');
  expect(must([undefined], 0)).toBeUndefined();
});

test.each([2, -1, 0.5])('there is no place %s in a list of two', place => {
  expect(() => must(['a', 'b'], place)).toThrow(`There is no place ${place} in a list of 2.`);
});

test('what is told to all is the event itself', () => {
  const event = { type: 'passed', by: 1 } as const;
  expect(toAll(event)).toBe(event);
});

test('a secret is plain data: what was sealed comes out, and a store sees no wrapping', () => {
  expect(unseal(seal('dig'))).toBe('dig');
  expect(JSON.stringify(seal({ role: 'mole' }))).toBe('{"role":"mole"}');
});

test('everybody hears everybody at a table, unless the game says otherwise', () => {
  const open = {} as Game<GameTypes>;
  expect(viewersOf(2)).toEqual([0, 1, 'audience']);
  expect(hearersOf(open, {}, { seats: 2, speaker: 0 })).toEqual([0, 1, 'audience']);
  const hushed = {
    ...open,
    hears: (_state: object, speaker: unknown) => (speaker === 0 ? [] : [1]),
  } as Game<GameTypes>;
  expect(hearersOf(hushed, {}, { seats: 2, speaker: 0 })).toEqual([]);
  expect(hearersOf(hushed, {}, { seats: 2, speaker: 1 })).toEqual([1]);
});

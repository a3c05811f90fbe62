import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapse, expand } from './snapshot.ts';

const paths = (text: string) => text.split(' ').map(path => path.split('.'));

test.each([
  ['places in a row', 'deck.0 deck.1 deck.2', 'deck.0-2'],
  ['places apart', 'hands.0 hands.2', 'hands.0,2'],
  ['both', 'bets.3 bets.0 bets.1', 'bets.0-1,3'],
  ['more than nine', 'deck.9 deck.10 deck.11 deck.2', 'deck.2,9-11'],
  ['names', 'cities.rome cities.paris', 'cities.paris,rome'],
  ['a whole field', 'tunnel deck.0', 'deck.0 tunnel'],
  ['parts that hide alike', 'hands.1.0 hands.1.1 hands.2.0 hands.2.1', 'hands.1-2.0-1'],
  ['parts that do not', 'hands.1.0 hands.1.1 hands.2.0', 'hands.1.0-1 hands.2.0'],
  ['deep down', 'a.b.c.0.d a.b.c.1.d', 'a.b.c.0-1.d'],
  ['a name that looks like a run', 'shelf.3-5', 'shelf.3%2D5'],
  ['a name with a comma, as hexes have', 'cells.1,0', 'cells.1%2C0'],
  ['every key', 'cities.*.pile', 'cities.*.pile'],
  ['a number that is no place', 'a.01 a.02', 'a.01,02'],
])('%s: %s', (_name, long, short) => {
  expect(collapse(paths(long))).toBe(short);
  expect(new Set(expand(short).map(path => path.join('.')))).toEqual(new Set(paths(long).map(path => path.join('.'))));
});

test('nothing hidden is no text', () => {
  expect(collapse([])).toBe('');
  expect(expand('')).toEqual([]);
});

/** Mostly keys that states have, sometimes any other. */
const key = fc.oneof(
  fc.nat({ max: 12 }).map(String),
  fc.constantFrom('deck', 'hands', 'st-petersburg', '3-5', '*'),
  fc.string(),
);
const path = fc.array(key, { minLength: 1, maxLength: 4 });

test('expand is the inverse of collapse, for any set of paths', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 30 }), all => {
      const wanted = new Set(all.map(each => JSON.stringify(each)));
      expect(new Set(expand(collapse(all)).map(each => JSON.stringify(each)))).toEqual(wanted);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

test('one set has one text, in whatever order its paths come', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 30 }), all => {
      expect(collapse(all.toReversed())).toBe(collapse(all));
      expect(collapse(expand(collapse(all)))).toBe(collapse(all));
    }),
    { seed: 1, numRuns: 300 },
  );
});

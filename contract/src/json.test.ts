import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './json.ts';

test.each([
  ['the order of keys does not matter', { b: 1, a: { d: 2, c: 3 } }, '{"a":{"c":3,"d":2},"b":1}'],
  ['the order of lists does', [3, 1, 2], '[3,1,2]'],
  ['what is undefined is left out', { a: undefined, b: 1 }, '{"b":1}'],
  ['but keeps its place in a list', [undefined, 1], '[null,1]'],
  ['null is null', null, 'null'],
  ['text is quoted', 'a "b"\n', '"a \\"b\\"\\n"'],
  ['nothing at all', undefined, 'null'],
])('%s', (_name, value, text) => {
  expect(canonical(value)).toBe(text);
});

test('any JSON value comes back, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonical(shuffled(value))).toBe(canonical(value));
    }),
    { seed: 1 },
  );
});

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, shuffled(part)]),
  );
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { patchesOf, patchOf } from './patch.ts';
import { patched } from './patched.ts';

const log = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({ by: n + from, says: 'hello' }));
const text = (from: number, to: number) =>
  log(from, to)
    .map(({ by, says }) => `${by}: ${says}\n`)
    .join('');

describe('a patch is small', () => {
  test.each<[string, Json, Json, Json]>([
    ['nothing changed', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, {}],
    ['nothing changed in a list', [1, 2], [1, 2], {}],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['null is a value', { a: 1, b: 2 }, { a: 1, b: null }, { b: null }],
    ['a key more', { a: 1 }, { a: 1, b: { c: [] } }, { b: [0, { c: [] }] }],
    ['a key less', { a: 1, b: 2, c: 3 }, { a: 1, c: 3 }, { b: [] }],
    ['deep inside', { a: { b: { c: 1, d: 2 }, e: 3 } }, { a: { b: { c: 5, d: 2 }, e: 3 } }, { a: { b: { c: 5 } } }],
    [
      'another kind of value',
      { a: [1], b: 'kept as it is' },
      { a: { 0: 1 }, b: 'kept as it is' },
      { a: [0, { 0: 1 }] },
    ],
    ['a list that grows', { a: log(0, 40) }, { a: log(0, 41) }, { a: [40, log(40, 41)] }],
    ['a list that drops its first part', { a: log(0, 40) }, { a: log(1, 40) }, { a: [-1] }],
    ['a list that does both', { a: log(0, 40) }, { a: log(1, 41) }, { a: [-1, 39, log(40, 41)] }],
    ['a part of a list', { a: log(0, 9) }, { a: log(0, 9).with(4, { by: 4, says: 'no' }) }, { a: [4, { says: 'no' }] }],
    ['a card taken and another put', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'c', 'd', 'e', 'f', 'g'], [1, -1, 4, ['g']]],
    ['a card replaced', ['aaa', 'bbb', 'ccc', 'ddd'], ['aaa', 'xxx', 'ccc', 'ddd'], [1, -1, ['xxx']]],
    ['a list emptied', { a: [1, 2, 3] }, { a: [] }, { a: [-3] }],
    ['a text that grows', { a: text(0, 40) }, { a: text(0, 41) }, { a: [text(0, 40).length, '40: hello\n'] }],
    ['a text that drops its first line', { a: text(0, 40) }, { a: text(1, 40) }, { a: [-9] }],
    ['a text that does both', { a: text(0, 40) }, { a: text(1, 41) }, { a: [-9, text(1, 40).length, '40: hello\n'] }],
    ['everything', { a: 'one', b: 'two' }, { c: 'three', d: 'four' }, [0, { c: 'three', d: 'four' }]],
    ['a view that is a number', 1, 2, 2],
  ])('%s', (_name, before, after, patch) => {
    expect(patchOf(before, after)).toEqual(patch);
    expect(patched(before, patch)).toEqual(after);
  });
});

/** Two values, the second made from the first by a few changes, as with views. */
const pairs = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.infiniteStream(fc.nat(5)), fc.jsonValue({ maxDepth: 2 }))
  .map(([before, dice, fresh]) => [before, altered(before as Json, dice, fresh as Json)] as const);
function altered(value: Json, dice: Iterator<number>, fresh: Json): Json {
  const die = dice.next().value as number;
  if (die === 0) return fresh;
  if (Array.isArray(value)) {
    const parts = value.map(part => altered(part as Json, dice, fresh));
    if (die === 1) return parts.slice(1);
    return die === 2 ? [...parts, fresh] : die === 3 ? parts.toReversed() : parts;
  }
  if (typeof value === 'string') return die === 1 ? value.slice(1) : die === 2 ? `${value}${value}` : value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter((_, n) => die !== 1 || n > 0);
  return Object.fromEntries(kept.map(([key, part]) => [key, altered(part as Json, dice, fresh)]));
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test('what many see is compared once, and each is sent what it would be sent alone', () => {
  fc.assert(
    fc.property(pairs, pairs, fc.jsonValue(), ([before, after], [was, is], own) => {
      const [one, other, first, last, mine] = json([before, after, was, is, own]) as [Json, Json, Json, Json, Json];
      const views: readonly (readonly [Json, Json])[] = [
        [
          { all: one, some: { first }, own: mine },
          { all: other, some: { first: last }, own: mine },
        ],
        [
          { all: one, some: { first }, own: 1 },
          { all: other, some: { first: last }, own: mine },
        ],
        [
          { all: first, some: { first: one } },
          { all: other, some: { first: last } },
        ],
      ];
      const shared = patchesOf();
      for (const [earlier, later] of views) expect(shared(earlier, later)).toEqual(patchOf(json(earlier), json(later)));
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

test('a patch leads from any view to any other, over the wire, and is hardly longer than that', () => {
  const values = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });
  fc.assert(
    fc.property(fc.oneof(fc.tuple(values, values), pairs), ([before, after]) => {
      const [one, other] = json([before as Json, after as Json]) as [Json, Json];
      const patch = patchOf(one, other);
      expect(patched(one, json(patch))).toStrictEqual(other);
      expect(bytes(patch)).toBeLessThanOrEqual(bytes(other) + 4);
      expect(patchOf(other, json(other))).toEqual({});
    }),
    { seed: 1, numRuns: 3_000 },
  );
});

test('long texts and lists come through every kind of edit', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 30 });
  const cut = fc.tuple(fc.nat(40), fc.nat(40), fc.string());
  fc.assert(
    fc.property(words, cut, (parts, [start, gone, put]) => {
      const line = parts.join(' ');
      for (const [before, after] of [
        [line, line.slice(0, start) + put + line.slice(start + gone)],
        [line, line.slice(gone) + put],
        [parts, parts.toSpliced(start, gone, put)],
        [parts.map(part => ({ part, put })), parts.map((part, n) => ({ part, put: n === start ? `${put}!` : put }))],
      ] as [Json, Json][]) {
        expect(patched(before, json(patchOf(before, after)))).toStrictEqual(json(after));
      }
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

test('what did not change stays the same part', () => {
  const before = { log: log(0, 30), seats: [{ name: 'Ada' }, { name: 'Bo' }], map: { a: 1 }, n: 1 };
  const after = json({ ...before, log: log(1, 31), seats: [{ name: 'Ada' }, { name: 'Bob' }], n: 2 });
  const made = patched(before, json(patchOf(before, after))) as typeof before;
  expect(made).toEqual(after);
  expect(made.map).toBe(before.map);
  expect(made.seats[0]).toBe(before.seats[0]);
  expect(made.seats[1]).not.toBe(before.seats[1]);
  expect(made.log[0]).toBe(before.log[1]);
  expect(patched(before, {})).toBe(before);
  expect(patched(before, { n: 1, map: { a: 1 } })).toBe(before);
});

describe('a patch that does not fit', () => {
  const view = { list: [1, 2, { a: 1 }], text: 'some text', map: { a: 1 }, n: 1 };
  test.each<[string, Json]>([
    ['takes the view away', []],
    ['changes a key that is not there', { gone: { a: 1 } }],
    ['changes a number by key', { n: { a: 1 } }],
    ['changes a list by key', { list: { 0: 5 } }],
    ['edits an object', { map: [1, ['x']] }],
    ['edits what is not there', { gone: [1, ['x']] }],
    ['keeps too many', { list: [4] }],
    ['drops too many', { list: [-4] }],
    ['keeps more than can be', { list: [1e300, ['x']] }],
    ['keeps half a part', { list: [0.5] }],
    ['keeps none', { list: [1, 0, ['x']] }],
    ['changes a part that is no object', { list: [{ a: 2 }] }],
    ['changes a part after the last', { list: [3, { a: 2 }] }],
    ['puts a text into a list', { list: ['x'] }],
    ['puts true into a list', { list: [true] }],
    ['puts a list into a text', { text: [2, ['x']] }],
    ['gives a value and more', { n: [0, 1, 2] }],
    ['gives no value', { n: [0] }],
  ])('%s', (_name, patch) => {
    expect(() => patched(view, patch)).toThrow(/^This patch .* ask for the view again\.$/);
  });

  test('whatever it is, it is applied or refused with a sentence, and touches no prototype', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, patch) => {
        try {
          patched(before as Json, patch as Json);
        } catch (error) {
          expect((error as Error).message).toMatch(/^This patch .*ask for the view again\.$/);
        }
      }),
      { seed: 1, numRuns: 3_000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is a key like others', key => {
    const hostile = JSON.parse(`{"${key}":{"polluted":1}}`) as Json;
    expect(() => patched({}, hostile)).toThrow('is not there');
    const made = patched({}, JSON.parse(`{"${key}":[0,{"polluted":1}]}`) as Json) as Record<string, Json>;
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(Object.hasOwn(made, key)).toBe(true);
    expect(({} as Record<string, Json>).polluted).toBeUndefined();
    expect(patched(made, patchOf(made, {}))).toStrictEqual({});
    expect(JSON.stringify(patched({}, patchOf({}, hostile)))).toBe(JSON.stringify(hostile));
  });

  test('a patch deeper than any view is refused, and does not exhaust the stack', () => {
    const depth = 200_000;
    const deep = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as Json;
    expect(() => patched({ a: { a: 1 } }, deep)).toThrow('no object');
  });
});

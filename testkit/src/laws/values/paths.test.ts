import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../law.ts';
import { freeze, isLoose } from './freeze.ts';
import { differences, transplant } from './paths.ts';
import { expand } from './snapshot.ts';
import { covering, treeOf } from './tree.ts';

const state = { turn: 0, deck: ['dig', 'dig'], hands: [['dig'], ['lantern', 'dig']], known: { 0: 'gold' } };
const donor = {
  turn: 1,
  deck: ['lantern', 'cave-in', 'dig'],
  hands: [['cave-in'], ['cave-in']],
  known: { 1: 'stone' },
};
const tree = (text: string) => treeOf(expand(text));
const changed = (text: string, graft: 'whole' | 'leaves') => transplant(state, donor, tree(text), graft);

test.each([
  ['nothing', state, structuredClone(state), ''],
  ['a field', state, { ...state, turn: 2 }, 'turn'],
  ['deep down', state, { ...state, hands: [['dig'], ['lantern', 'cave-in']] }, 'hands.1.1'],
  ['a longer list', state, { ...state, deck: ['dig', 'dig', 'dig'] }, 'deck.2'],
  ['a key that is missing', state, { ...state, known: {} }, 'known.0'],
  ['undefined, which is not missing', { a: undefined }, {}, 'a'],
  ['a list, not a record', { a: [] }, { a: {} }, 'a'],
  ['null', { a: null }, { a: {} }, 'a'],
  ['numbers in a typed array', { a: new Uint8Array([1, 2]) }, { a: new Uint8Array([1, 3]) }, 'a.1'],
  ['zero, which has a sign', { a: 0 }, { a: -0 }, 'a'],
])('differences: %s', (_name, a, b, found) => {
  expect(
    differences(a, b)
      .map(path => path.join('.'))
      .join(' '),
  ).toBe(found);
});

test('a difference in a few words', () => {
  expect(difference({ ...state, turn: 2 }, state)).toBe('turn is 2, not 0');
  expect(difference({ ...state, known: {} }, state)).toBe('known.0 is missing, not "gold"');
  expect(difference(1, 2)).toBe('it is 1, not 2');
  expect(difference([0, 0, 0, 0, 0], [1, 1, 1, 1, 1])).toBe('0 is 0, not 1; 1 is 0, not 1; 2 is 0, not 1; and 2 more');
  expect(difference({ a: 'x'.repeat(99) }, {})).toBe(`a is "${'x'.repeat(56)}…, not missing`);
});

test('a value has no differences from its like', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => differences(value, structuredClone(value)).length === 0),
    { seed: 1 },
  );
});

test.each([
  ['takes a part as it is', 'deck', 'whole', { deck: ['lantern', 'cave-in', 'dig'] }],
  ['or keeps its shape and takes the values', 'deck', 'leaves', { deck: ['lantern', 'cave-in'] }],
  ['takes what both have', 'deck.0-9', 'leaves', { deck: ['lantern', 'cave-in'] }],
  [
    'takes several parts',
    'deck.0 hands.1.0',
    'leaves',
    { deck: ['lantern', 'dig'], hands: [['dig'], ['cave-in', 'dig']] },
  ],
  ['takes every key', 'hands.*.0', 'leaves', { hands: [['cave-in'], ['cave-in', 'dig']] }],
] as const)('a transplant %s', (_name, text, graft, parts) => {
  expect(changed(text, graft)).toEqual({ ...state, ...parts });
});

test.each([
  ['nothing to take', ''],
  ['the same value', 'deck.9'],
  ['no such part', 'roles.0'],
  ['keys that only one has', 'known'],
])('a transplant of %s changes nothing, and says so', (_name, text) => {
  expect(changed(text, 'leaves')).toBeUndefined();
});

test('a transplant leaves both alone, and shares what it did not change', () => {
  freeze([state, donor]);
  const result = changed('deck.0', 'leaves') as typeof state;
  expect(result.hands).toBe(state.hands);
  expect(state.deck).toEqual(['dig', 'dig']);
});

test('a transplant reaches into a typed array without touching it', () => {
  const packed = { bytes: new Uint8Array([1, 2, 3]) };
  const other = { bytes: new Uint8Array([7, 8, 9]) };
  expect(transplant(packed, other, tree('bytes.1'), 'leaves')).toEqual({ bytes: new Uint8Array([1, 8, 3]) });
  expect([...packed.bytes]).toEqual([1, 2, 3]);
});

test.each([
  ['itself', 'deck.0 hands.1', 'deck.0', 'deck.0'],
  ['what lies below', 'deck.0 hands.1', 'hands.1.3.x', 'hands.1'],
  ['any key under a star', 'cities.*.pile', 'cities.rome.pile.3', 'cities.*.pile'],
  ['not what lies beside', 'deck.0 hands.1', 'deck.1', undefined],
  ['not what lies above', 'deck.0', 'deck', undefined],
])('a snapshot covers %s', (_name, text, path, cover) => {
  expect(covering(tree(text), path.split('.'))?.join('.')).toBe(cover);
});

test('what is frozen cannot be changed, all through', () => {
  const value = freeze({ list: [{ deep: 1 }] });
  expect(() => Object.assign(value.list[0]!, { deep: 2 })).toThrow(TypeError);
  expect(() => value.list.push({ deep: 3 })).toThrow(TypeError);
});

test.each([
  ['plain values', { a: [1, { b: 'x' }], c: null }, false],
  ['a typed array', { a: [new Uint8Array(2)] }, true],
  ['a map', { a: new Map() }, true],
  ['a set', [new Set()], true],
])('what cannot be frozen is known: %s', (_name, value, loose) => {
  expect(isLoose(freeze(value))).toBe(loose);
});

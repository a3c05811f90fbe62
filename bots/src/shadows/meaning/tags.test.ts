import { cardIds } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { readConcepts } from './concepts.ts';
import { tagsOf } from './tags.ts';
import { conceptsText } from './texts.ts';

const vocabulary = readConcepts(conceptsText());
const on = (picture: string) => tagsOf(picture, vocabulary);
const weight = (picture: string, concept: string) => on(picture).find(tag => tag.concept === concept)?.weight ?? 0;

test('keys rain on open umbrellas: one sees umbrellas, rain and keys, and hardly that there are people', () => {
  expect(on('i07')[0]).toMatchObject({ concept: 'umbrella', kind: 'thing', weight: 1 });
  expect(weight('i07', 'rain')).toBeGreaterThan(0.5);
  expect(weight('i07', 'key')).toBeGreaterThan(0.4);
  expect(weight('i07', 'person')).toBe(0);
});

test('a picture is also what is done and felt on it, and the colour it is in', () => {
  const kinds = new Map(on('i33').map(({ concept, kind }) => [concept, kind]));
  expect(kinds.get('jellyfish')).toBe('thing');
  expect(kinds.get('rain')).toBe('weather');
  expect(kinds.get('drifting')).toBe('action');
  expect(kinds.get('underwater')).toBe('more');
  expect(kinds.get('violet')).toBe('colour');
});

test('what is told twice strikes more than what is told once', () => {
  // The bathers of i60 are in a pool at the foot of the stairs, and they swim: two of its words say so.
  expect(weight('i60', 'swimming')).toBeGreaterThan(0.5);
});

test('every card has up to twelve tags in order, each between nought and one, no concept twice', () => {
  for (const picture of cardIds) {
    const tags = on(picture);
    const weights = tags.map(tag => tag.weight);
    expect(tags.length, picture).toBeGreaterThanOrEqual(8);
    expect(tags.length, picture).toBeLessThanOrEqual(12);
    expect(weights, picture).toEqual(weights.toSorted((one, other) => other - one));
    expect(Math.min(...weights), picture).toBeGreaterThan(0);
    expect(Math.max(...weights), picture).toBeLessThanOrEqual(1);
    expect(new Set(tags.map(tag => tag.concept)).size, picture).toBe(tags.length);
  }
});

test('no two cards are the same to a bot', () => {
  const seen = new Set(cardIds.map(picture => JSON.stringify(on(picture))));
  expect(seen.size).toBe(cardIds.length);
});

test('a word that nobody explained is named, with its picture', () => {
  const poor = readConcepts(conceptsText().replace(/^umbrella$/m, 'gamp'));
  expect(() => tagsOf('i07', poor)).toThrow('Picture i07 says «umbrella» (thing)');
});

import { expect, test } from 'vitest';
import { everything, graphOnly, loadMeaning, tailOnly } from './meaning.ts';

const meaning = loadMeaning();

/** As people would say: the first makes them think of the second sooner than of the third. */
const sooner = [
  ['rain', 'umbrella', 'piano'],
  ['thief', 'mask', 'tulip'],
  ['library', 'silence', 'trumpet'],
  ['snow', 'sledge', 'cactus'],
  ['moon', 'owl', 'breakfast'],
  ['farewell', 'station', 'cheese'],
  ['lighthouse', 'fog', 'cake'],
  ['loneliness', 'island', 'party'],
  ['king', 'chess', 'bicycle'],
  ['time', 'hourglass', 'bread'],
  ['love', 'rose', 'factory'],
  ['keyhole', 'curiosity', 'beach'],
  ['windmill', 'kite', 'octopus'],
  ['fishing', 'patience', 'chandelier'],
] as const;

test.each(sooner)('%s: %s before %s, to whoever hears every source or the graph alone', (a, near, far) => {
  for (const weights of [everything, graphOnly])
    expect(meaning.affinity(a, near, weights)).toBeGreaterThan(meaning.affinity(a, far, weights) + 0.2);
});

test('whoever knows only what machines counted agrees in most of it, and hardly ever says the contrary', () => {
  const leads = sooner.map(
    ([a, near, far]) => meaning.affinity(a, near, tailOnly) - meaning.affinity(a, far, tailOnly),
  );
  expect(leads.filter(lead => lead > 0).length).toBeGreaterThan(sooner.length / 2);
  expect(leads.filter(lead => lead < 0).length).toBeLessThanOrEqual(2);
});

test('a concept is wholly itself, both ways are one, and a source that is not heard says nothing', () => {
  expect(meaning.affinity('swan', 'swan', {})).toBe(1);
  expect(meaning.affinity('swan', 'dancer', everything)).toBe(meaning.affinity('dancer', 'swan', everything));
  expect(meaning.affinity('swan', 'dancer', {})).toBe(0);
});

test.each([
  ['calm', 'storm'],
  ['silence', 'noise'],
  ['summer', 'snow'],
  ['wet', 'desert'],
  ['luxury', 'poverty'],
])('%s is not %s', (a, b) => {
  expect(meaning.affinity(a, b, graphOnly)).toBeLessThan(-0.3);
  expect(meaning.path(a, b)).toBeUndefined();
});

test.each([
  ['umbrella', 'rain', ['umbrella', 'rain']],
  ['umbrella', 'cloud', ['umbrella', 'rain', 'cloud']],
  ['bicycle', 'letter', ['bicycle', 'postman', 'letter']],
  ['laundry', 'kite', ['laundry', 'wind', 'kite']],
  ['clock', 'sand', ['clock', 'hourglass', 'sand']],
  ['heron', 'tortoise', ['heron', 'patience', 'tortoise']],
  ['keyhole', 'disguise', ['keyhole', 'spy', 'disguise']],
  ['thief', 'money', ['thief', 'theft', 'money']],
  ['moon', 'moon', ['moon']],
])('from %s to %s one thinks %j', (a, b, way) => {
  expect(meaning.path(a, b)).toEqual(way);
});

test('where nobody would find a way there is none', () => {
  expect(meaning.path('butter', 'telegraph pole')).toBeUndefined();
});

test('a word that is no concept is refused by name', () => {
  expect(() => meaning.affinity('cheddar', 'moon', everything)).toThrow('«cheddar» is no concept');
});

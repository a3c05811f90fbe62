import { expect, test } from 'vitest';
import { readAssociations } from './associations.ts';
import { readConcepts } from './concepts.ts';
import { directOf, hopsOf, thirdBetween } from './graph.ts';

function graph(associations: string, concepts = 'umbrella\nrain\npuddle\ndesert\nperson ~1') {
  const { concepts: all } = readConcepts(concepts);
  const direct = directOf(all, readAssociations([associations]));
  const hops = hopsOf(all, direct);
  const number = (id: string) => all.findIndex(concept => concept.id === id);
  return {
    direct: (a: string, b: string) => direct.at(number(a), number(b)),
    hops: (a: string, b: string) => hops.at(number(a), number(b)),
    third: (a: string, b: string) => {
      const between = thirdBetween(all, direct, number(a), number(b));
      return between && { ...between, third: all[between.third]!.id };
    },
  };
}

test('said by both, a link is as strong as the stronger says; said by one, a little weaker', () => {
  const both = graph('umbrella: rain 9\nrain: umbrella 5');
  const once = graph('umbrella: rain 9');
  expect(both.direct('umbrella', 'rain')).toBe(1);
  expect(once.direct('umbrella', 'rain')).toBeCloseTo(0.85, 2);
  expect(once.direct('rain', 'umbrella')).toBe(once.direct('umbrella', 'rain'));
});

test('from the umbrella to the puddle leads the rain, at half the strength of both links', () => {
  const { hops, third, direct } = graph('umbrella: rain 9\nrain: umbrella 9, puddle 8\npuddle: rain 9');
  expect(hops('umbrella', 'puddle')).toBeCloseTo(0.5, 2);
  expect(third('umbrella', 'puddle')).toMatchObject({ third: 'rain' });
  expect(direct('umbrella', 'puddle')).toBe(0);
});

test('what is said at once is not said again by way of a third', () => {
  const { hops } = graph('umbrella: rain 9, puddle 1\nrain: umbrella 9, puddle 9');
  expect(hops('umbrella', 'puddle')).toBe(0);
});

test('people join nothing: they are everywhere', () => {
  const { hops } = graph('umbrella: person 9\nperson: umbrella 9, desert 9\ndesert: person 9');
  expect(hops('umbrella', 'desert')).toBeLessThan(0.06);
});

test('opposites are below nought, and nothing is reached through them: not even by two of them', () => {
  const { direct, hops, third } = graph('rain: desert -5, umbrella 9, person -9\ndesert: rain -5\numbrella: rain 9');
  expect(direct('rain', 'desert')).toBeLessThan(-0.5);
  expect(hops('umbrella', 'desert')).toBe(0);
  expect(hops('person', 'desert')).toBe(0);
  expect(third('person', 'desert')).toBeUndefined();
});

import { cardIds } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { faultsIn, readAssociations } from './associations.ts';
import { readConcepts } from './concepts.ts';
import { entriesOf, wordsOf } from './tags.ts';
import { associationTexts, conceptsText } from './texts.ts';

const vocabulary = readConcepts(conceptsText());
const ids = vocabulary.concepts.map(({ id }) => id);
const districts = ['1', '2', '3', '4', '5', '6', '7'].flatMap(district =>
  ['a', 'b'].flatMap(side => ['1', '2', '3', '4', '5'].map(place => `d${district}${side}${place}`)),
);
const pictures = [...cardIds, ...districts];

/** For each word of each picture the entry of concepts.txt that explains it. */
const explained = pictures.flatMap(picture =>
  wordsOf(picture).map(word => ({
    said: `${picture} says «${word.word}» as ${word.kind}`,
    entry: entriesOf(picture, word).find(entry => vocabulary.meanings.has(entry)),
  })),
);

test('every word of all 154 pictures leads to a concept, or is known to say nothing', () => {
  expect(pictures).toHaveLength(154);
  expect(explained.length).toBeGreaterThan(5000);
  expect(explained.filter(({ entry }) => entry === undefined).map(({ said }) => said)).toEqual([]);
});

test('no word is explained that no picture says', () => {
  const said = new Set(explained.map(({ entry }) => entry));
  const concepts = new Set(ids);
  expect([...vocabulary.meanings.keys()].filter(word => !said.has(word) && !concepts.has(word))).toEqual([]);
});

test('every concept is on a picture or is a bridge, and bridges are few', () => {
  const shown = new Set(explained.map(({ entry = '' }) => vocabulary.meanings.get(entry)));
  const bridges = vocabulary.concepts.filter(({ bridge }) => bridge);
  const unseen = vocabulary.concepts.filter(concept => !shown.has(concept));
  expect(unseen.map(({ id }) => id)).toEqual(bridges.map(({ id }) => id));
  expect(bridges.length).toBeLessThanOrEqual(60);
  expect(ids.length).toBeGreaterThanOrEqual(400);
  expect(ids.length).toBeLessThanOrEqual(600);
});

test('what tells nothing has little weight: people are on most pictures, a heron is on few', () => {
  const salience = (id: string) => vocabulary.concepts.find(concept => concept.id === id)!.salience;
  expect(salience('person')).toBeLessThan(0.2);
  expect(salience('animal')).toBeLessThan(0.3);
  expect(salience('heron')).toBe(1);
});

test('a word means what it means in its place: wood is a forest as a place, and stuff as a thing', () => {
  const meaning = (entry: string) => vocabulary.meanings.get(entry);
  expect(meaning('place/wood')).toMatchObject({ id: 'forest' });
  expect(meaning('wood')).toMatchObject({ id: 'wood' });
  expect(meaning('tree/trunk')).toMatchObject({ id: 'tree' });
  expect(meaning('thing')).toBe('nothing');
});

test('every concept has eight to twelve associates, all of them concepts, and is one of another', () => {
  expect(faultsIn(readAssociations(associationTexts()), ids)).toEqual([]);
});

test.each([
  ['a stranger among the associates', 'moon: star 8, cheddar 3', '«moon» leads to «cheddar», no concept.'],
  ['too few of them', 'moon: star 8, night 9', '«moon» has 2 associates.'],
  ['a line for what is no concept', 'cheddar: moon 3', '«cheddar» is no concept.'],
  ['two that disagree', 'day: night 3\nnight: day -3', '«day» and «night» disagree on whether they are opposites.'],
  ['one that nothing leads to', 'moon: star 8', 'Nothing makes anybody think of «moon».'],
  ['one that leads to nothing', 'moon: star 8', '«star» has no associations.'],
])('the graph is refused for %s', (_fault, text, sentence) => {
  expect(faultsIn(readAssociations([text]), ['moon', 'star', 'night', 'day'])).toContain(sentence);
});

test.each([
  ['moon star 8', 'cannot be read'],
  ['moon: star 10', 'is not a concept and a weight from 1 to 9'],
  ['moon: star 0', 'is not a concept and a weight from 1 to 9'],
  ['moon: star 8, star 3', 'names one of its associates twice'],
  ['moon: moon 3', 'associated with itself'],
  ['moon: star 8\nmoon: night 3', 'has two lines'],
])('«%s» is no line of associations', (text, sentence) => {
  expect(() => readAssociations([text])).toThrow(sentence);
});

test('a word cannot mean two things', () => {
  expect(() => readConcepts('boat: barge\nship: barge')).toThrow('explains «barge» twice');
});

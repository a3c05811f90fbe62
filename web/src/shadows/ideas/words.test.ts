import { expect, test } from 'vitest';
import { languages } from '../../words/languages.ts';
import { ideaId } from './idea-id.ts';
import { ideasWords } from './words.ts';

const tables = import.meta.glob<string>('../../../../bots/meaning/concepts.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rows = Object.values(tables)
  .join()
  .split(/\r?\n/)
  .filter(row => row.trim() !== '' && !row.startsWith('#'));
/**
 * The id of each row: what stands before salience, lookup words and other words. «nothing» says nothing about a
 * picture.
 */
const concepts = rows
  .map(row => /^(?:\+ )?(?<id>[^~(:]+)/.exec(row)?.groups?.id?.trim() ?? '')
  .filter(id => id !== 'nothing');

const wordsIn = async (language: (typeof languages)[number]) =>
  (await ideasWords[language]()).default as Readonly<Record<string, string>>;

test('the table of concepts is found and read', () => {
  expect(concepts.length).toBeGreaterThan(500);
  expect(concepts).toEqual(expect.arrayContaining(['sky', 'northern lights', 'orange', 'café', 'make-up', 'guidance']));
});

test.each(languages)(
  '%s: every concept of the bots has its word, in their order, and no word is left over',
  async language => {
    expect(Object.keys(await wordsIn(language))).toEqual(concepts.map(ideaId));
  },
);

test.each(languages)('%s: a word is a caption that fits, as it stands within a line', async language => {
  const words = Object.values(await wordsIn(language));
  expect(words.filter(word => word !== word.trim() || word === '' || word.length > 24)).toEqual([]);
  expect(words.filter(word => /^\p{Lu}|[.,;:!?{}<>|«»"'_]|\d/u.test(word))).toEqual([]);
});

test.each(languages)('%s: two concepts are never the same word, or a chain would say it twice', async language => {
  const words = Object.values(await wordsIn(language));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('Russian is written in Cyrillic, and the others are not', async () => {
  for (const language of languages) {
    const letters = language === 'ru' ? /^[а-яё -]+$/ : /^[\p{Script=Latin}’ -]+$/u;
    expect(Object.values(await wordsIn(language)).filter(word => !letters.test(word))).toEqual([]);
  }
});

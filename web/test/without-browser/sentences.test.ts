import { expect, test } from 'vitest';
import { languages } from '../person.ts';
import {
  anyNumber,
  anything,
  endOfText,
  nameInParts,
  type PageSentenceId,
  partOfText,
  sentence,
  startOfText,
  wholeText,
  wordsIn,
} from '../sentences.ts';

test('a sentence has its values and plurals, and none of its tags', () => {
  const [none, one, two] = [0, 1, 2].map(count => sentence('shadows.act.give', { count }));
  expect(new Set([none, one, two]).size).toBe(3);
  expect([one, two].map(text => text?.match(/\d+/)?.[0])).toEqual(['1', '2']);
  const tagged = sentence('home.bots', { game: 'Whist' });
  expect(tagged).toContain('Whist');
  expect(tagged).not.toMatch(/[<>{}]/);
});

test('a name in parts is found with and without a space between them', () => {
  const whole = sentence('table.menu.pardon', { name: 'Bo' });
  const spaced = String(wordsIn('en').messages['table.menu.pardon'])
    .replaceAll(/<\/?more>/g, ' ')
    .replace('{name}', 'Bo');
  const name = nameInParts('table.menu.pardon', { name: 'Bo' });
  expect(spaced.trim()).not.toBe(whole);
  for (const text of [whole, spaced.trim()]) expect(text).toMatch(name);
  expect(sentence('table.menu.pardon', { name: 'Cy' })).not.toMatch(name);
});

test('a value that is missing, and a key that is not there, are errors', () => {
  expect(() => sentence('table.menu.of')).toThrow('name');
  expect(() => sentence('table.nothing' as PageSentenceId)).toThrow('table.nothing');
});

test.each(languages)('in %s every key of the English catalogues has its words', language => {
  const [own, english] = [wordsIn(language).messages, wordsIn('en').messages];
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(Object.keys(own).length).toBeGreaterThan(1_000);
});

test('a pattern takes what it does not know for anything, and signs for themselves', () => {
  const text = `What (${anything})? 1+1`;
  expect('What (is it)? 1+1').toMatch(wholeText(text));
  expect('What is it? 1+1').not.toMatch(partOfText(text));
  expect('So: What (is it)? 1+1').not.toMatch(startOfText(text));
  expect('So: What (is it)? 1+1').toMatch(endOfText('other', text));
  expect('What (is it)? 1+1!').not.toMatch(endOfText(text));
  expect('What (is it)? 1+1!').toMatch(startOfText(text, 'other'));
  expect('Round 12').toMatch(wholeText(`Round ${anyNumber}`));
  expect('Round one').not.toMatch(wholeText(`Round ${anyNumber}`));
  expect('20 min').toMatch(wholeText('20\u00A0min'));
});

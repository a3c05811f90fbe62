import { expect, test } from 'vitest';
import { readSource, Unreadable } from './source.ts';

function wrongOf(text: string): string {
  try {
    readSource(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return `${error.place.line}:${error.place.column} ${error.message}`;
  }
  throw new Error('It could be read.');
}

test.each([
  ['an empty file', '', '1:1 The file is empty: write a scenario into it.'],
  ['only a comment', '# later\n', '1:1 The file is empty: write a scenario into it.'],
  ['two documents', 'a: 1\n---\nb: 2\n', '2:1 A second document begins here: write one scenario in a file.'],
  ['a key twice', 'a: 1\nb: 2\na: 3\n', '3:1 The key "a" is written twice, first in line 1: leave one out.'],
  ['a key twice, inside', 'a: { b: 1, b: 2 }', '1:12 The key "b" is written twice, first in line 1: leave one out.'],
  ['a key twice, once in quotes', '1: x\n"1": y', '2:1 The key "1" is written twice, first in line 1: leave one out.'],
  [
    'an open bracket',
    'a: [1, 2\nb: 3\n',
    '2:1 This cannot be read as YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
  ],
  ['a tab', 'a:\n\tb: 1', '2:1 This cannot be read as YAML: Tabs are not allowed as indentation.'],
  ['a tag', 'a: !card i03', '1:4 This cannot be read as YAML: Unresolved tag: !card.'],
  ['a list as a key', '? [a]\n: 1', '1:3 A key is a word or a number: write one, in quotes if it holds special signs.'],
  ['no number', 'a: .nan', '1:4 A scenario has no use for "NaN": write a text, a number, true or false.'],
  ['an alias of nothing', 'a: *b', '1:4 Nothing is called &b before this: write it out.'],
  ['an alias of itself', 'a: &a [*a]', '1:7 This holds far more than a scenario needs: make it smaller.'],
])('%s is said with its place', (_name, text, wrong) => {
  expect(wrongOf(text)).toBe(wrong);
});

test('every part has the place of its key, or of itself in a list', () => {
  const { value, placeOf } = readSource('title: x\nsteps:\n  - { see: bo, has: { "1,0": [a, b] } }\n');
  expect(value).toEqual({ title: 'x', steps: [{ see: 'bo', has: { '1,0': ['a', 'b'] } }] });
  expect(placeOf(['steps'])).toEqual({ line: 2, column: 1 });
  expect(placeOf(['steps', 0])).toEqual({ line: 3, column: 5 });
  expect(placeOf(['steps', 0, 'has', '1,0'])).toEqual({ line: 3, column: 23 });
  expect(placeOf(['steps', 0, 'has', '1,0', 1])).toEqual({ line: 3, column: 34 });
});

test('what the file does not have has the place of what is around it', () => {
  const { placeOf } = readSource('title: x\nsteps:\n  - { see: bo }\n');
  expect(placeOf(['steps', 0, 'has', 'hand'])).toEqual(placeOf(['steps', 0]));
  expect(placeOf(['rules'])).toEqual({ line: 1, column: 1 });
});

test('an alias stands for what it names', () => {
  expect(readSource('a: &hand [dig]\nb: *hand').value).toEqual({ a: ['dig'], b: ['dig'] });
});

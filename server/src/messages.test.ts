import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { catalogues, type MessageId, speak } from './messages.ts';

const ids = Object.keys(catalogues.en) as MessageId[];

describe.each(languages)('the catalogue in %s', language => {
  const catalogue = catalogues[language];

  test('has the messages of the English one, in the same order, and none is empty', () => {
    expect(Object.keys(catalogue)).toEqual(ids);
    expect(ids.filter(id => catalogue[id].trim() === '')).toEqual([]);
  });

  test('has every plural form the language knows, wherever it counts', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = ids.filter(id => catalogue[id].includes('plural'));
    expect(counted).toContain('note.count');
    for (const id of counted) {
      const [plural] = new IntlMessageFormat(catalogue[id], language).getAst();
      expect(Object.keys(plural && 'options' in plural ? plural.options : {}), id).toEqual(
        expect.arrayContaining(needed),
      );
    }
  });
});

test('only what is meant to be the same is left in English', () => {
  const shared = ids.filter(id => languages.every(language => catalogues[language][id] === catalogues.en[id]));
  expect(shared).toEqual([]);
});

test.each([
  ['en', 0, '0 source files'],
  ['en', 1, '1 source file'],
  ['fr', 0, '0 fichier source'],
  ['fr', 2, '2 fichiers source'],
  ['nl', 1, '1 bronbestand'],
  ['pl', 1, '1 plik źródłowy'],
  ['pl', 3, '3 pliki źródłowe'],
  ['pl', 5, '5 plików źródłowych'],
  ['pl', 12, '12 plików źródłowych'],
  ['pl', 22, '22 pliki źródłowe'],
  ['pl', 1.5, '1,5 pliku źródłowego'],
  ['ru', 1, '1 исходный файл'],
  ['ru', 2, '2 исходных файла'],
  ['ru', 11, '11 исходных файлов'],
  ['ru', 21, '21 исходный файл'],
  ['ru', 1.5, '1,5 исходного файла'],
] as const)('in %s a count of %d reads «%s»', (language, count, expected) => {
  expect(speak(language)('status.files', { count })).toBe(expected);
});

import { expect, test } from 'vitest';
import { speak } from './messages.ts';

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

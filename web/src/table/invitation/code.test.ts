import { expect, test } from 'vitest';
import { codeIn, spoken } from './code.ts';

test.each([
  ['KOPERT', 'KOPERT'],
  [' kopert ', 'KOPERT'],
  ['kop ert', 'KOPERT'],
  ['kop-ert', 'KOPERT'],
  ['K O P · E R T', 'KOPERT'],
  ['https://play.example/t/KOPERT', 'KOPERT'],
  ['come! https://play.example/t/kopert?bots now', 'KOPERT'],
])('[UX-02] %j is read as %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each(['', 'KOPER', 'KOPERTS', 'KOPER7', 'КОПЕРТ', 'https://play.example/t/KOPERTS', 'https://play.example/'])(
  '[UX-02] %j is no code',
  text => {
    expect(codeIn(text)).toBeUndefined();
  },
);

test('a code is shown as it is said, and read back the same', () => {
  expect(spoken('KOPERT')).toBe('KOP ERT');
  expect(codeIn(spoken('KOPERT'))).toBe('KOPERT');
});

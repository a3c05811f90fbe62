import { expect, test } from 'vitest';
import { speak } from './messages.ts';

test.each([
  ['en', 0, 'All 30 seats are taken.'],
  ['en', 1, '1 of 30 seats is free.'],
  ['en', 2, '2 of 30 seats are free.'],
  ['fr', 1, '1 place libre sur 30.'],
  ['fr', 2, '2 places libres sur 30.'],
  ['nl', 1, '1 van de 30 plaatsen is vrij.'],
  ['pl', 1, 'Wolne jest 1 z 30 miejsc.'],
  ['pl', 3, 'Wolne są 3 z 30 miejsc.'],
  ['pl', 5, 'Wolnych jest 5 z 30 miejsc.'],
  ['pl', 12, 'Wolnych jest 12 z 30 miejsc.'],
  ['pl', 22, 'Wolne są 22 z 30 miejsc.'],
  ['ru', 0, 'Все места заняты: 30 из 30.'],
  ['ru', 1, 'Свободно 1 место из 30.'],
  ['ru', 2, 'Свободно 2 места из 30.'],
  ['ru', 11, 'Свободно 11 мест из 30.'],
  ['ru', 21, 'Свободно 21 место из 30.'],
] as const)('in %s a count of %d reads «%s»', (language, free, expected) => {
  expect(speak(language)('table.free', { free, seats: 30 })).toBe(expected);
});

import { origins, provenanceOf } from '@lamplight/emerald/origins';
import { allCards } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import pl from '../names/messages/pl.json' with { type: 'json' };
import ru from '../names/messages/ru.json' with { type: 'json' };
import { anything, counted, found, plain } from './search.ts';

const names = (id: string) =>
  plain([pl, ru].map(words => (words as Record<string, string>)[`emerald.card.${id}`] ?? '').join(' '));

test('without a wish all cards are there, in their order', () => {
  expect(found(anything, names)).toEqual(allCards.map(({ id }) => id));
});

test.each([
  ['swiete', 'the-holy-brotherhood'],
  ['Wladimir bur', 'vladimir-burtsev'],
  ['КТУЛХУ', 'cthulhu'],
  ['четвертая', 'fourth-estate'],
  ['d’Uzes', 'duchess-d-uzes'],
])('%s finds a name in any language, with or without its accents', (words, card) => {
  expect(found({ ...anything, words }, names)).toEqual([card]);
});

test('a word is found where it begins, not within another', () => {
  expect(found({ ...anything, words: 'ochrana' }, names)).toEqual(['okhrana']);
  expect(found({ ...anything, words: 'chrana' }, names)).toEqual([]);
});

test('filters narrow each other: a dagger with a kill box among characters', () => {
  const wish = { ...anything, icons: ['assassinate', 'kill-box', 'agent'] as const };
  expect(found(wish, names)).toEqual(['georgy-sudeykin', 'sebastian-moran', 'william-melville']);
});

test('points and headings are those of the card', () => {
  const restorationist = found({ ...anything, points: 'restorationist', kind: 'game' }, names);
  expect(restorationist).toContain('louise-michel');
  expect(restorationist).not.toContain('bismarck');
  expect(found({ ...anything, header: 'block' }, names)).toEqual(['sherlock-holmes', 'vampires']);
  expect(found({ ...anything, header: 'none', kind: 'city' }, names).length).toBe(9);
});

test('[EM-CARD-SET-1] every card says where its values come from', () => {
  const { balanced, ...sums } = counted(origins, (id, origin) => provenanceOf(id)[origin]?.length ?? 0);
  expect(Object.values(sums).every(sum => sum > 50)).toBe(true);
  expect(balanced).toBe(2);
  expect(allCards.every(({ id }) => Object.keys(provenanceOf(id)).length > 0)).toBe(true);
});

import { allCards } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import rulingWords from '../rulings/messages/en.json' with { type: 'json' };
import { ownRulesOf, ruledCards, rulesOf } from '../rulings/rulings.ts';
import words from './messages/en.json' with { type: 'json' };
import { sectionIds, sections } from './sections.ts';

const books = import.meta.glob<string>('../../../../games/emerald/{RULES,CARDS}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const book = Object.values(books).join('\n');
const ruleIds = [...book.matchAll(/^- (EM-[A-Z-]+-\d+) /gm)].map(([, id]) => id ?? '');

test('the page tells every rule of the books, and no other', () => {
  const told = new Set([...sections.flatMap(({ paragraphs }) => paragraphs.flat()), ...ruledCards.flatMap(ownRulesOf)]);
  expect(ruleIds.length).toBeGreaterThan(180);
  expect([...told].toSorted()).toEqual(ruleIds.toSorted());
});

test.each(sections)('$id has words for each of its paragraphs, and no more', ({ id, paragraphs }) => {
  const keys = Object.keys(words).filter(key => key.startsWith(`emerald.rules.${id}.`) && /\.\d+$/.test(key));
  expect(keys).toEqual(paragraphs.map((_, n) => `emerald.rules.${id}.${n + 1}`));
});

test('each ruling has its words, and every text card its ruling', () => {
  expect(Object.keys(rulingWords)).toEqual(ruledCards.map(card => `emerald.ruling.${card}`));
  const silent = allCards.filter(
    ({ id, effect }) => effect !== 'none' && !rulesOf(id)[0]?.rules[0]?.startsWith('EM-CARD'),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a card leads only to rules that are in the book, and to sections that are on the page', () => {
  const anchors: readonly string[] = [...sectionIds, ...ruledCards];
  for (const { id } of allCards) {
    expect(rulesOf(id).length, id).toBeGreaterThan(0);
    expect(
      rulesOf(id).filter(({ section }) => !anchors.includes(section)),
      id,
    ).toEqual([]);
    expect(
      rulesOf(id)
        .flatMap(({ rules }) => rules)
        .filter(rule => !ruleIds.includes(rule)),
      id,
    ).toEqual([]);
  }
});

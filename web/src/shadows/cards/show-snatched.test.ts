import { expect, test } from 'vitest';
import type { CardState } from './intel-card.tsx';
import { showSnatched } from './show-snatched.ts';

/** As much of a hand as is written to: cards with their state. */
function handOf(...shown: readonly (readonly [card: string, state: CardState])[]) {
  const cards = shown.map(([card, state]) => ({ dataset: { card, state } as Record<string, string> }));
  const hand = { querySelectorAll: () => cards } as unknown as ParentNode;
  return { hand, seen: () => cards.map(({ dataset }) => dataset) };
}

test('[SA-GATHER-3] a card that was open to be chosen is taken', () => {
  const { hand, seen } = handOf(['i01', 'available'], ['i02', 'new'], ['i03', 'locked']);
  expect(showSnatched(hand, [{ place: 1, card: 'i02' }])).toBe(true);
  expect(seen()).toEqual([
    { card: 'i01', state: 'available' },
    { card: 'i02', state: 'taken' },
    { card: 'i03', state: 'locked' },
  ]);
});

test('one that was taken before it was seen has the one before make room', () => {
  const { hand, seen } = handOf(['i01', 'taken']);
  expect(showSnatched(hand, [{ place: 0, card: 'i02' }])).toBe(true);
  expect(seen()).toEqual([{ card: 'i01', state: 'taken', going: '' }]);
});

test('of a chosen card there is more to change: nothing is, of none of them', () => {
  const { hand, seen } = handOf(['i01', 'selected'], ['i02', 'available']);
  const both = [
    { place: 0, card: 'i01' },
    { place: 1, card: 'i02' },
  ];
  expect(showSnatched(hand, both)).toBe(false);
  expect(seen()).toEqual([
    { card: 'i01', state: 'selected' },
    { card: 'i02', state: 'available' },
  ]);
});

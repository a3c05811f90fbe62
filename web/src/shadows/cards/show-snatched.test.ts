import { expect, test, vi } from 'vitest';
import type { CardState } from './intel-card.tsx';
import { showSnatched } from './show-snatched.ts';

vi.mock('../../settings/settings.ts', () => ({ settingsNow: () => ({ speed: 1 }) }));

/** As much of a hand as is written to: cards with their state, each under an emblem. */
function handOf(...shown: readonly (readonly [card: string, state: CardState])[]) {
  const pictures: string[] = [];
  const falls: string[] = [];
  const cards = shown.map(([card, state]) => {
    const dataset = { card, state };
    const emblem = { animate: () => falls.push(dataset.card) };
    const image = { setAttribute: (_: string, file: string) => pictures.push(file) };
    return { dataset, querySelector: (which: string) => (which === 'image' ? image : emblem) };
  });
  const hand = { querySelectorAll: () => cards } as unknown as ParentNode;
  return { hand, pictures, falls, seen: () => cards.map(({ dataset: { card, state } }) => `${card} ${state}`) };
}

test('[SA-GATHER-3] a card that was open to be chosen is taken, and the emblem falls on it', () => {
  const { hand, seen, falls, pictures } = handOf(['i01', 'available'], ['i02', 'new'], ['i03', 'locked']);
  expect(showSnatched(hand, [{ place: 1, card: 'i02' }])).toBe(true);
  expect(seen()).toEqual(['i01 available', 'i02 taken', 'i03 locked']);
  expect([falls, pictures]).toEqual([['i02'], []]);
});

test('one that was taken before it was seen is shown in the place of the one before', () => {
  const { hand, seen, falls, pictures } = handOf(['i01', 'taken']);
  expect(showSnatched(hand, [{ place: 0, card: 'i02' }])).toBe(true);
  expect(seen()).toEqual(['i02 taken']);
  expect(falls).toEqual(['i02']);
  expect(pictures).toHaveLength(1);
});

test('of a chosen card there is more to change: nothing is, of none of them', () => {
  const { hand, seen, falls } = handOf(['i01', 'selected'], ['i02', 'available']);
  const both = [
    { place: 0, card: 'i01' },
    { place: 1, card: 'i02' },
  ];
  expect(showSnatched(hand, both)).toBe(false);
  expect(seen()).toEqual(['i01 selected', 'i02 available']);
  expect(falls).toEqual([]);
});

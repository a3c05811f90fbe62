import type { Told } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { type CardChoice, type ChoiceAct, chosen, noChoice } from './choice.ts';

const after = (...acts: readonly ChoiceAct[]): CardChoice => acts.reduce(chosen, noChoice);
const tap = (card: string): ChoiceAct => ({ type: 'tap', card });
const gave = (team: 'black' | 'orange', ...cards: readonly string[]): ChoiceAct => {
  const told: Told = { type: 'gave', team, cards, drawn: cards.map(() => 'i80'), at: 9_000 };
  return { type: 'told', told, mine: 'black' };
};

test('[SA-GATHER-1] a tap chooses, a second tap lets go', () => {
  expect(after(tap('i11')).cards).toEqual(['i11']);
  expect(after(tap('i11'), tap('i11')).cards).toEqual([]);
});

test('[SA-GATHER-1] a third card replaces the older one', () => {
  expect(after(tap('i11'), tap('i12'), tap('i13')).cards).toEqual(['i12', 'i13']);
});

test('[SA-GATHER-3] the card the rival took falls out, the other stays, and the choice says so', () => {
  expect(after(tap('i11'), tap('i12'), gave('orange', 'i12', 'i20'))).toEqual({
    cards: ['i11'],
    lost: { card: 'i12', by: 'orange' },
  });
});

test('[SA-GATHER-3] both can be lost at once', () => {
  expect(after(tap('i11'), tap('i12'), gave('orange', 'i11', 'i12')).cards).toEqual([]);
});

test('[SA-GATHER-3] what the rival takes beside the choice changes nothing', () => {
  const choice = after(tap('i11'));
  expect(chosen(choice, gave('orange', 'i19'))).toBe(choice);
});

test('[SA-GATHER-2] giving empties the choice, and so do new cards for all', () => {
  expect(after(tap('i11'), gave('black', 'i11'))).toBe(noChoice);
  expect(after(tap('i11'), { type: 'told', told: { type: 'swapped', drawn: [] }, mine: 'black' })).toBe(noChoice);
});

test('[SA-GATHER-3] the next tap forgets what was lost', () => {
  expect(after(tap('i11'), gave('orange', 'i11'), tap('i13'))).toEqual({ cards: ['i13'], lost: undefined });
});

test('[UX-23] after a gap in the line only cards that still lie there stay chosen', () => {
  const choice = after(tap('i11'), tap('i12'));
  expect(chosen(choice, { type: 'shown', available: ['i12', 'i40'] }).cards).toEqual(['i12']);
  expect(chosen(choice, { type: 'shown', available: ['i12', 'i11'] })).toBe(choice);
});

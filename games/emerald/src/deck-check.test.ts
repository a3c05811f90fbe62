import { expect, test } from 'vitest';
import { deck } from './deck.ts';
import { checkDeck } from './deck-check.ts';

test('[EM-CARD-SET-1] the deck as it is can be read', () => {
  expect(() => checkDeck(deck)).not.toThrow();
});

test.each([
  ['a kind nobody knows', { kind: 'monster' }, 'column kind: "monster"'],
  ['a faction nobody knows', { vp_faction: 'royalist' }, 'column vp_faction: "royalist"'],
  ['a header nobody knows', { header: 'sometimes' }, 'column header: "sometimes"'],
  ['no copy at all', { copies: 0 }, 'column copies: 0'],
  ['icons that are no number', { place: 'two' }, 'column place: "two"'],
  ['more icons than a card has room for', { move: 9 }, 'column move: 9'],
  ['a city on a card of no city', { city: 'Berlin' }, 'column city: "Berlin"'],
  ['a kill value on a card of no city', { bombs_to_kill: 2 }, 'column bombs_to_kill: 2'],
])('[EM-CARD-SET-1] a row with %s stops with its line and column', (_name, change, says) => {
  const rows = deck.map((row, n) => (n === 10 ? { ...row, ...change } : row));
  expect(() => checkDeck(rows)).toThrow(`cards.csv, line 12, ${says} cannot stand there.`);
});

/** Every kind of move and every text, composed tap by tap, from the action and from the cards. */
import { emeraldKit } from '@lamplight/emerald/kit';
import { type CardId, cardNamed, forbids, type Move, textOf } from '@lamplight/emerald/public';
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { saidBy, tapsFor } from '../../src/emerald/turn/draft/trial-taps.ts';
import { actions, tableWith, texts, viewOf } from './turn-table.ts';

describe('actions', () => {
  for (const { name, hand, move, more } of actions)
    for (const from of ['act', 'cards'] as const)
      test(`${name}, from the ${from}`, () => {
        const view = viewOf(hand, more);
        expect(forbids(view, move)).toBeUndefined();
        expect(saidBy(view, tapsFor(view, move, from))).toEqual({ move });
      });
});

describe('texts', () => {
  for (const [aim, more] of texts)
    for (const from of ['act', 'cards'] as const)
      test(`[EM-TEXT-1] ${JSON.stringify(aim)}, from the ${from}`, () => {
        const move: Move = { type: 'text', ...aim };
        const view = viewOf([aim.card, ...(aim.cards ?? [])], more);
        expect(forbids(view, move)).toBeUndefined();
        expect(saidBy(view, tapsFor(view, move, from))).toEqual({ move });
      });

  test('none is left out', () => {
    const effects = new Set(texts.map(([{ card }]) => cardNamed(card).effect));
    const cards: readonly CardId[] = ['fenians', 'infernal-machine', 'sherlock-holmes'];
    expect(cards.map(textOf)).toEqual([undefined, undefined, undefined]); // not texts of the own turn
    expect(effects.size).toBe(24);
  });
});

test('[EM-SETUP-6] the first agents are placed by tapping a city', () => {
  const view = scene(emeraldKit, { players: 2, first: 'monday', phase: 'placing' }).seat('monday').sees();
  const move: Move = { type: 'place-agent', city: 'rome' };
  expect(saidBy(view, tapsFor(view, move))).toEqual({ move });
});

test('[EM-CARD-MI-GO-2] agents come back from Mi-Go in a later turn', () => {
  const play = scene(emeraldKit, tableWith(['mi-go'], { players: 2, cities: { paris: { agents: { monday: 2 } } } }));
  const monday = play.seat('monday');
  monday.plays({ type: 'text', card: 'mi-go', agents: { paris: 1 } });
  for (const type of ['pass', 'pass', 'end-turn'] as const) monday.plays({ type });
  for (const type of ['pass', 'pass', 'end-turn'] as const) play.seat('tuesday').plays({ type });
  const view = monday.sees();
  const move: Move = { type: 'return', card: 'mi-go', city: 'cairo' };
  expect(saidBy(view, tapsFor(view, move))).toEqual({ move });
});

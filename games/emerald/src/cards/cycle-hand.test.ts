import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CardId } from '../words.ts';

const hudson = (...cards: CardId[]) => ({ type: 'text', card: 'mrs-hudson', cards }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['mrs-hudson', 'start-banker', 'start-chemist'] },
  draw: { monday: ['start-handbills', 'start-safe-house', 'start-informer', 'start-landlady'] },
};

test('[EM-CARD-MRS-HUDSON-1] two cards go and three come, for no action', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(hudson('start-banker', 'start-chemist'));
  const seen = t.seat('monday').sees();
  expect(seen.players.monday).toMatchObject({
    hand: ['start-handbills', 'start-safe-house', 'start-informer'],
    discard: ['start-banker', 'start-chemist', 'mrs-hudson'],
    draw: 1,
  });
  expect(seen.turn.actions).toBe(2);
});

test('[EM-CARD-MRS-HUDSON-1] the others see how many were drawn, not which', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(hudson('start-banker'));
  for (const eyes of [t.seat('tuesday'), t.audience]) {
    expect(eyes.isTold()).toContainEqual({ type: 'drew', by: 'monday', count: 2 });
    expect(eyes.sees().players.monday?.hand).toBe(3);
  }
  const drawn = { type: 'drew', by: 'monday', count: 2, cards: ['start-handbills', 'start-safe-house'] };
  expect(t.seat('monday').isTold()).toContainEqual(drawn);
});

test('[EM-CARD-MRS-HUDSON-1] with nothing discarded one card comes', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(hudson());
  expect(t.seat('monday').sees().players.monday?.hand).toEqual(['start-banker', 'start-chemist', 'start-handbills']);
});

test('[EM-CARD-MRS-HUDSON-1] only other cards of the hand can be discarded', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(hudson('mrs-hudson'))).toBe('EM-CARD-MRS-HUDSON-1');
  expect(t.seat('monday').tries(hudson('start-handbills'))).toBe('EM-CARD-MRS-HUDSON-1');
  expect(t.seat('monday').tries(hudson('start-banker', 'start-banker'))).toBe('EM-CARD-MRS-HUDSON-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toHaveLength(4);
});

test('[EM-CARD-MRS-HUDSON-2] a reshuffle brings back what was just discarded, never the card itself', () => {
  const t = scene(emeraldKit, { ...given, draw: { monday: [] }, discard: { monday: ['start-landlady'] } });
  t.seat('monday').plays(hudson('start-banker', 'start-chemist'));
  const mine = t.seat('monday').sees().players.monday;
  expect(mine?.hand).toHaveLength(3);
  expect(mine?.hand).toEqual(expect.arrayContaining(['start-banker', 'start-chemist', 'start-landlady']));
  expect(mine).toMatchObject({ draw: 0, discard: ['mrs-hudson'] });
  expect(t.audience.isTold()).toContainEqual({ type: 'reshuffled', by: 'monday' });
});

test('[EM-CARD-MRS-HUDSON-2] [EM-CARD-GEN-2] with nothing to discard and nothing to draw it cannot be used', () => {
  const t = scene(emeraldKit, { first: 'monday', hand: { monday: ['mrs-hudson'] }, draw: { monday: [] } });
  expect(t.seat('monday').tries(hudson())).toBe('EM-CARD-GEN-2');
});

test('[EM-CARD-FREEMASONS-1] the Freemasons do the same', () => {
  const t = scene(emeraldKit, { ...given, hand: { monday: ['freemasons', 'start-banker'] } });
  t.seat('monday').plays({ type: 'text', card: 'freemasons', cards: ['start-banker'] });
  const seen = t.seat('monday').sees();
  expect(seen.players.monday).toMatchObject({
    hand: ['start-handbills', 'start-safe-house'],
    discard: ['start-banker', 'freemasons'],
  });
  expect(seen.turn.actions).toBe(2);
});

import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const watson = { type: 'text', card: 'doctor-watson' } as const;
const club = { type: 'text', card: 'the-diogenes-club' } as const;
const given = {
  first: 'monday',
  hand: { monday: ['doctor-watson', 'the-diogenes-club'] },
  draw: { monday: ['start-handbills', 'start-safe-house', 'start-informer'] },
};

test('[EM-CARD-DOCTOR-WATSON-1] two cards are drawn for no action, and only the owner sees which', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(watson);
  expect(t.seat('monday').sees()).toMatchObject({
    turn: { actions: 2 },
    players: {
      monday: { hand: ['the-diogenes-club', 'start-handbills', 'start-safe-house'], discard: ['doctor-watson'] },
    },
  });
  expect(t.seat('tuesday').isTold()).toContainEqual({ type: 'drew', by: 'monday', count: 2 });
  expect(t.audience.sees().players.monday?.hand).toBe(3);
});

test('[EM-CARD-DOCTOR-WATSON-2] one card is drawn where there is but one, and the reshuffle does not contain the card', () => {
  const t = scene(emeraldKit, { ...given, draw: { monday: [] }, discard: { monday: ['start-landlady'] } });
  t.seat('monday').plays(watson);
  expect(t.seat('monday').sees().players.monday).toMatchObject({
    hand: ['the-diogenes-club', 'start-landlady'],
    draw: 0,
    discard: ['doctor-watson'],
  });
});

test('[EM-CARD-DOCTOR-WATSON-2] with no card to be had it cannot be used', () => {
  const t = scene(emeraldKit, { ...given, draw: { monday: [] } });
  expect(t.seat('monday').tries(watson)).toBe('EM-CARD-DOCTOR-WATSON-2');
  expect(t.seat('monday').isOffered()).not.toContainEqual(watson);
});

test('[EM-CARD-THE-DIOGENES-CLUB-1] the Diogenes Club does the same', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(club);
  expect(t.seat('monday').sees()).toMatchObject({
    turn: { actions: 2 },
    players: {
      monday: { hand: ['doctor-watson', 'start-handbills', 'start-safe-house'], discard: ['the-diogenes-club'] },
    },
  });
});

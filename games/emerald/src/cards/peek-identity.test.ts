import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { Day } from '../words.ts';

const burtsev = (player: Day) => ({ type: 'text', card: 'vladimir-burtsev', player }) as const;
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'restorationist', wednesday: 'loyalist' },
  hand: { monday: ['vladimir-burtsev'], tuesday: ['sherlock-holmes'] },
};

test('[EM-CARD-VLADIMIR-BURTSEV-1] the identity is seen by the one who looks, then and later', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(burtsev('tuesday'));
  const found = { type: 'peeked', by: 'monday', of: 'tuesday', found: 'restorationist' };
  expect(t.seat('monday').isTold()).toContainEqual(found);
  expect(t.audience.sees()).toMatchObject({ asking: null, turn: { actions: 1 } });
  expect(t.audience.sees().gone).toContain('vladimir-burtsev');
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'end-turn' });
  expect(t.seat('monday').sees().players.tuesday?.identity).toBe('restorationist');
});

test('[EM-CARD-VLADIMIR-BURTSEV-1] the others learn at whom was looked, and nothing more', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(burtsev('tuesday'));
  for (const eyes of [t.seat('tuesday'), t.seat('wednesday'), t.audience]) {
    expect(eyes.isTold()).toContainEqual({ type: 'peeked', by: 'monday', of: 'tuesday', found: null });
    expect(eyes.sees().players.monday?.looked).toEqual(['tuesday']);
  }
  expect(t.seat('wednesday').sees().players.tuesday?.identity).toBeNull();
  expect(t.audience.sees().players.tuesday?.identity).toBeNull();
});

test('[EM-CARD-VLADIMIR-BURTSEV-1] not the own identity, not a revealed one, not that of a seat without a player', () => {
  const t = scene(emeraldKit, { ...given, sanity: { wednesday: 0 } });
  expect(t.seat('monday').tries(burtsev('monday'))).toBe('EM-CARD-VLADIMIR-BURTSEV-1');
  expect(t.seat('monday').tries(burtsev('wednesday'))).toBe('EM-CARD-VLADIMIR-BURTSEV-1');
  expect(t.seat('monday').tries(burtsev('friday'))).toBe('EM-CARD-VLADIMIR-BURTSEV-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toEqual([burtsev('tuesday')]);
});

test('[EM-CARD-VLADIMIR-BURTSEV-2] what is seen is the dealt identity; that a heart has changed is public', () => {
  const t = scene(emeraldKit, {
    ...given,
    players: 2,
    first: 'tuesday',
    identities: { tuesday: 'restorationist' },
    hand: { monday: ['vladimir-burtsev'], tuesday: ['change-of-heart'] },
  });
  t.seat('tuesday').plays({ type: 'text', card: 'change-of-heart' });
  t.seat('tuesday').plays({ type: 'pass' });
  t.seat('tuesday').plays({ type: 'end-turn' });
  t.seat('monday').plays(burtsev('tuesday'));
  expect(t.seat('monday').sees().players.tuesday).toMatchObject({ identity: 'restorationist', changed: true });
  expect(t.audience.sees().players.tuesday).toMatchObject({ identity: null, changed: true });
});

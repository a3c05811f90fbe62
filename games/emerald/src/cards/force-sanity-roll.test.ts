import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { Day } from '../words.ts';

const terrors = (player: Day) => ({ type: 'text', card: 'night-terrors', player }) as const;
const given = {
  first: 'monday',
  identities: { tuesday: 'loyalist', wednesday: 'restorationist' },
  hand: { monday: ['night-terrors'], tuesday: ['sherlock-holmes'] },
  cities: { rome: { agents: { tuesday: 1, wednesday: 1 } } },
  dice: ['madness'],
};

test('[EM-CARD-NIGHT-TERRORS-1] the chosen player rolls and loses a token to madness; everybody sees the die', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(terrors('tuesday'));
  const seen = t.audience.sees();
  expect(seen.players).toMatchObject({ monday: { sanity: 3 }, tuesday: { sanity: 2 }, wednesday: { sanity: 3 } });
  expect(t.seat('wednesday').isTold()).toContainEqual({ type: 'rolled', by: 'tuesday', madness: true });
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 } });
  expect(seen.players.monday?.discard).toEqual(['night-terrors']);
});

test('[EM-CARD-NIGHT-TERRORS-1] a calm roll costs nothing, and nobody rolls for the own card', () => {
  const t = scene(emeraldKit, { ...given, dice: ['calm'] });
  expect(t.seat('monday').tries(terrors('monday'))).toBe('EM-CARD-NIGHT-TERRORS-1');
  t.seat('monday').plays(terrors('tuesday'));
  expect(t.audience.sees().players.tuesday?.sanity).toBe(3);
});

test('[EM-CARD-NIGHT-TERRORS-1] the last token lost reveals: a Loyalist is topped up', () => {
  const t = scene(emeraldKit, { ...given, sanity: { tuesday: 1 } });
  t.seat('monday').plays(terrors('tuesday'));
  expect(t.audience.sees().asking).toEqual({ player: 'tuesday', for: 'reveal' });
  t.seat('tuesday').plays({ type: 'keep' });
  expect(t.audience.sees().asking).toEqual({ player: 'tuesday', for: 'reinforce', agents: 2 });
});

test('[EM-CARD-NIGHT-TERRORS-1] and a Restorationist ends the game', () => {
  const t = scene(emeraldKit, { ...given, sanity: { wednesday: 1 } });
  t.seat('monday').plays(terrors('wednesday'));
  expect(t.audience.sees()).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(t.audience.sees().players.monday?.discard).toEqual(['night-terrors']);
});

test('[EM-CARD-NIGHT-TERRORS-2] no agent is lost by it', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(terrors('tuesday'));
  expect(t.audience.sees().cities.rome.agents).toEqual({ tuesday: 1, wednesday: 1 });
});

test('[EM-CARD-NIGHT-TERRORS-2] a player without tokens cannot be chosen, nor a seat without a player', () => {
  const t = scene(emeraldKit, { ...given, sanity: { tuesday: 0 } });
  expect(t.seat('monday').tries(terrors('tuesday'))).toBe('EM-CARD-NIGHT-TERRORS-2');
  expect(t.seat('monday').tries(terrors('friday'))).toBe('EM-CARD-NIGHT-TERRORS-2');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toEqual([terrors('wednesday')]);
});

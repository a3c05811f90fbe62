import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const freud = { type: 'text', card: 'sigmund-freud' } as const;
const given = { first: 'monday', hand: { monday: ['sigmund-freud'] }, sanity: { monday: 1 } };

test('[EM-CARD-SIGMUND-FREUD-1] the tokens are filled up and the Restorationist marker rises by 2', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(freud);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ tracks: { loyalist: 0, restorationist: 2 }, turn: { actions: 1 } });
  expect(seen.players).toMatchObject({ monday: { sanity: 3, score: 2, area: [] }, tuesday: { sanity: 3, score: 2 } });
  expect(seen.gone).toContain('sigmund-freud');
});

test('[EM-CARD-SIGMUND-FREUD-2] with all tokens it moves the marker alone; at 9 it moves 1 and ends the game', () => {
  const t = scene(emeraldKit, { ...given, sanity: {}, tracks: { restorationist: 9 } });
  t.seat('monday').plays(freud);
  expect(t.audience.isTold().filter(each => each.type === 'healed')).toEqual([]);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ tracks: { restorationist: 10 }, phase: 'over', outcome: { why: 'track' } });
  expect(seen.gone).toContain('sigmund-freud');
});

test('[EM-CARD-SIGMUND-FREUD-3] a revealed Loyalist gets tokens back, stays revealed and is not topped up again', () => {
  const t = scene(emeraldKit, {
    ...given,
    identities: { monday: 'loyalist' },
    hand: { monday: ['sigmund-freud', 'yog-sothoth'] },
    sanity: { monday: 0 },
    cities: { rome: { agents: { monday: 1 } } },
  });
  t.seat('monday').plays(freud);
  expect(t.audience.sees().players.monday).toMatchObject({ sanity: 3, revealed: true, identity: 'loyalist' });
  t.seat('monday').plays({ type: 'text', card: 'yog-sothoth', agents: { rome: 1 } });
  expect(t.audience.sees()).toMatchObject({ phase: 'playing', asking: null });
});

import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { ByCity } from '../words.ts';

const yog = (agents: ByCity<number>) => ({ type: 'text', card: 'yog-sothoth', agents }) as const;
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'restorationist' },
  hand: { monday: ['yog-sothoth'] },
  cities: { rome: { agents: { monday: 2, tuesday: 1 } }, paris: { agents: { monday: 1 } } },
};

test('[EM-CARD-YOG-SOTHOTH-1] agents go on the card for a Loyalist point each, and are in no supply', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(yog({ rome: 1, paris: 1 }));
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ monday: 1, tuesday: 1 });
  expect(seen.cities.paris.agents).toEqual({});
  expect(seen.players.monday).toMatchObject({ score: 2, agents: 7, area: ['yog-sothoth'], discard: [] });
  expect(seen.players.monday?.sources).toEqual([{ card: 'yog-sothoth', points: 2, faction: 'loyalist', victim: null }]);
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 } });
});

test('[EM-CARD-YOG-SOTHOTH-1] at least one, and only own agents that stand there', () => {
  const t = scene(emeraldKit, given);
  for (const agents of [{}, { rome: 3 }, { vienna: 1 }])
    expect(t.seat('monday').tries(yog(agents))).toBe('EM-CARD-YOG-SOTHOTH-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toHaveLength(3 * 2 - 1);
});

test('[EM-CARD-YOG-SOTHOTH-2] a Loyalist without an agent left reveals and is topped up from the supply', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(yog({ rome: 2, paris: 1 }));
  expect(t.audience.sees()).toMatchObject({
    asking: { player: 'monday', for: 'reveal' },
    players: { monday: { score: 3 } },
  });
  t.seat('monday').plays({ type: 'keep' });
  t.seat('monday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'rome'] });
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ monday: 3, tuesday: 1 });
  expect(seen.players.monday).toMatchObject({ agents: 4, area: ['yog-sothoth'], identity: 'loyalist' });
});

test('[EM-CARD-YOG-SOTHOTH-2] a Restorationist ends the game, the points scored first', () => {
  const t = scene(emeraldKit, { ...given, first: 'tuesday', hand: { tuesday: ['yog-sothoth'] } });
  t.seat('tuesday').plays(yog({ rome: 1 }));
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.players.tuesday).toMatchObject({ score: 1, area: ['yog-sothoth'] });
});

test('[EM-CARD-YOG-SOTHOTH-3] a revealed Loyalist may give up all, and is not topped up again', () => {
  const t = scene(emeraldKit, { ...given, revealed: ['monday'] });
  t.seat('monday').plays(yog({ rome: 2, paris: 1 }));
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ asking: null, phase: 'playing', turn: { actions: 1 } });
  expect(seen.players.monday).toMatchObject({ score: 3, agents: 7 });
});

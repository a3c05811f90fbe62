import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const blackHand = { type: 'text', card: 'the-black-hand' } as const;
const hide = { type: 'text', card: 'hide-royalty', city: 'paris' } as const;
const given = {
  first: 'monday',
  hand: { monday: ['the-black-hand', 'hide-royalty', 'hired-assassin', 'infernal-machine'] },
  cities: {
    paris: { royalty: 'royalty-the-weaver-in-darkness', agents: { monday: 2 }, cubes: { monday: 1 } },
  },
  dice: ['calm'],
};
const bonus = (points: number) => ({ card: 'the-black-hand', points, faction: 'restorationist', victim: null });

test('[EM-CARD-THE-BLACK-HAND-1] two Restorationist points for each royalty owned, killed or hidden, in the scoring area', () => {
  const area = { monday: ['royalty-rhogog', 'hide-royalty', 'royalty-gloriana'] };
  const points = { monday: { loyalist: 3, restorationist: 6 } };
  const t = scene(emeraldKit, { ...given, area, points });
  t.seat('monday').plays(blackHand);
  const mine = t.audience.sees().players.monday;
  expect(mine?.sources).toContainEqual(bonus(4));
  expect(mine).toMatchObject({ score: 13, area: [...area.monday, 'the-black-hand'], discard: [] });
  expect(t.audience.sees().turn.actions).toBe(1);
});

test('[EM-CARD-THE-BLACK-HAND-2] [EM-CARD-THE-BLACK-HAND-3] used with none, it gives two for a royalty hidden later', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(blackHand);
  expect(t.audience.sees().players.monday).toMatchObject({ score: 0, area: ['the-black-hand'] });
  t.seat('monday').plays(hide);
  expect(t.audience.sees().players.monday).toMatchObject({ score: 6 });
  expect(t.audience.sees().players.monday?.sources).toContainEqual(bonus(2));
});

test('[EM-CARD-THE-BLACK-HAND-2] and two for one killed later', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(blackHand);
  const bombs = ['infernal-machine'] as const;
  t.seat('monday').plays({ type: 'assassinate', card: 'hired-assassin', city: 'paris', target: 'royalty', bombs });
  expect(t.audience.sees().players.monday).toMatchObject({ score: 6 });
  expect(t.audience.sees().players.monday?.sources).toContainEqual(bonus(2));
});

test('[EM-CARD-THE-BLACK-HAND-2] not for the royalty of others, and nothing while it is in the hand', () => {
  const t = scene(emeraldKit, { ...given, area: { tuesday: ['royalty-rhogog'] } });
  t.seat('monday').plays(hide);
  expect(t.audience.sees().players.monday?.score).toBe(4);
  t.seat('monday').plays(blackHand);
  expect(t.audience.sees().players.monday?.score).toBe(6);
});

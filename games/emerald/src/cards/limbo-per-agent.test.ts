import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const brotherhood = (cubes: number) => ({ type: 'text', card: 'the-holy-brotherhood', cubes }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['the-holy-brotherhood'] },
  limbo: { monday: 5, tuesday: 3 },
  cities: { rome: { agents: { monday: 2, tuesday: 4 } }, paris: { agents: { monday: 1 } } },
};

test('[EM-CARD-THE-HOLY-BROTHERHOOD-1] as many cubes as agents on the board leave Limbo', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(brotherhood(3));
  const seen = t.audience.sees();
  expect(seen.limbo).toEqual({ monday: 2, tuesday: 3, wednesday: 0 });
  expect(seen.players.monday).toMatchObject({ cubes: 8, discard: ['the-holy-brotherhood'] });
  expect(seen.turn.actions).toBe(1);
});

test('[EM-CARD-THE-HOLY-BROTHERHOOD-1] fewer may be taken, but not more and not none', () => {
  const t = scene(emeraldKit, given);
  const cubes = t
    .seat('monday')
    .isOffered()
    .flatMap(move => (move.type === 'text' ? [move.cubes] : []));
  expect(cubes).toEqual([1, 2, 3]);
  expect(t.seat('monday').tries(brotherhood(4))).toBe('EM-CARD-THE-HOLY-BROTHERHOOD-1');
  expect(t.seat('monday').tries(brotherhood(0))).toBe('EM-CARD-THE-HOLY-BROTHERHOOD-1');
  expect(t.seat('monday').tries({ ...brotherhood(1), cubes: { rome: { monday: 1 } } })).toBe(
    'EM-CARD-THE-HOLY-BROTHERHOOD-1',
  );
  t.seat('monday').plays(brotherhood(1));
});

test('[EM-CARD-THE-HOLY-BROTHERHOOD-1] never more than lie in Limbo', () => {
  const t = scene(emeraldKit, { ...given, limbo: { monday: 2 } });
  expect(t.seat('monday').tries(brotherhood(3))).toBe('EM-CARD-THE-HOLY-BROTHERHOOD-1');
  t.seat('monday').plays(brotherhood(2));
});

test('[EM-CARD-THE-HOLY-BROTHERHOOD-2] without a cube in Limbo or an agent on the board it cannot be used', () => {
  for (const without of [{ limbo: {} }, { cities: { rome: { agents: { tuesday: 1 } } } }]) {
    const t = scene(emeraldKit, { ...given, ...without });
    expect(t.seat('monday').tries(brotherhood(1))).toBe('EM-CARD-THE-HOLY-BROTHERHOOD-2');
    expect(
      t
        .seat('monday')
        .isOffered()
        .filter(move => move.type === 'text'),
    ).toEqual([]);
  }
});

import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { ByCity, ByDay } from '../words.ts';

const okhrana = (cubes: ByCity<ByDay<number>>) => ({ type: 'text', card: 'okhrana', cubes }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['okhrana'] },
  cities: { rome: { cubes: { monday: 1, tuesday: 2 } }, paris: { agents: { monday: 1 }, cubes: { wednesday: 3 } } },
};

test('[EM-CARD-OKHRANA-1] [EM-CARD-OKHRANA-2] two cubes of two cities go to the Limbo of their owners', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(okhrana({ rome: { tuesday: 1 }, paris: { wednesday: 1 } }));
  const seen = t.audience.sees();
  expect(seen.limbo).toEqual({ monday: 0, tuesday: 1, wednesday: 1 });
  expect(seen.cities.rome.cubes).toEqual({ monday: 1, tuesday: 1 });
  expect(seen.cities.paris).toMatchObject({ agents: { monday: 1 }, cubes: { wednesday: 2 } });
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 } });
  expect(seen.players.monday?.discard).toEqual(['okhrana']);
});

test('[EM-CARD-OKHRANA-1] two of one city, the own among them, or just one', () => {
  for (const [cubes, limbo] of [
    [{ rome: { monday: 1, tuesday: 1 } }, { monday: 1, tuesday: 1, wednesday: 0 }],
    [{ rome: { tuesday: 2 } }, { monday: 0, tuesday: 2, wednesday: 0 }],
    [{ rome: { monday: 1 } }, { monday: 1, tuesday: 0, wednesday: 0 }],
  ] as const) {
    const t = scene(emeraldKit, given);
    t.seat('monday').plays(okhrana(cubes));
    expect(t.audience.sees().limbo).toEqual(limbo);
  }
});

test('[EM-CARD-OKHRANA-1] not three, not none, not more than lie there', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(okhrana({ paris: { wednesday: 3 } }))).toBe('EM-CARD-OKHRANA-1');
  expect(t.seat('monday').tries(okhrana({}))).toBe('EM-CARD-OKHRANA-1');
  expect(t.seat('monday').tries(okhrana({ rome: { monday: 2 } }))).toBe('EM-CARD-OKHRANA-1');
  expect(t.seat('monday').tries({ type: 'text', card: 'okhrana', cubes: 2 })).toBe('EM-CARD-OKHRANA-1');
  // Three kinds of cube: each alone, three pairs of two kinds, and twice two of the same.
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toHaveLength(3 + 3 + 2);
});

test('[EM-CARD-OKHRANA-2] there must be a cube in some city', () => {
  const t = scene(emeraldKit, { ...given, cities: { paris: { agents: { monday: 1 } } }, limbo: { tuesday: 3 } });
  expect(t.seat('monday').tries(okhrana({ paris: { tuesday: 1 } }))).toBe('EM-CARD-OKHRANA-2');
});

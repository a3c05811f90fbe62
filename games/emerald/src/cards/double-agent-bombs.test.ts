import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const target = { agent: 'tuesday' } as const;
const plain = { type: 'assassinate', card: 'hired-assassin', city: 'paris', target, bombs: [] } as const;
const kill = { ...plain, benefit: 'fenians' } as const;
const allow = { type: 'allow' } as const;
const given = {
  first: 'monday',
  hand: { monday: ['hired-assassin', 'hired-assassin', 'fenians', 'fenians', 'okhrana'], tuesday: ['sherlock-holmes'] },
  cities: { paris: { agents: { monday: 2, tuesday: 1 } }, rome: { agents: { tuesday: 1 } } },
};

test('[EM-CARD-FENIANS-1] each own agent in the city is worth two bombs, and the card leaves the game', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(plain)).toBe('EM-KILL-2');
  expect(t.seat('monday').isOffered()).toContainEqual(kill);
  t.seat('monday').plays(kill);
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.players.monday).toMatchObject({ score: 3, boxes: ['tuesday'], discard: [], hand: 3 });
  expect(seen.gone).toContain('fenians');
});

test('[EM-CARD-FENIANS-1] agents elsewhere are worth nothing, and no other card serves as the benefit', () => {
  const paris = { agents: { monday: 1, tuesday: 1 }, cubes: { monday: 1 } };
  const t = scene(emeraldKit, { ...given, cities: { paris, rome: { agents: { monday: 4 } } } });
  expect(t.seat('monday').tries(kill)).toBe('EM-KILL-2');
  expect(t.seat('monday').tries({ ...kill, benefit: 'okhrana' })).toBe('EM-CARD-FENIANS-1');
});

test('[EM-CARD-FENIANS-1] they help against royalty too', () => {
  const paris = { royalty: 'royalty-the-weaver-in-darkness', agents: { monday: 2 } };
  const t = scene(emeraldKit, { ...given, cities: { paris }, dice: ['calm'] });
  const regicide = { ...plain, target: 'royalty', bombs: ['okhrana'] } as const;
  expect(t.seat('monday').tries(regicide)).toBe('EM-KILL-2');
  t.seat('monday').plays({ ...regicide, benefit: 'fenians' });
  expect(t.audience.sees().players.monday).toMatchObject({ score: 4, discard: ['okhrana'] });
});

test('[EM-CARD-FENIANS-2] at most one for an assassination: a second is no bomb', () => {
  const cities = { paris: { agents: { monday: 1, tuesday: 1 }, cubes: { monday: 1 } } };
  const t = scene(emeraldKit, { ...given, cities });
  expect(t.seat('monday').tries({ ...kill, bombs: ['fenians'] })).toBe('EM-KILL-2');
  expect(emeraldKit.game.read.move({ ...kill, benefit: ['fenians', 'fenians'] })).toHaveProperty('wrong');
});

test('[EM-CARD-FENIANS-2] in an action with several it works for the one it was played with', () => {
  const cities = { paris: { agents: { monday: 3, tuesday: 2 } } };
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays(kill);
  t.seat('tuesday').plays(allow);
  expect(t.seat('monday').tries(plain)).toBe('EM-KILL-2');
  t.seat('monday').plays(kill);
  expect(t.audience.sees()).toMatchObject({ asking: { player: 'tuesday', for: 'attack' }, turn: { actions: 1 } });
});

test('[EM-CARD-FENIANS-3] not where the bombs are enough without it', () => {
  const t = scene(emeraldKit, { ...given, cities: { paris: { agents: { monday: 4, tuesday: 1 } } } });
  expect(t.seat('monday').tries(kill)).toBe('EM-CARD-FENIANS-3');
  expect(t.seat('monday').isOffered()).not.toContainEqual(kill);
});

test('[EM-CARD-FENIANS-3] it leaves the game also when the attack is blocked; played for icons it does not', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(kill);
  t.seat('tuesday').plays({ type: 'block', card: 'sherlock-holmes' });
  expect(t.audience.sees().gone).toContain('fenians');
  t.seat('monday').plays({ type: 'place', cards: ['fenians'], city: 'rome' });
  expect(t.audience.sees().players.monday?.discard).toEqual(['fenians']);
});

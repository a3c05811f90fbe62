import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CardId } from '../words.ts';

const kill = (...bombs: CardId[]) => {
  const target = { agent: 'tuesday' } as const;
  return { type: 'assassinate', card: 'hired-assassin', city: 'paris', target, bombs } as const;
};
const given = {
  first: 'monday',
  hand: { monday: ['hired-assassin', 'infernal-machine', 'okhrana', 'start-chemist'], tuesday: ['sherlock-holmes'] },
  cities: { paris: { agents: { monday: 2, tuesday: 1 } }, rome: { agents: { tuesday: 1 } } },
};

test('[EM-CARD-INFERNAL-MACHINE-1] it is worth three bombs, then leaves the game', () => {
  const royalty = 'royalty-the-weaver-in-darkness';
  const t = scene(emeraldKit, { ...given, cities: { paris: { royalty, agents: { monday: 2 } } }, dice: ['calm'] });
  const regicide = { ...kill('infernal-machine'), target: 'royalty' } as const;
  expect(t.seat('monday').tries({ ...regicide, bombs: ['start-chemist'] })).toBe('EM-KILL-2');
  t.seat('monday').plays(regicide);
  const seen = t.audience.sees();
  expect(seen.players.monday).toMatchObject({ score: 4, area: ['hired-assassin', royalty], discard: [] });
  expect(seen.gone).toContain('infernal-machine');
});

test('[EM-CARD-INFERNAL-MACHINE-1] it leaves the game also when the kill is blocked', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(kill('infernal-machine'));
  t.seat('tuesday').plays({ type: 'block', card: 'sherlock-holmes' });
  const seen = t.audience.sees();
  expect(seen.cities.paris.agents).toEqual({ monday: 2, tuesday: 1 });
  expect(seen.gone).toContain('infernal-machine');
  expect(seen.players.monday).toMatchObject({ area: ['hired-assassin'], discard: [] });
});

test('[EM-CARD-INFERNAL-MACHINE-1] it has no text of its own to use', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries({ type: 'text', card: 'infernal-machine' })).toBe('EM-TEXT-1');
});

test('[EM-CARD-INFERNAL-MACHINE-2] it may give more than is missing, if they fall short without it', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(kill('infernal-machine'));
  t.seat('tuesday').plays({ type: 'allow' });
  expect(t.audience.sees().players.monday).toMatchObject({ score: 3, boxes: ['tuesday'] });
});

test('[EM-CARD-INFERNAL-MACHINE-2] not where the other bombs are enough, nor beside one it makes needless', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(kill('infernal-machine', 'start-chemist'))).toBe('EM-KILL-8');
  expect(t.seat('monday').tries(kill('infernal-machine', 'okhrana'))).toBe('EM-KILL-8');
});

test('[EM-CARD-INFERNAL-MACHINE-2] played for its retrieve icon it is discarded as usual', () => {
  const t = scene(emeraldKit, { ...given, limbo: { monday: 1 } });
  t.seat('monday').plays({ type: 'retrieve', cards: ['infernal-machine'], from: { limbo: 1 } });
  expect(t.audience.sees().players.monday?.discard).toEqual(['infernal-machine']);
});

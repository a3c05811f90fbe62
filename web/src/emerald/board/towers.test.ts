import type { CityView } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { leaderOf, stackingOf, towersIn } from './towers.ts';

const city = (more: Partial<CityView>): CityView => ({
  top: null,
  pile: 0,
  buried: 0,
  royalty: null,
  agents: {},
  cubes: {},
  zombies: 0,
  ...more,
});

describe('[EM-CLAIM-3] who leads', () => {
  test('has strictly more pieces, cubes and agents together, than every other single player', () => {
    expect(leaderOf(city({ agents: { wednesday: 1 }, cubes: { wednesday: 1, tuesday: 1 } }))).toBe('wednesday');
  });

  test('is nobody in a tie, however many agents are in it', () => {
    expect(leaderOf(city({ agents: { wednesday: 2 }, cubes: { tuesday: 2 } }))).toBeUndefined();
    expect(leaderOf(city({}))).toBeUndefined();
  });

  test('counts no zombies', () => {
    expect(leaderOf(city({ zombies: 5, cubes: { friday: 1 } }))).toBe('friday');
  });

  test('counts what would be put there', () => {
    expect(leaderOf(city({ cubes: { friday: 1 } }), { monday: { cubes: 2 } })).toBe('monday');
  });
});

describe('towers', () => {
  test('stand in seat order, one a player who has something there', () => {
    const towers = towersIn(city({ cubes: { friday: 1 }, agents: { monday: 2, friday: 1 } }));
    expect(towers.map(({ day, total, isLeader }) => [day, total, isLeader])).toEqual([
      ['monday', 2, false],
      ['friday', 2, false],
    ]);
  });

  test('show what would come on top of what is there', () => {
    const [tower] = towersIn(city({ cubes: { monday: 1 } }), { monday: { cubes: 2, agents: 1 } });
    expect(tower).toMatchObject({ agents: 1, cubes: 3, comingAgents: 1, comingCubes: 2, total: 4, isLeader: true });
  });
});

describe('stacking', () => {
  test('is as loose as the room allows', () => {
    const loose = stackingOf(1, 2, 5);
    const tight = stackingOf(2, 3, 3.7);
    expect(loose).toMatchObject({ isAgentsCounted: false, isCubesCounted: false });
    expect(tight.cubeStep).toBeLessThan(loose.cubeStep);
  });

  test('turns more than six of a kind into one and a number', () => {
    expect(stackingOf(0, 7, 20).isCubesCounted).toBe(true);
    expect(stackingOf(0, 6, 20).isCubesCounted).toBe(false);
  });

  test.each([
    [3, 6],
    [6, 6],
    [6, 1],
    [1, 6],
    [2, 5],
  ])('%i agents and %i cubes never grow out of the room', (agents, cubes) => {
    const room = 3.2;
    const { agentStep, cubeStep, isAgentsCounted, isCubesCounted } = stackingOf(agents, cubes, room);
    const shown = [isAgentsCounted ? 1 : agents, isCubesCounted ? 1 : cubes] as const;
    expect(1.4 * (1 + (shown[0] - 1) * agentStep) + 1 + (shown[1] - 1) * cubeStep).toBeLessThanOrEqual(room);
  });
});

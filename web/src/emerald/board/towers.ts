/** The pieces in a city as columns, one for each player in seat order, and how they are stacked so that they fit. */
import { type CityView, type Day, days } from '@lamplight/emerald/public';
import type { CityLight } from '../view/lights.ts';

export interface Tower {
  readonly day: Day;
  readonly agents: number;
  readonly cubes: number;
  /** How many of these are only planned. */
  readonly comingAgents: number;
  readonly comingCubes: number;
  readonly total: number;
  /** Strictly more pieces than every other single player [EM-CLAIM-3]. */
  readonly isLeader: boolean;
}

const totalsOf = (city: CityView, coming: CityLight['coming'] = {}) =>
  days.map(day => {
    const [comingAgents, comingCubes] = [coming[day]?.agents ?? 0, coming[day]?.cubes ?? 0];
    const agents = (city.agents[day] ?? 0) + comingAgents;
    const cubes = (city.cubes[day] ?? 0) + comingCubes;
    return { day, agents, cubes, comingAgents, comingCubes, total: agents + cubes };
  });

/** The player with strictly more pieces than every other. Zombies belong to nobody. Undefined in a tie. */
export function leaderOf(city: CityView, coming?: CityLight['coming']): Day | undefined {
  const [first, second] = totalsOf(city, coming).sort((one, other) => other.total - one.total);
  return first === undefined || second === undefined || first.total === second.total ? undefined : first.day;
}

/** A player without pieces there has no column. */
export function towersIn(city: CityView, coming?: CityLight['coming']): readonly Tower[] {
  const leader = leaderOf(city, coming);
  return totalsOf(city, coming)
    .filter(({ total }) => total > 0)
    .map(tower => ({ ...tower, isLeader: tower.day === leader }));
}

/** Steps from piece to piece, as shares of a piece's height. A pile that would not fit is one piece with its count. */
export interface Stacking {
  readonly agentStep: number;
  readonly cubeStep: number;
  readonly isAgentsCounted: boolean;
  readonly isCubesCounted: boolean;
}

/** Height of an agent, in cubes. */
const agentHeight = 1.4;
/** Any closer, and nobody could count them. */
const steps = [0.85, 0.6, 0.42, 0.34] as const;
/** More than this are read faster as a number. */
const countable = 6;

const heightOf = (agents: number, cubes: number, step: number): number =>
  (agents === 0 ? 0 : agentHeight * (1 + (agents - 1) * step)) + (cubes === 0 ? 0 : 1 + (cubes - 1) * step);

/** The loosest stacking that fits into `room`, which is measured in cubes. */
export function stackingOf(agents: number, cubes: number, room: number): Stacking {
  const isAgentsCounted = agents > countable;
  const isCubesCounted = cubes > countable;
  const shown = [isAgentsCounted ? 1 : agents, isCubesCounted ? 1 : cubes] as const;
  const step = steps.find(each => heightOf(...shown, each) <= room);
  if (step !== undefined) return { agentStep: step, cubeStep: step, isAgentsCounted, isCubesCounted };
  const least = steps[steps.length - 1] ?? 1;
  // The taller of the two piles becomes a number.
  const byNumber =
    shown[1] > shown[0] ? { isAgentsCounted, isCubesCounted: true } : { isAgentsCounted: true, isCubesCounted };
  const still = heightOf(byNumber.isAgentsCounted ? 1 : shown[0], byNumber.isCubesCounted ? 1 : shown[1], least);
  const both = still > room && agents > 1 && cubes > 1;
  return {
    agentStep: least,
    cubeStep: least,
    isAgentsCounted: both || byNumber.isAgentsCounted,
    isCubesCounted: both || byNumber.isCubesCounted,
  };
}

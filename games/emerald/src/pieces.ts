/** Moving pieces and cards inside a state. Used by the fold, and by taking back. */
import { must } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { AgentPlace, CubePlace, State } from './state.ts';

export type Fluid = { -readonly [Key in keyof State]: State[Key] };

export function plus(list: readonly number[], place: number, count: number): readonly number[] {
  const changed = list.slice();
  changed[place] = must(list, place) + count;
  return changed;
}

export function moveAgents(state: Fluid, { of, from, to, count }: Extract<Event, { type: 'agents' }>): void {
  addAgents(state, of, from, -count);
  addAgents(state, of, to, count);
  const onBoard = (place: AgentPlace) => typeof place === 'number';
  if (onBoard(from) !== onBoard(to)) state.stirred = true;
  if (to === 'store') state.storedIn = state.turns;
  if (from === 'store') state.storedIn = null;
}

export function addAgents(state: Fluid, of: number, place: AgentPlace, count: number): void {
  if (place === 'supply') state.agentSupply = plus(state.agentSupply, of, count);
  else if (place === 'store') state.stored = plus(state.stored, of, count);
  else if (place !== 'box') state.agents = state.agents.with(place, plus(must(state.agents, place), of, count));
}

export function addCubes(state: Fluid, of: number, place: CubePlace, count: number): void {
  if (place === 'supply') state.cubeSupply = plus(state.cubeSupply, of, count);
  else if (place === 'limbo') state.limbo = plus(state.limbo, of, count);
  else state.cubes = state.cubes.with(place, plus(must(state.cubes, place), of, count));
}

export function stow(state: Fluid, by: number, card: number, to: 'discard' | 'area' | 'gone'): void {
  if (to === 'discard') state.discards = state.discards.with(by, [...must(state.discards, by), card]);
  if (to === 'gone') state.gone = [...state.gone, card];
  if (to === 'area') state.areas = state.areas.with(by, [...must(state.areas, by), { card, victim: null }]);
}

export function moveZombies(state: Fluid, { from, to, count }: Extract<Event, { type: 'zombies' }>): void {
  if (from === 'stock') state.zombieStock -= count;
  else state.zombies = plus(state.zombies, from, -count);
  if (to === 'stock') state.zombieStock += count;
  else state.zombies = plus(state.zombies, to, count);
}

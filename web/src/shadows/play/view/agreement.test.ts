import { expect, test } from 'vitest';
import { leading, standingOn, standings, votersOf, votesNeeded } from './agreement.ts';
import { trialView } from './trial-view.ts';

const pointing = (at: Record<string, string>) => {
  const view = trialView({ seats: 'black: 0 1 2 3', holding: ['i01'], pointing: at });
  return { view, team: view.teams.black };
};

test.each([
  { voters: 3, agreement: 'all', needed: 3 },
  { voters: 3, agreement: 'majority', needed: 2 },
  { voters: 4, agreement: 'majority', needed: 3 },
  { voters: 3, agreement: 'any', needed: 1 },
  { voters: 0, agreement: 'all', needed: 1 },
] as const)('[SA-MOVE-2] $voters Detectives and «$agreement» need $needed', ({ voters, agreement, needed }) => {
  expect(votesNeeded(voters, agreement)).toBe(needed);
});

test('[SA-MOVE-2] a standing names who points there and who is awaited', () => {
  const { view, team } = pointing({ 1: '0,1', 3: '0,1' });
  expect(standings(team, view)).toEqual([{ cell: '0,1', by: [1, 3], of: 3, waitingFor: [2] }]);
});

test('[SA-LEAVE-1] whoever is away is not awaited', () => {
  const { view, team } = pointing({ 1: '0,1' });
  const present = view.present.with(3, false);
  expect(votersOf(team, present)).toEqual([1, 2]);
  expect(standingOn('0,1', team, { ...view, present })).toEqual({ cell: '0,1', by: [1], of: 2, waitingFor: [2] });
});

test('[SA-MOVE-2] a cell nobody points at waits for all', () => {
  const { view, team } = pointing({});
  expect(standingOn('-1,0', team, view)).toEqual({ cell: '-1,0', by: [], of: 3, waitingFor: [1, 2, 3] });
  expect(leading(team, view)).toBeUndefined();
});

test('[SA-MOVE-2] the one with most fingers leads', () => {
  const { view, team } = pointing({ 1: '0,1', 2: '-1,0', 3: '-1,0' });
  expect(leading(team, view)?.cell).toBe('-1,0');
});

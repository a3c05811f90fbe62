import { describe, expect, test } from 'vitest';
import { claimStanding, killStanding, rivalIn } from './standing.ts';
import { trialView } from './trial-view.ts';

const vienna = (city: NonNullable<NonNullable<Parameters<typeof trialView>[0]>['cities']>['vienna']) =>
  trialView({ cities: { vienna: { top: 'bismarck', pile: 2, ...city } } });

describe('[EM-CLAIM-3] what is missing to claim', () => {
  test('is nothing with more pieces than every other, one of them a cube', () => {
    const view = vienna({ agents: { wednesday: 1, tuesday: 1 }, cubes: { wednesday: 1 } });
    expect(claimStanding(view, 'vienna', 'wednesday')).toEqual({ type: 'can' });
  });

  test('is one piece more than the strongest other has', () => {
    const view = vienna({ cubes: { tuesday: 2, monday: 1, wednesday: 1 } });
    expect(claimStanding(view, 'vienna', 'wednesday')).toEqual({ type: 'short', pieces: 2, cube: false });
  });

  test('is a cube where only agents lead', () => {
    const view = vienna({ agents: { wednesday: 2, tuesday: 1 } });
    expect(claimStanding(view, 'vienna', 'wednesday')).toEqual({ type: 'short', pieces: 0, cube: true });
  });

  test('[EM-CLAIM-9] is a card where the pile is empty', () => {
    expect(claimStanding(trialView(), 'vienna', 'wednesday')).toEqual({ type: 'empty' });
  });
});

describe('[EM-KILL-1] what is missing to kill', () => {
  test('is somebody to be killed', () => {
    expect(killStanding(vienna({ agents: { wednesday: 2 } }), 'vienna', 'wednesday')).toEqual({ type: 'nobody' });
  });

  test('is an own agent, and more pieces than every other', () => {
    const view = vienna({ agents: { tuesday: 2 }, cubes: { wednesday: 1 } });
    expect(killStanding(view, 'vienna', 'wednesday')).toEqual({ type: 'short', pieces: 2, agent: true });
  });

  test('[EM-KILL-2] is bombs: the kill value less one for each own agent, for royalty its own number', () => {
    const view = vienna({ agents: { wednesday: 2, tuesday: 1 }, royalty: 'royalty-the-waltzing-hunger' });
    expect(killStanding(view, 'vienna', 'wednesday')).toEqual({
      type: 'can',
      agents: 2,
      agent: { value: 3, missing: 1 },
      royalty: { value: 4, missing: 2 },
    });
  });
});

test('only who leads is a rival, and never oneself', () => {
  const view = vienna({ cubes: { tuesday: 2, wednesday: 1 } });
  expect(rivalIn(view, 'vienna', 'wednesday')).toBe('tuesday');
  expect(rivalIn(view, 'vienna', 'tuesday')).toBeUndefined();
  expect(rivalIn(view, 'rome', 'tuesday')).toBeUndefined();
});

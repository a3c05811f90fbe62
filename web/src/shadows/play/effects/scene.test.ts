import type { View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { lastMinuteHeat } from '../../../sound/music/composer.ts';
import { paceOf } from '../../../sound/scene.ts';
import { trialView } from '../view/trial-view.ts';
import { sceneOf } from './scene.ts';

const race = trialView({ seats: 'black: 0 1, orange: 2 3', me: 1 });
const alone: View = { ...trialView({ seats: 'black: 0 1', me: 1 }), startsAt: 3_000, endsAt: 303_000 };

test('[SA-APP-1] against the clock the soundtrack quickens, and more so in the last minute', () => {
  const at = [3_000, 100_000, 242_000, 244_000, 303_000].map(now => sceneOf(alone, now));
  expect(at.map(({ kind }) => kind)).toEqual(Array(5).fill('clock'));
  const paces = at.map(({ heat }) => paceOf('clock', heat));
  expect(paces).toEqual(paces.toSorted((one, other) => one - other));
  expect(at[0]?.heat).toBe(0);
  expect(at[2]!.heat).toBeLessThan(lastMinuteHeat);
  expect(at[3]!.heat).toBeGreaterThanOrEqual(lastMinuteHeat);
  expect(at[4]?.heat).toBe(1);
});

test('a race grows hot with what both teams have found, and with nothing else [SA-RESOLVE-7]', () => {
  const heat = (black: Partial<View['teams']['black']>) =>
    sceneOf({ ...race, teams: { ...race.teams, black: { ...race.teams.black, ...black } } }, 99_000).heat;
  expect(heat({})).toBe(0);
  expect(heat({ at: '1,1', step: 'move', holding: ['i01', 'i02'] })).toBe(0);
  const evidence = [['0,1'], ['0,1', '0,2'], ['0,1', '0,2', '0,3']].map(found => heat({ evidence: found }));
  expect(evidence).toEqual(evidence.toSorted((one, other) => one - other));
  expect(heat({ police: 2 })).toBeGreaterThan(heat({ police: 1 }));
});

test('nothing plays while it counts to three', () => {
  expect(sceneOf({ ...race, phase: 'countdown' }, 0).kind).toBe('silence');
  expect(sceneOf({ ...race, phase: 'round-over' }, 0).kind).toBe('table');
});

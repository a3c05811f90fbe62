import { seedOf } from '@lamplight/contract';
import { JsonSpot } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { shadowsKit } from '../kit.ts';

const { game, stage } = shadowsKit;
const teams = { black: { officer: 'ada', detectives: ['bo', 'dee'] }, orange: { officer: 'cy', detectives: ['di'] } };
const [ada, bo, dee, cy, di] = [0, 1, 2, 3, 4] as const;

const staged = (given: object) => stage.set(new JsonSpot({ teams, ...given }, ['given']), seedOf(1)).match.state;
const awaits = (state: ReturnType<typeof staged>) => game.awaits?.(state);

test('[SA-READY-1] before a round the match waits for everybody who is not ready', () => {
  const state = staged({ phase: 'lobby' });
  expect(awaits(state)).toEqual([ada, bo, dee, cy, di]);
  expect(awaits({ ...state, ready: [false, true, true, false, true] })).toEqual([ada, cy]);
  expect(awaits({ ...state, phase: 'countdown' })).toEqual([]);
});

test('[SA-ROUND-2] in a round it waits for the Officer who is to give cards, or for all Detectives of who has some', () => {
  const state = staged({ phase: 'playing' });
  expect(awaits({ ...state, holding: [[], []] })).toEqual([ada, cy]);
  expect(awaits({ ...state, holding: [['i01'], []] })).toEqual([bo, dee, cy]);
});

test('[SA-WIN-1] when it is over it waits for nobody', () => {
  expect(awaits({ ...staged({ phase: 'playing' }), phase: 'match-over' })).toEqual([]);
});

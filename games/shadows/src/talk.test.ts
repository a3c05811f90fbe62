import { hearersOf, seedOf, type Viewer } from '@lamplight/contract';
import { JsonSpot } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { shadowsKit } from '../kit.ts';

const { game, stage } = shadowsKit;
const teams = { black: { officer: 'ada', detectives: ['bo', 'dee'] }, orange: { officer: 'cy', detectives: ['di'] } };
const [ada, bo, dee, cy, di] = [0, 1, 2, 3, 4] as const;
const everybody = [ada, bo, dee, cy, di, 'audience'];

const hears = (phase: string, speaker: Viewer) =>
  hearersOf(game, stage.set(new JsonSpot({ teams, phase }, ['given']), seedOf(1)).match.state, { seats: 5, speaker });

test('[SA-TALK-1] an Officer in a round is heard by nobody', () => {
  expect(hears('playing', ada)).toEqual([]);
  expect(hears('playing', cy)).toEqual([]);
});

test('[SA-TALK-2] Detectives are heard by their own team, the Officer included, and by no rival', () => {
  expect(hears('playing', bo)).toEqual([ada, bo, dee]);
  expect(hears('playing', di)).toEqual([cy, di]);
});

test('[SA-TALK-2] whoever watches a round is heard only by those who watch', () => {
  expect(hears('playing', 'audience')).toEqual(['audience']);
});

test.each(['lobby', 'countdown'])('[SA-TALK-1] outside a round everybody hears everybody: %s', phase => {
  for (const speaker of [ada, bo, 'audience'] as const) expect(hears(phase, speaker)).toEqual(everybody);
});

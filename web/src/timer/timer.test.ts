import { levels, levelTimes } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { after, firstTimer, leftAt, passedAt, stageAt, type Timer, type TimerAct, timerFrom } from './timer.ts';

const start = 1_800_000_000_000;
const minute = 60_000;
const press = (at: number): TimerAct => ({ type: 'press', now: start + at });
const again = (at: number): TimerAct => ({ type: 'again', now: start + at });
const doing = (...acts: readonly TimerAct[]): Timer => acts.reduce(after, firstTimer);
const look = (timer: Timer, at: number) => ({ left: leftAt(timer, start + at), stage: stageAt(timer, start + at) });

test('[SA-APP-1] the four levels have 15, 8, 5 and 3 minutes', () => {
  const lefts = levels.map(level => leftAt(doing({ type: 'choose', level }), start));
  expect(lefts).toEqual([15 * minute, 8 * minute, 5 * minute, 3 * minute]);
  expect(lefts).toEqual(levels.map(level => levelTimes[level]));
});

test('[SA-APP-1] it starts, pauses, goes on and ends', () => {
  expect(look(doing(), 0)).toEqual({ left: 5 * minute, stage: 'set' });
  const running = doing(press(0));
  expect(look(running, 42_000)).toEqual({ left: 258_000, stage: 'running' });
  const paused = after(running, press(42_000));
  expect(look(paused, 42_000)).toEqual({ left: 258_000, stage: 'paused' });
  expect(look(paused, 999_000)).toEqual({ left: 258_000, stage: 'paused' });
  const on = after(paused, press(100_000));
  expect(look(on, 101_000)).toEqual({ left: 257_000, stage: 'running' });
  expect(look(on, 100_000 + 257_999)).toEqual({ left: 1, stage: 'running' });
  expect(look(on, 100_000 + 258_000)).toEqual({ left: 0, stage: 'over' });
  expect(look(after(on, press(400_000)), 400_000)).toEqual({ left: 5 * minute, stage: 'set' });
});

test('a phone that slept shows the right time, also when all of it is gone', () => {
  const running = doing(press(0));
  expect(look(running, 4 * minute)).toEqual({ left: minute, stage: 'running' });
  expect(look(running, 60 * minute)).toEqual({ left: 0, stage: 'over' });
});

test('setting it again can be taken back, and no time is lost by it', () => {
  const set = doing(press(0), again(30_000));
  expect(look(set, 30_000)).toEqual({ left: 5 * minute, stage: 'set' });
  expect(look(after(set, { type: 'take-back' }), 40_000)).toEqual({ left: 260_000, stage: 'running' });
  expect(after(after(set, press(50_000)), { type: 'take-back' }).state).toEqual({
    kind: 'running',
    since: start + 50_000,
  });
  const over = doing(press(0), again(6 * minute));
  expect(over.state).toEqual({ kind: 'set' });
});

test('nobody changes the level of a round that goes on', () => {
  const running = doing(press(0));
  expect(after(running, { type: 'choose', level: 'master' })).toBe(running);
  expect(after(running, { type: 'choose', game: 'race' })).toBe(running);
});

test('two teams have no clock: it counts up and never ends', () => {
  const race = doing({ type: 'choose', game: 'race' }, press(0));
  expect(look(race, 90 * minute)).toEqual({ left: undefined, stage: 'running' });
  expect(passedAt(race, start + 90 * minute)).toBe(90 * minute);
});

test('a clock that is set back does not give more time than there was', () => {
  expect(look(doing(press(0)), -minute)).toEqual({ left: 5 * minute, stage: 'running' });
});

test.each([doing(press(0)), doing(press(0), press(42_000)), doing({ type: 'choose', level: 'master', game: 'race' })])(
  'it survives a reload: %j',
  timer => {
    expect(timerFrom(JSON.parse(JSON.stringify(timer)))).toEqual(timer);
  },
);

test.each([
  null,
  'x',
  { game: 'poker', level: 'agent', state: { kind: 'set' } },
  { game: 'clock', level: 'spy', state: { kind: 'set' } },
])('what nobody of us wrote is a first timer: %j', kept => {
  expect(timerFrom(kept)).toEqual(firstTimer);
});

test.each([{ kind: 'running', since: 'now' }, { kind: 'paused', passed: -1 }, 7])(
  'a state that makes no sense is set: %j',
  state => {
    expect(timerFrom({ game: 'clock', level: 'master', state })).toEqual({
      game: 'clock',
      level: 'master',
      state: { kind: 'set' },
    });
  },
);

import { expect, onTestFinished, test, vi } from 'vitest';
import { SteadyClock } from './clock.ts';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 1, 12);

/** A machine with two clocks that a test can move. */
function machine() {
  const times = { wall: noon, steady: 5_000.25 };
  const trouble = (error: unknown) => {
    throw error;
  };
  const clock = new SteadyClock(trouble, { wall: () => times.wall, steady: () => times.steady });
  const pass = (time: number) => {
    times.wall += time;
    times.steady += time;
  };
  return { times, clock, pass };
}

test('begins with what the machine says, in whole milliseconds, and goes on with it', () => {
  const { clock, pass } = machine();
  expect(clock.now()).toBe(noon);
  pass(1_234.5);
  expect(clock.now()).toBe(noon + 1_234);
  expect(clock.look()).toBeUndefined();
});

test.each([
  ['forward', hour],
  ['back', -hour],
])('[TB-TIME-1] when somebody sets the machine’s clock %s, time goes on evenly, and it is told once', (way, jump) => {
  const { times, clock, pass } = machine();
  times.wall += jump;
  pass(1_000);
  expect(clock.now()).toBe(noon + 1_000);
  expect(clock.look()).toBe(
    `The clock of this machine was set ${way} by 3600 s. Tables do not follow it until the next start: nobody loses time.`,
  );
  expect(clock.look()).toBeUndefined();
});

test('a clock that is corrected a little at a time has not been set', () => {
  const { times, clock } = machine();
  for (let n = 0; n < 100; n++) {
    times.wall += 100;
    expect(clock.look()).toBeUndefined();
  }
});

test('[TB-TIME-2] goes on from what was kept last, where that has yet to come by the machine’s clock', () => {
  const { clock, pass } = machine();
  expect(clock.goOnFrom(noon + hour)).toContain('3600 s behind what is kept here');
  expect(clock.now()).toBe(noon + hour);
  pass(500);
  expect(clock.now()).toBe(noon + hour + 500);
  expect(clock.look()).toBeUndefined();
});

test('[TB-TIME-2] does not go on from what cannot be true', () => {
  const { clock } = machine();
  expect(clock.goOnFrom(noon - hour)).toBeUndefined();
  expect(clock.goOnFrom(0)).toBeUndefined();
  expect(clock.goOnFrom(noon + 365 * 24 * hour)).toContain('may stand still');
  expect(clock.now()).toBe(noon);
});

test('[TB-FAULT-1] what goes wrong in one timer is told, and ends nothing', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const troubles: unknown[] = [];
  const clock = new SteadyClock(error => troubles.push(error));
  const rung: string[] = [];
  clock.after(10, () => {
    throw new Error('It broke.');
  });
  clock.after(20, () => rung.push('the other'));
  vi.advanceTimersByTime(30);
  expect(troubles.map(String)).toEqual(['Error: It broke.']);
  expect(rung).toEqual(['the other']);
});

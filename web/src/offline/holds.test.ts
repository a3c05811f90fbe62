import { expect, test } from 'vitest';
import { held } from './holds.ts';

test('what is ready is told', () => {
  const update = held();
  expect(update.isTold.now()).toBe(false);
  update.ready();
  expect(update.isTold.now()).toBe(true);
});

test('during a match nothing is told, and after it is', () => {
  const update = held();
  const letGo = update.hold();
  update.ready();
  expect(update.isTold.now()).toBe(false);
  let calls = 0;
  update.isTold.onChange(() => calls++);
  letGo();
  expect(update.isTold.now()).toBe(true);
  expect(calls).toBe(1);
});

test('two who hold must both let go, and letting go twice is once', () => {
  const update = held();
  update.ready();
  const [one, other] = [update.hold(), update.hold()];
  one();
  one();
  expect(update.isTold.now()).toBe(false);
  other();
  expect(update.isTold.now()).toBe(true);
});

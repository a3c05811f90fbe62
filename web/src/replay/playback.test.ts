import { expect, test } from 'vitest';
import type { ReplayFrame } from './frames.ts';
import { actOf, frameAfter, stretchAt, waitAt } from './playback.ts';

const frames: readonly ReplayFrame[] = [0, 10, 2_000, 90_000, 90_500].map((at, input) => ({
  input,
  at,
  views: [],
  told: [],
}));
const stretches = [
  { number: 1, first: 0, last: 2, starts: 0, ends: 2_000 },
  { number: 2, first: 3, last: 4, starts: 90_000, ends: 90_500 },
];
const course = { frames, turns: [1, 3], stretches };
const key = (name: string, more: object = {}) =>
  actOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('[UX-17] it plays as it was, but nothing too quick to see and no pause too long to wait for', () => {
  expect(waitAt(frames, 0, 1)).toBe(120);
  expect(waitAt(frames, 1, 1)).toBe(1_990);
  expect(waitAt(frames, 1, 2)).toBe(995);
  expect(waitAt(frames, 2, 1)).toBe(3_000);
  expect(waitAt(frames, 2, 0.5)).toBe(6_000);
  expect(waitAt(frames, 4, 1)).toBeUndefined();
});

test('[UX-36] arrows step, with Shift to turns, page keys to rounds, Home and End, Space plays', () => {
  expect(key('ArrowRight')).toBe('step');
  expect(key('ArrowLeft', { shiftKey: true })).toBe('turn back');
  expect(key('PageDown')).toBe('round');
  expect(key('End')).toBe('last');
  expect(key(' ')).toBe('play');
  expect(key('ArrowRight', { ctrlKey: true })).toBeUndefined();
  expect(key('a')).toBeUndefined();
});

test('[UX-36] every act ends within the match', () => {
  expect(frameAfter(course, 4, 'step')).toBe(4);
  expect(frameAfter(course, 0, 'back')).toBe(0);
  expect(frameAfter(course, 1, 'turn')).toBe(3);
  expect(frameAfter(course, 3, 'turn')).toBe(4);
  expect(frameAfter(course, 3, 'turn back')).toBe(1);
  expect(frameAfter(course, 0, 'round')).toBe(3);
  expect(frameAfter(course, 4, 'round back')).toBe(3);
  expect(frameAfter(course, 3, 'round back')).toBe(0);
  expect(frameAfter(course, 3, 'first')).toBe(0);
  expect(frameAfter(course, 0, 'last')).toBe(4);
});

test('a frame is in one round', () => {
  expect(stretchAt(stretches, 2).number).toBe(1);
  expect(stretchAt(stretches, 3).number).toBe(2);
  expect(() => stretchAt([], 0)).toThrow('A match has a round');
});

import { expect, test } from 'vitest';
import { frameAtInput, frameAtTime, framesOf } from './frames.ts';
import { type LoadedReplay, seenByIn } from './load.ts';

const step = (input: number, at: number, patch: object, ...told: string[]) =>
  ({ input, at, patch, told }) as unknown as LoadedReplay['replays'][number]['steps'][number];

const replay: LoadedReplay = {
  game: 'trial',
  sitting: ['Ada', null],
  replays: [
    { viewer: 0, view: { n: 0 }, steps: [step(1, 100, { n: 1 }, 'one'), step(3, 300, { n: 3 }, 'secret')] },
    { viewer: 1, view: { n: 0 }, steps: [step(1, 100, { n: 1 }, 'one')] },
    { viewer: 'audience', view: { n: 0 }, steps: [step(1, 100, { n: 1 }, 'one'), step(4, 400, { n: 4 }, 'end')] },
  ],
};

test('[UX-36] one side’s replay is what that side knew, step by step', () => {
  const frames = framesOf(replay, 0);
  expect(frames.map(({ input, at }) => [input, at])).toEqual([
    [0, 0],
    [1, 100],
    [3, 300],
  ]);
  expect(frames.map(({ views }) => views[0]?.view)).toEqual([{ n: 0 }, { n: 1 }, { n: 3 }]);
  expect(frames.map(({ told }) => told)).toEqual([[], ['one'], ['secret']]);
});

test('[UX-36] seen openly everybody’s steps are one row, and each thing is told once', () => {
  const frames = framesOf(replay, 'open');
  expect(frames.map(({ input }) => input)).toEqual([0, 1, 3, 4]);
  expect(frames.map(({ told }) => told)).toEqual([[], ['one'], ['secret'], ['end']]);
  expect(frames.at(-1)?.views.map(({ view }) => view)).toEqual([{ n: 3 }, { n: 1 }, { n: 4 }]);
});

test('[UX-36] a link to a moment holds for every side', () => {
  expect(frameAtInput(framesOf(replay, 'open'), 3)).toBe(2);
  expect(frameAtInput(framesOf(replay, 1), 3)).toBe(1);
  expect(frameAtInput(framesOf(replay, 1), 0)).toBe(0);
});

test('a time is the frame that was shown then, within a round', () => {
  const frames = framesOf(replay, 'open');
  expect(frameAtTime(frames, 350, [0, 3])).toBe(2);
  expect(frameAtTime(frames, 50, [1, 3])).toBe(1);
  expect(frameAtTime(frames, 9_999, [0, 2])).toBe(2);
});

test('whoever was not there is not looked through', () => {
  expect(seenByIn('1', 2)).toBe(1);
  expect(seenByIn('2', 2)).toBe('open');
  expect(seenByIn('audience', 2)).toBe('audience');
  expect(seenByIn('x', 2)).toBe('open');
  expect(seenByIn(null, 2)).toBe('open');
});

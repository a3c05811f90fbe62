import { expect, test } from 'vitest';
import { readProgress, withDone } from './progress.ts';

const steps = ['look', 'vote', 'one', 'pair'] as const;

test.each([
  ['nothing', null],
  ['no JSON', 'look'],
  ['another shape', '{"at":7,"done":"all"}'],
  ['a step that is gone', '{"at":"juggle","done":["juggle"]}'],
])('%s begins at the first step', (_, text) => {
  expect(readProgress(steps, text)).toEqual({ at: 'look', done: [] });
});

test('what was kept is found again, in the order of the steps', () => {
  expect(readProgress(steps, '{"at":"pair","done":["one","look"]}')).toEqual({ at: 'pair', done: ['look', 'one'] });
});

test('a step is done once', () => {
  expect(withDone(steps, withDone(steps, ['vote'], 'look'), 'look')).toEqual(['look', 'vote']);
});

import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { cameraOf } from './camera.ts';

const seats = 'black: 0 1, orange: 2 3';

test('a Detective’s phone follows the team and what it can reach', () => {
  const view = trialView({ seats, me: 1, at: '0,1', holding: ['i01'] });
  const camera = cameraOf(view, { isNarrow: true });
  expect(camera).toHaveLength(1 + (view.targets?.length ?? 0));
  expect(camera[0]).toBe('0,1');
});

test('between two clues it rests on what the next may reach', () => {
  const camera = cameraOf(trialView({ seats, me: 1 }), { isNarrow: true });
  expect(camera).toContain('0,0');
  expect(camera).toContain('0,2');
  expect(camera).not.toContain('0,3');
});

test.each([
  { who: 'an Officer', view: trialView({ seats, me: 0, holding: ['i01'] }), isNarrow: true },
  { who: 'the audience', view: trialView({ seats, holding: ['i01'] }), isNarrow: true },
  { who: 'a wide screen', view: trialView({ seats, me: 1, holding: ['i01'] }), isNarrow: false },
])('$who has the whole board', ({ view, isNarrow }) => {
  expect(cameraOf(view, { isNarrow })).toBe('whole');
});

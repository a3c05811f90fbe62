import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shadowsRun } from './shadows-run.ts';
import { type ShadowsStepId, sceneOf } from './steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(step: ShadowsStepId) {
  const scene = sceneOf(step);
  const { run } = shadowsRun(scene, String);
  const told: string[] = [];
  run.session.onNews(news => told.push(...news.told.map(each => (each as { type: string }).type)));
  run.start();
  return { scene, run, told, now: () => run.state.now() };
}

test('the opening is told in time', () => {
  const { scene, told, now } = begun('agree');
  expect(now().view).toBe(scene.start);
  vi.advanceTimersByTime(10_000);
  expect(now().view).toEqual(scene.rest);
  expect(told).toEqual(['gave', 'looked', 'pointed', 'pointed']);
});

test('whoever is quicker than the opening loses nothing by it', async () => {
  const { run, now } = begun('vote');
  expect((await run.move({ type: 'point', cell: '-1,0' })).done).toBe(true);
  expect([now().end, now().view.teams.black.at]).toEqual(['done', '-1,0']);
});

test('[UX-37] a move that is allowed but leads nowhere changes nothing and is counted', async () => {
  const { scene, run, now } = begun('vote');
  vi.advanceTimersByTime(10_000);
  expect((await run.move({ type: 'point', cell: '0,1' })).done).toBe(false);
  expect([now().missed, now().end]).toEqual([1, undefined]);
  expect(now().view).toEqual(scene.rest);
});

test('a look can be changed and taken away', async () => {
  const { scene, run, now } = begun('vote');
  await run.move({ type: 'look', cell: '0,1' });
  await run.move({ type: 'look', cell: '1,-1' });
  expect(now().view.teams.black.looking).toEqual({ 1: '1,-1' });
  await run.move({ type: 'look', cell: null });
  expect(now().view).toEqual(scene.rest);
});

test('[SA-GATHER-3] a chosen card is snatched, whichever it is', () => {
  const { run, told, now } = begun('snatched');
  const card = now().view.available[3] ?? '';
  run.choose(card);
  vi.advanceTimersByTime(2_000);
  expect([told, now().end]).toEqual([['gave'], 'done']);
  expect(now().view.available).not.toContain(card);
});

test('a step can be begun again after it went astray', async () => {
  const { scene, run, now } = begun('one');
  await run.move({ type: 'give', cards: ['i22'] });
  vi.advanceTimersByTime(10_000);
  expect(now().end).toBe('astray');
  run.start();
  expect([now().end, now().missed]).toEqual([undefined, 0]);
  expect(now().view).toBe(scene.start);
});

test('the order of two cards does not matter', async () => {
  const { run, now } = begun('pair');
  await run.move({ type: 'give', cards: ['i68', 'i22'] });
  vi.advanceTimersByTime(10_000);
  expect(now().end).toBe('done');
});

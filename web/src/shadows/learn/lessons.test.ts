import { moves } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { after } from '../../learn/scene.ts';
import { keyOf } from './key-of.ts';
import { roleIn, sceneOf, steps, ways } from './steps.ts';

test.each(steps)('[UX-37] %s: what it asks for is open to the learner and leads on', step => {
  const scene = sceneOf(step);
  const open = moves(scene.rest).map(keyOf);
  const way = ways[step];
  if (way === undefined) {
    const choices = scene.rest.available.map(card => scene.ways[`choose ${card}`]?.comes);
    expect(choices).toEqual(scene.rest.available.map(() => 'done'));
    return;
  }
  expect(open).toContain(keyOf(way));
  expect(scene.ways[keyOf(way)]?.comes).toBe('done');
});

test.each(steps)('[UX-37] %s: every way is a move that the rules allow somewhere in it', step => {
  const scene = sceneOf(step);
  const places = [scene.rest, ...Object.values(scene.ways).map(way => after(scene.rest, way))];
  const open = new Set(places.flatMap(view => moves(view).map(keyOf)));
  const made = Object.keys(scene.ways).filter(key => !key.startsWith('choose '));
  expect(made.filter(key => !open.has(key))).toEqual([]);
  expect(Object.keys(scene.ways).length).toBeGreaterThan(0);
});

test.each(steps)('[SA-SETUP-4] %s: the learner sees the own role and, as a Detective, no map', step => {
  const { start, rest, seats } = sceneOf(step);
  expect([start.me?.role, rest.me?.role]).toEqual([roleIn(step), roleIn(step)]);
  expect(seats[rest.me?.seat ?? -1]).toBe('me');
  expect(rest.map !== undefined).toBe(roleIn(step) === 'officer');
});

const end = (step: (typeof steps)[number]) => {
  const scene = sceneOf(step);
  const way = scene.ways[keyOf(ways[step]!)]!;
  return (way.follows ?? []).reduce(after, after(scene.rest, way));
};

test('[SA-RESOLVE-2] [SA-RESOLVE-5] [SA-RESOLVE-7] the Detective meets evidence, silence and police in turn', () => {
  const found = (['vote', 'two', 'silence', 'police'] as const).map(step => end(step).teams.black.clues.at(-1)?.found);
  expect(found).toEqual(['evidence', 'evidence', null, 'police']);
});

test('[SA-RESOLVE-4] both rounds of the tutorial end at the client', () => {
  const ended = (['agree', 'client'] as const).map(step => end(step).rounds.at(-1));
  expect(ended.map(round => [round?.winner, round?.because])).toEqual([
    ['black', 'client'],
    ['black', 'client'],
  ]);
});

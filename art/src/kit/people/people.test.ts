import { describe, expect, it as test } from 'vitest';
import type { Group, Node } from '../../scene.ts';
import { jointsOf, person } from './body.ts';
import { headNames } from './characters.ts';
import { couple, coupleNames } from './couples.ts';
import { crowd } from './crowd.ts';
import { dressNames } from './dresses.ts';
import { largeEye } from './eyes.ts';
import { hairNames } from './hair.ts';
import { handNames } from './hand-shapes.ts';
import { largeHand } from './hands.ts';
import { hatNames } from './hats.ts';
import { head } from './heads.ts';
import { views } from './portrait.ts';
import { poseNames } from './poses.ts';
import { persons } from './proportions.ts';
import { shadowOf } from './shadow.ts';
import { facings } from './skeleton.ts';

function paths(node: Node): string[] {
  if ('glow' in node) return [node.glow];
  if ('nodes' in node) return [...(node.clip === undefined ? [] : [node.clip]), ...node.nodes.flatMap(paths)];
  return [node.path];
}

/** Path data as a renderer takes it: starts with a move, holds real numbers only. */
function sound(figure: Group): void {
  const all = paths(figure);
  expect(all.length).toBeGreaterThan(0);
  for (const path of all) expect(path).toMatch(/^M[\d\s.,\-MLCQAZHVhvlaz]+$/);
}

describe('people', () => {
  test.each(facings)('draws every pose in every dress, facing %s', facing => {
    for (const pose of poseNames) for (const dress of dressNames) sound(person({ pose, dress, facing }));
  });

  test('draws every hair and hat on everybody from all sides', () => {
    for (const who of persons)
      for (const facing of facings) {
        for (const hair of hairNames) sound(person({ who, hair, facing }));
        for (const hat of hatNames) sound(person({ who, hat, facing }));
      }
  });

  test('stands a person on the ground, as high as asked', () => {
    for (const who of persons) {
      const { nearFoot, farFoot, head: top } = jointsOf({ who, height: 200, facing: 'front' });
      expect(Math.max(nearFoot[1], farFoot[1])).toBeLessThan(0);
      expect(Math.max(nearFoot[1], farFoot[1])).toBeGreaterThan(-16);
      expect(top[1]).toBeGreaterThan(-200);
      expect(top[1]).toBeLessThan(-155);
    }
  });

  test('puts the seat of someone who sits at the height of a chair', () => {
    const { hips } = jointsOf({ pose: 'sitting', height: 200 });
    expect(hips[1]).toBeGreaterThan(-70);
    expect(hips[1]).toBeLessThan(-45);
  });

  test('names what is held inside the one who holds it', () => {
    const lamp: Group = { nodes: [{ path: 'M0 0L1 1', fill: 'light' }], concept: { is: 'lamp' } };
    expect(JSON.stringify(person({ near: { thing: lamp } }))).toContain('"is":"lamp"');
  });

  test('draws couples, crowds, large heads, hands and eyes, and their shadows', () => {
    for (const name of coupleNames) sound(couple(name));
    for (const seed of [1, 2, 3]) sound(crowd({ seed, umbrellas: 5 }));
    for (const name of handNames) sound(largeHand(name));
    sound(largeEye().figure);
    sound(shadowOf(person({ pose: 'running' })));
    for (const name of headNames)
      for (const view of views) {
        const { figure, outline, parts } = head(name, { view });
        sound(figure);
        expect(outline).toMatch(/^M[\d\s.,\-MLCQZ]+$/);
        expect(parts.face).not.toBe('');
      }
  });
});

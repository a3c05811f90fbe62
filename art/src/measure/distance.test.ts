import { expect, test } from 'vitest';
import { redSquare, sceneOf } from '../../fixtures/scene.ts';
import { painted } from '../render/raster.ts';
import type { Scene } from '../scene.ts';
import { chartOf } from './chart.ts';
import { shownIn } from './concepts.ts';
import { distance } from './distance.ts';
import { printOf } from './print.ts';

async function measured(scene: Scene, seed = 'x') {
  const chart = chartOf(scene);
  const { width, height } = chart;
  const rgb = new Uint8Array(await painted(scene, seed).resize(width, height, { fit: 'fill' }).raw().toBuffer());
  return { ...shownIn(scene, chart, rgb), ...printOf({ ...chart, rgb }) };
}

const left = sceneOf([redSquare(40, 100, 220)], { light: [300, 100] });
const right = sceneOf([redSquare(340, 100, 220)], { light: [300, 100] });
const other = sceneOf([redSquare(60, 560, 90), redSquare(420, 30, 120)], {
  palette: 'absinthe',
  light: [560, 800],
  says: { place: 'attic', time: 'night', mood: ['wild'], action: ['fall'] },
});

test('a picture is nowhere from itself, whatever its grain', async () => {
  const { composition, palette, tags, all } = distance(await measured(left), await measured(left, 'other grain'));
  expect(composition).toBeLessThan(0.06);
  expect(palette).toBeLessThan(0.02);
  expect(tags).toBe(0);
  expect(all).toBeLessThan(0.12);
});

test('a mirror image is the same picture', async () => {
  const [one, two] = [await measured(left), await measured(right)];
  expect(distance(one, two).composition).toBeLessThan(0.08);
  expect(distance(one, two).all).toBeLessThan(0.15);
});

test('another place, light, palette and mood are far away', async () => {
  const far = distance(await measured(left), await measured(other));
  expect(far.composition).toBeGreaterThan(0.2);
  expect(far.palette).toBeGreaterThan(0.08);
  expect(far.tags).toBeGreaterThan(0.4);
  expect(far.all).toBeGreaterThan(0.5);
});

test('it is as far there as back', async () => {
  const [one, two] = [await measured(left), await measured(other)];
  expect(distance(one, two).all).toBeCloseTo(distance(two, one).all, 10);
});

import { expect, test } from 'vitest';
import { sceneOf } from '../../fixtures/scene.ts';
import { concept } from '../concept.ts';
import { rect } from '../path.ts';
import { painted } from '../render/raster.ts';
import type { Scene, Token } from '../scene.ts';
import { chartOf } from './chart.ts';
import { legibilityOf, smallWidth } from './legibility.ts';

async function read(scene: Scene) {
  const chart = chartOf(scene, smallWidth);
  const rgb = await painted(scene, 'x').resize(chart.width, chart.height, { fit: 'fill' }).raw().toBuffer();
  return legibilityOf(chart, new Uint8Array(rgb));
}

const onWall = (hero: Token, wall: Token): Scene =>
  sceneOf([], {
    layers: [
      { z: 1, nodes: [concept('wall', [{ path: rect(0, 0, 600, 840), fill: wall }])] },
      { z: 1, nodes: [concept('hero', [{ path: rect(200, 250, 200, 340), fill: hero }])], lifted: true },
    ],
  });

test('a dark hero before light is read, one before dark is not', async () => {
  const clear = await read(onWall('dark', 'paper'));
  const lost = await read(onWall('dark', 'dark'));
  expect(clear).toMatchObject({ hero: 'hero' });
  expect(clear.contrast).toBeGreaterThan(0.4);
  expect(lost.contrast).toBeLessThan(0.05);
  expect(clear.spread).toBeGreaterThan(lost.spread * 3);
});

test('colour alone keeps a hero apart too', async () => {
  expect((await read(onWall('red', 'green'))).contrast).toBeGreaterThan(0.15);
});

test('without a lifted layer the hero is what is largest and most in the middle', async () => {
  const nodes = [
    concept('corner', [{ path: rect(0, 0, 220, 200), fill: 'red' }]),
    concept('heart', [{ path: rect(220, 320, 180, 200), fill: 'yellow' }]),
  ];
  expect((await read(sceneOf(nodes))).hero).toBe('heart');
});

test('a picture without any thing has no hero, and no contrast', async () => {
  expect(await read(sceneOf([{ path: rect(0, 0, 600, 840), fill: 'mass' }]))).toMatchObject({
    hero: 'nothing',
    contrast: 0,
  });
});

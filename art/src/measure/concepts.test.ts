import { expect, test } from 'vitest';
import { redSquare, sceneOf } from '../../fixtures/scene.ts';
import { concept, placed } from '../concept.ts';
import { rect } from '../path.ts';
import { painted } from '../render/raster.ts';
import type { Node, Scene } from '../scene.ts';
import { chartOf } from './chart.ts';
import { shownIn } from './concepts.ts';

async function shown(scene: Scene) {
  const chart = chartOf(scene);
  const { width, height } = chart;
  const rgb = await painted(scene, 'x').resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return shownIn(scene, chart, new Uint8Array(rgb));
}

const named = async (nodes: readonly Node[], is: string, more: Partial<Scene> = {}) =>
  (await shown(sceneOf(nodes, more))).concepts.find(one => one.is === is);

/** What a thing weighs that lies in the middle and near, by the share of the picture it covers. */
const weightAt = (share: number, away: number, z = 1): number => Math.sqrt(share) * (1 - 0.5 * away) * (0.5 + 0.5 * z);

test('a thing weighs what can be seen of it, is where it is and has the colour it has', async () => {
  const square = await named([redSquare(200, 320, 200)], 'square');
  expect(square).toMatchObject({ also: ['shape'], count: 1, place: 'middle middle', colours: ['red'] });
  // The mean distance from the middle of a square to its points is 0.3826 of a side.
  expect(square?.weight).toBeCloseTo(weightAt((200 * 200) / (600 * 840), (0.3826 * 200 * 2) / 840), 2);
});

test('what stands before a thing hides it', async () => {
  const wall = concept('wall', [{ path: rect(300, 0, 300, 840), fill: 'blue' }]);
  const half = await named([redSquare(200, 320, 200), wall], 'square');
  const whole = await named([wall, redSquare(200, 320, 200)], 'square');
  expect((half?.weight ?? 0) / (whole?.weight ?? 1)).toBeCloseTo(Math.sqrt(0.5), 1);
  expect(half?.place).toBe('middle middle');
  expect(await named([redSquare(400, 320, 100), wall], 'square')).toBeUndefined();
});

test('a part counts for itself and for the whole it is part of', async () => {
  const hand = concept('hand', [{ path: rect(0, 0, 100, 100), fill: 'yellow' }]);
  const nodes = [concept('woman', [{ path: rect(200, 200, 100, 300), fill: 'red' }, placed(hand, 300, 200)])];
  const [woman, one] = [await named(nodes, 'woman'), await named(nodes, 'hand')];
  expect(woman?.weight ?? 0).toBeGreaterThan(Math.sqrt((4 * 100 * 100) / (600 * 840)) * 0.7);
  expect(one?.weight ?? 1).toBeLessThan(Math.sqrt((100 * 100) / (600 * 840)));
});

test('several of a kind are counted, and what is hardly seen is not', async () => {
  const nodes = [redSquare(100, 100, 80), redSquare(300, 100, 80), redSquare(500, 100, 6)];
  expect(await named(nodes, 'square')).toMatchObject({ count: 2 });
});

test('far things weigh less than near ones', async () => {
  const far = await named([], 'square', { layers: [{ z: 0, nodes: [redSquare(200, 320, 200)] }] });
  const near = await named([], 'square', { layers: [{ z: 1, nodes: [redSquare(200, 320, 200)] }] });
  expect((far?.weight ?? 0) / (near?.weight ?? 1)).toBeCloseTo(0.5, 2);
});

test('smoke is seen by what it hides, and hides nothing', async () => {
  const smoke = concept('smoke', [{ path: rect(0, 0, 600, 840), fill: 'white', opacity: 0.3 }]);
  const nodes = [redSquare(200, 320, 200), smoke];
  expect((await named(nodes, 'square'))?.weight).toBeCloseTo(
    (await named([redSquare(200, 320, 200)], 'square'))?.weight ?? 0,
    3,
  );
  expect((await named(nodes, 'smoke'))?.weight).toBeGreaterThan(0.3);
  const behind = [smoke, concept('wall', [{ path: rect(0, 0, 600, 840), fill: 'blue' }])];
  expect(await named(behind, 'smoke')).toBeUndefined();
});

test('the corners that the board cuts off are not seen', async () => {
  const corner = [redSquare(0, 0, 100)];
  expect(await named(corner, 'square')).toMatchObject({ place: 'left top' });
  expect(await named(corner, 'square', { canvas: 'hex' })).toBeUndefined();
});

test('a clip cuts what is seen', async () => {
  const nodes: Node[] = [{ nodes: [redSquare(200, 320, 200)], clip: rect(200, 320, 100, 200) }];
  const whole = await named([redSquare(200, 320, 200)], 'square');
  expect(((await named(nodes, 'square'))?.weight ?? 0) / (whole?.weight ?? 1)).toBeCloseTo(Math.sqrt(0.5), 1);
});

test('water is a thing, and the colours of the whole are measured', async () => {
  const all = await shown(
    sceneOf([], {
      layers: [
        { z: 0.5, water: rect(0, 420, 600, 420) },
        { z: 1, nodes: [concept('wall', [{ path: rect(0, 0, 600, 420), fill: 'red' }])] },
      ],
    }),
  );
  expect(all.concepts.map(({ is }) => is).sort()).toEqual(['wall', 'water']);
  expect(all.colours.red).toBeGreaterThan(0.35);
  expect(Object.values(all.colours).reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.95);
});

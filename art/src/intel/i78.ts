import { concept, placed } from '../concept.ts';
import { heron } from '../kit/animals/waders.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { boat, mist } from '../kit/motifs/covered-boat.ts';
import { hills } from '../kit/nature/land.ts';
import { reeds } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { ripples } from '../kit/nature/water.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const [cx, cy, r] = [300, 350, 208];
const on = (radius: number, degrees: number): Point => [cx + Math.cos((degrees * Math.PI) / 180) * radius, cy + Math.sin((degrees * Math.PI) / 180) * radius];

/** Wedge stones round the arch: long and short ones in turn, as lashes are. */
const stones = (from: number, to: number, count: number): Node[] =>
  times(count).map(i => {
    const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 0.93)) / count];
    const long = i % 2 === 0 ? 44 : 30;
    return area(polygon(on(r, a), on(r, b), on(r + long, b), on(r + long, a)), 'brick4', i % 2 === 0 ? 0.5 : 0.25);
  });

const courses =
  times(12)
    .map(i => d`M0 ${70 + i * 24}H600`)
    .join('') +
  times(70)
    .map(i => d`M${((i * 83) % 620) - 10} ${70 + (i % 12) * 24}v24`)
    .join('');

const bank = (side: 1 | -1): string => {
  const x = (v: number): number => 300 + side * v;
  return `M${x(r)} ${cy}A${r} ${r} 0 0 ${side === 1 ? 0 : 1} 300 ${cy - r}V40C${x(160)} 44 ${x(280)} 70 ${x(340)} 96V${cy}Z`;
};

const reflected = (path: string, fill: 'brick1' | 'dark', tone: number): Node => ({
  nodes: [area(path, fill, tone)],
  transform: { scale: [1, -1], move: [0, 2 * cy] },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A bridge and its reflection make a round eye; the boat in the middle is the pupil, and it blinks: a lid of mist.',
  composition: 'through a frame',
  palette: 'dawn',
  light: [300, 270],
  horizon: 350,
  layers: [
    { z: 0.1, nodes: [placed(sun({ r: 58, glow: 1 }), 300, 300)] },
    { z: 0.25, mirrored: cy, nodes: [placed(hills({ height: 70, seed: 6 }), 0, cy)] },
    {
      z: 0.4,
      mirrored: cy,
      nodes: [
        placed(tree({ kind: 'willow', height: 120, seed: 3 }), 146, cy),
        placed(tree({ kind: 'poplar', height: 116, seed: 5 }), 440, cy),
        placed(tree({ kind: 'poplar', height: 92, seed: 8 }), 466, cy),
      ],
    },
    { z: 0.6, water: `M0 ${cy}H600V693H0Z`, depth: 0.3 },
    { z: 0.7, nodes: [ripples({ from: cy, to: 560, left: 100, right: 500, count: 30, token: 'paper', opacity: 0.4 }), halo(300, 360, 150, 0.6)] },
    {
      z: 0.95,
      nodes: [
        concept(
          'iris',
          [
            stroke(circle(cx, cy, 116), 62, 'accent2', { tone: -0.1, opacity: 0.62 }),
            stroke(circle(cx, cy, 146), 5, 'accent2', { tone: -0.5, opacity: 0.8 }),
            ...times(36).map(i =>
              stroke(d`M${on(88, i * 10)[0]} ${on(88, i * 10)[1]}L${on(122 + (i % 3) * 8, i * 10)[0]} ${on(122 + (i % 3) * 8, i * 10)[1]}`, 2.4, 'accent2', {
                tone: 0.5,
                opacity: 0.7,
              }),
            ),
          ],
          { also: ['eye', 'ring'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('boat', [...boat], { also: ['pupil'] }),
        {
          nodes: [
            area(
              'M208 384C220 374 380 374 392 384C386 400 378 408 376 416C362 446 334 462 300 462C266 462 238 446 224 416C222 408 214 400 208 384Z',
              'dark',
              0.1,
            ),
            stroke('M218 398H382M230 414H370M244 432H356M266 450H334', 2.4, 'accent2', { tone: 0.4, opacity: 0.5 }),
          ],
          opacity: 0.9,
        },
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept(
          'mist',
          [
            area('M80 130H520V340C452 236 372 214 300 214C228 214 148 236 80 340Z', 'paper', 0.1, { opacity: 0.62, shade: { to: [0, -1], depth: 0.35 } }),
            area('M80 570H520V380C440 478 370 498 300 498C230 498 160 478 80 380Z', 'paper', 0, { opacity: 0.45 }),
            ...mist(172, 16, 1).slice(0, 4),
            ...mist(506, 14, 4).slice(0, 3),
          ],
          { also: ['fog', 'weather', 'eyelid'] },
        ),
      ],
      clip: circle(cx, cy, r),
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'bridge',
          [
            area(bank(-1), 'brick1', -0.05, { shade: { to: [-1, -0.4], depth: 0.4 } }),
            area(bank(1), 'brick1', -0.05, { shade: { to: [1, -0.4], depth: 0.4 } }),
            { clip: `${bank(-1)}${bank(1)}`, nodes: [stroke(courses, 1.6, 'brick1', { tone: -0.5, opacity: 0.6 })] },
            ...stones(-180, 0, 23),
            area('M-40 98C100 66 200 52 300 50C400 52 500 66 640 98V82C500 50 400 36 300 34C200 36 100 50 -40 82Z', 'brick4', 0.1),
          ],
          { also: ['arch', 'frame', 'eyelash'] },
        ),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept(
          'reflection',
          [
            reflected(bank(-1), 'brick1', -0.35),
            reflected(bank(1), 'brick1', -0.35),
            ...stones(0, 180, 23).map(node => ({ nodes: [node], opacity: 0.65 })),
            stroke(
              times(11)
                .map(i => d`M${20 + ((i * 71) % 60)} ${388 + i * 24}h${70 + ((i * 31) % 60)}M${460 + ((i * 43) % 60)} ${380 + i * 24}h${60 + ((i * 29) % 50)}`)
                .join(''),
              2.4,
              'haze',
              { tone: 0.3, opacity: 0.5 },
            ),
          ],
          { also: ['water', 'eye'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(heron({ pose: 'hunch' }), 74, 352, { scale: 0.8 }),
        placed(reeds({ width: 100, height: 130, seed: 3 }), 440, 600),
        placed(reeds({ width: 80, height: 100, seed: 8 }), 90, 590),
      ],
    },
  ],
  says: { place: 'canal', time: 'dawn', weather: 'mist', mood: ['calm', 'secret'], action: ['row', 'watch', 'blink'], more: ['eye', 'circle', 'morning'] },
};

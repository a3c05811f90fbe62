import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { neonSign } from '../kit/city/neon.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { couple } from '../kit/people/couples.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { paperBoat } from '../kit/transport/boat.ts';
import { rain } from '../kit/weather/rain.ts';
import { line, polygon } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [322, 372], focal: 200 });
const wall = (side: 1 | -1, z0: number, z1: number, y0: number, y1: number): string =>
  polygon(view.at(side * 1.35, y0, z0), view.at(side * 1.35, y1, z0), view.at(side * 1.35, y1, z1), view.at(side * 1.35, y0, z1));
const front = (side: 1 | -1): Node =>
  concept(
    'alley',
    [
      area(wall(side, 0.42, 12, -1, 4), 'mass', 0.22, { shade: { to: [side, 0], depth: 0.4 } }),
      ...times(8).flatMap((i): Node[] => {
        const z = 0.62 + i * 0.42 + i * i * 0.13;
        const w = 0.24 + i * 0.07;
        return [
          area(wall(side, z, z + w, -1, 0.25), i % 3 === 2 ? 'red' : 'dark', i % 3 === 2 ? -0.35 : 0.1),
          area(wall(side, z, z + w, 0.75, 1.6), (i + (side === 1 ? 1 : 0)) % 2 === 0 ? 'light' : 'dark', (i + (side === 1 ? 1 : 0)) % 2 === 0 ? -0.15 : 0.15),
        ];
      }),
      ...[0.5, 1.85, 2.9].map((y): Node => stroke(line(view.at(side * 1.35, y, 0.42), view.at(side * 1.35, y, 12)), 2.4, 'lit', { tone: -0.2, opacity: 0.5 })),
    ],
    { also: ['street', 'wall'] },
  );
const sign = (picture: Parameters<typeof neonSign>[0], x: number, y: number, size: number, side: 1 | -1): Node => ({
  nodes: [
    stroke(`M${x} ${y - size * 0.52}h${side * size}`, 4, 'dark', { tone: 0.2 }),
    halo(x, y, size, 0.5, picture?.token ?? 'accent'),
    placed(neonSign({ ...picture, size }), x, y),
  ],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An alley of picture signs in the rain, and a couple under a yellow umbrella.',
  composition: 'perspective',
  palette: 'neon',
  light: [322, 340],
  horizon: 372,
  layers: [
    { z: 0.1, nodes: [halo(322, 372, 150, 0.8)] },
    { z: 0.6, nodes: [front(-1), front(1)] },
    { z: 0.5, nodes: [sign({ picture: 'note', token: 'accent2' }, 372, 300, 52, 1), sign({ picture: 'heart', token: 'pink' }, 280, 306, 52, -1)] },
    { z: 0.75, nodes: [sign({ picture: 'fish', token: 'accent' }, 414, 206, 96, 1), sign({ picture: 'moon', token: 'accent2' }, 226, 222, 92, -1)] },
    { z: 0.9, nodes: [sign({ picture: 'cat', token: 'pink' }, 130, 300, 128, -1), sign({ picture: 'eye', token: 'accent' }, 492, 310, 120, 1)] },
    {
      z: 0.7,
      nodes: [
        area(polygon(view.at(-1.35, -1, 12), view.at(1.35, -1, 12), view.at(1.35, -1, 0.5), view.at(-1.35, -1, 0.5)), 'mass', 0.3),
        stroke('M130 566H224M148 578H210M116 552H190M160 590H200', 4, 'pink', { tone: 0.1, opacity: 0.6 }),
        stroke('M396 520H470M404 532H456M420 544H486M414 558H450M430 570H474', 4, 'accent', { opacity: 0.6 }),
        stroke('M214 480H262M222 490H256M234 500H276', 3.4, 'accent2', { opacity: 0.6 }),
        stroke('M300 420H344M306 430H338M296 442H350M310 456H340', 3, 'light', { opacity: 0.6 }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(
          person({ who: 'man', height: 150, pose: 'leaning on a wall', dress: 'trench coat', cloth: 'dark', tone: 0.2, hat: 'fedora', skin: 'skin3', rim: 1 }),
          474,
          508,
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      mirrored: 590,
      nodes: [
        placed(
          couple('arm in arm', {
            height: 218,
            left: { who: 'man', facing: 'back', dress: 'suit', cloth: 'blue', tone: -0.2, skin: 'skin5', hair: 'short' },
            right: { who: 'woman', facing: 'back', dress: 'dress', cloth: 'red', skin: 'skin2', hair: 'bob' },
          }),
          300,
          596,
        ),
        placed(umbrella({ fill: 'yellow', tone: 0.15 }), 306, 486, { scale: 1.12, turn: -4 }),
      ],
    },
    { z: 1, water: 'M150 606C190 590 250 592 300 594S420 590 448 606S420 640 440 660S330 693 300 693S150 672 168 650S120 622 150 606Z', depth: 0.3 },
    { z: 1, nodes: [placed(paperBoat({ width: 62 }), 416, 606, { turn: -4 })] },
  ],
  weather: [rain({ kind: 'steady', seed: 21, splashFrom: 560 })],
  says: {
    place: 'alley',
    time: 'night',
    weather: 'rain',
    mood: ['tender', 'dangerous'],
    action: ['walk', 'watch', 'shelter'],
    more: ['reflection', 'love', 'watched'],
  },
};

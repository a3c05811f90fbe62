import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { drawbridge } from '../kit/city/drawbridge.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { tree } from '../kit/nature/tree.ts';
import { lightStreak, ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { circle, ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';

/** Bow on, low and heavy, only its two lamps lit. */
const barge = concept(
  'barge',
  [
    fill('dark', 'M-46 -120H46V-84H-46Z', { tone: 0.25 }),
    fill('light', 'M-36 -114H36V-92H-36Z', { tone: -0.25 }),
    fill('dark', 'M-11 -90C-11 -104 -7 -108 -5 -110C-8 -118 8 -118 5 -110C7 -108 11 -104 11 -90Z'),
    stroke('M-60 -122H60M20 -122V-152', 3, 'dark', { tone: 0.2 }),
    fill('dark', 'M-84 -62C-74 -100 -30 -106 0 -102C34 -108 72 -98 84 -62Z', { tone: 0.4 }),
    stroke('M-60 -92C-40 -80 -34 -70 -30 -60M10 -102C20 -90 26 -76 28 -60M52 -96C54 -84 60 -72 62 -62', 2, 'mass', { tone: 0.1, opacity: 0.7 }),
    fill('dark', 'M-112 -66C-60 -48 60 -48 112 -66C112 -30 84 6 56 14H-56C-84 6 -112 -30 -112 -66Z', { tone: 0.12 }),
    fill('dark', 'M0 -52V14H56C84 6 112 -30 112 -66C80 -54 40 -52 0 -52Z', { opacity: 0.6 }),
    stroke('M-112 -66C-60 -48 60 -48 112 -66', 2.4, 'lit', { tone: -0.1 }),
    stroke('M-98 -28C-50 -16 50 -16 98 -28', 2.4, 'accent', { tone: -0.35 }),
    fill('grey', ellipse(-46, -34, 6, 9) + ellipse(46, -34, 6, 9), { tone: -0.4 }),
    fill('red', circle(-98, -74, 6), { tone: 0.3 }),
    halo(-98, -74, 44, 0.8, 'red'),
    fill('green', circle(98, -74, 6), { tone: 0.5 }),
    halo(98, -74, 44, 0.7, 'green'),
  ],
  { also: ['boat', 'ship', 'cargo'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The drawbridge is up: two people wait on either side under lamps while a dark barge slides through.',
  composition: 'wide',
  palette: 'teal',
  light: [300, 330],
  horizon: 470,
  layers: [
    { z: 0, nodes: [stars({ seed: 14, height: 260, count: 60 })] },
    {
      z: 0.15,
      mirrored: 492,
      nodes: [
        fill('mass', 'M0 440C100 420 180 436 260 430C360 426 460 418 600 436V494H0Z', { tone: 0.1 }),
        placed(tree({ kind: 'poplar', height: 90, seed: 3 }), 266, 440),
        placed(tree({ kind: 'poplar', height: 74, seed: 5 }), 344, 436),
        fill('light', circle(282, 452, 2) + circle(318, 456, 2) + circle(300, 448, 1.6)),
      ],
    },
    {
      z: 0.6,
      mirrored: 492,
      nodes: [
        placed(drawbridge({ width: 610, raised: 62 }), 300, 486),
        placed(streetLamp({ kind: 'lantern', height: 150, cone: 0.5 }), 62, 426),
        placed(streetLamp({ kind: 'lantern', height: 150, cone: 0.5 }), 538, 426),
        placed(
          person({ who: 'woman', height: 108, pose: 'standing', dress: 'trench coat', cloth: 'accent', hat: 'beret', hatCloth: 'dark', skin: 'skin4' }),
          98,
          425,
        ),
        placed(
          person({
            who: 'man',
            height: 114,
            pose: 'hands in pockets',
            dress: 'long coat',
            cloth: 'accent2',
            tone: -0.2,
            hat: 'fedora',
            hatCloth: 'dark',
            skin: 'skin2',
          }),
          502,
          425,
          { flip: true },
        ),
        placed(dog({ pose: 'sit', fill: 'white', breed: 'terrier' }), 462, 425, { scale: 0.4, flip: true }),
        placed(bicycle({ width: 84, token: 'mass' }), 44, 425),
      ],
    },
    { z: 0.7, water: 'M0 490H600V693H0Z', depth: 0.75 },
    {
      z: 0.8,
      nodes: [
        ripples({ from: 498, seed: 8, count: 40 }),
        placed(lightStreak({ from: 0, to: 130, width: 34, seed: 2 }), 70, 500),
        placed(lightStreak({ from: 0, to: 130, width: 34, seed: 6 }), 530, 500),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        placed(lightStreak({ from: 0, to: 70, width: 40, seed: 4, token: 'red' }), 166, 606),
        placed(lightStreak({ from: 0, to: 70, width: 40, seed: 5, token: 'green' }), 434, 606),
        placed(barge, 300, 582, { scale: 1.34 }),
        stroke('M204 602C246 618 354 618 396 602M186 622C236 642 364 642 414 622', 3, 'paper', { opacity: 0.5 }),
      ],
    },
  ],
  says: { place: 'drawbridge', time: 'night', weather: 'clear', mood: ['waiting', 'tense'], action: ['wait', 'pass', 'meet'], more: ['apart', 'two', 'love'] },
};

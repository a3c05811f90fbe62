import { concept, placed } from '../concept.ts';
import { beam, fill, halo, times } from '../kit/city/draw.ts';
import { crane } from '../kit/city/harbour.ts';
import { mooring } from '../kit/city/quay.ts';
import { lightStreak, ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { circle, ellipse, limb, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const hull = concept(
  'ship',
  [
    fill('mass', 'M128 96C150 240 196 420 256 560H660V60C480 118 300 128 128 96Z', { tone: 0.75, shade: { to: [1, 0.3], depth: 0.6 } }),
    fill('red', 'M220 468C330 480 480 470 660 452V560H256C242 530 230 500 220 468Z', { tone: -0.15, shade: { to: [1, 0.3], depth: 0.5 } }),
    stroke('M220 468C330 480 480 470 660 452', 3, 'paper', { opacity: 0.5 }),
    stroke(
      'M140 176C300 208 480 198 660 150M158 262C320 290 480 282 660 246M182 352C330 376 500 368 660 340M300 116L316 562M420 112L426 562M540 92L542 562',
      1.8,
      'dark',
      { opacity: 0.35 },
    ),
    fill(
      'dark',
      times(20)
        .map(i => circle(316 + i * 17, 188 - i * 1.2, 1.8))
        .join('') +
        times(20)
          .map(i => circle(330 + i * 17, 276 - i * 1.1, 1.8))
          .join(''),
      { opacity: 0.4 },
    ),
    fill('paper', 'M120 88C300 120 480 110 660 52V66C480 122 300 134 126 102Z', { tone: -0.15 }),
    stroke('M132 66C300 96 480 88 600 48M140 68V96M200 78V106M260 84V110M320 84V112M380 82V108M440 76V104M500 66V96', 2.6, 'paper', { tone: -0.2 }),
    fill('dark', ellipse(206, 190, 17, 21)),
    stroke('M206 196L222 262M222 262V296M198 282C204 304 242 302 246 278', 5, 'grey', { tone: 0.3 }),
    ...[0, 1, 2].flatMap((i): Node[] => [
      fill('dark', circle(480 + i * 50, 224 - i * 4, 11)),
      fill('accent2', circle(480 + i * 50, 224 - i * 4, 7), { tone: 0.2 }),
      halo(480 + i * 50, 224 - i * 4, 24, 0.5, 'accent2'),
    ]),
  ],
  { also: ['boat', 'harbour', 'giant'] },
);

const ladder = (): Node => {
  const at = (t: number): number => 356 + Math.sin(t * 4) * 7;
  const side = (dx: number): string =>
    `M${times(25)
      .map(i => `${(at(i / 24) + dx).toFixed(1)} ${(84 + i * 19.4).toFixed(1)}`)
      .join('L')}`;
  const rungs = times(34)
    .map(i => {
      const t = i / 34;
      return `M${(at(t) - 9).toFixed(1)} ${(92 + t * 462).toFixed(1)}h18`;
    })
    .join('');
  return concept('rope ladder', [stroke(side(-9) + side(9), 2.4, 'accent2'), stroke(rungs, 3, 'accent2', { tone: 0.2 })], { also: ['ladder', 'rope'] });
};

const climber = person({
  who: 'woman',
  height: 124,
  pose: 'climbing',
  dress: 'short jacket',
  cloth: 'white',
  lower: 'dark',
  hat: 'beanie',
  hatCloth: 'accent',
  skin: 'skin3',
  is: 'climber',
  rim: 1,
});
const rucksack = concept(
  'rucksack',
  [
    fill('accent2', rounded(-13, -18, 22, 36, 8), { tone: 0 }),
    fill('accent2', rounded(-18, -4, 12, 18, 5), { tone: -0.25 }),
    fill('accent', rounded(-12, -26, 20, 9, 4)),
    stroke('M-8 -10H6', 1.6, 'dark', { opacity: 0.5 }),
  ],
  { also: ['bag'], rim: 0.9 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A huge hull in the dock, and on its rope ladder a tiny climber with a rucksack.',
  composition: 'scale flip',
  palette: 'neon',
  light: [60, 420],
  horizon: 540,
  layers: [
    { z: 0, nodes: [stars({ seed: 9, height: 340, count: 50 }), halo(70, 470, 260, 0.7, 'lit')] },
    {
      z: 0.25,
      mirrored: 552,
      nodes: [
        placed(crane({ height: 170, token: 'accent', load: 'none' }), 96, 552, { flip: true }),
        placed(crane({ height: 120, token: 'accent' }), 176, 552),
        fill('mass', 'M0 530H240V556H0Z', { tone: 0 }),
      ],
    },
    { z: 0.85, mirrored: 556, nodes: [hull] },
    { z: 0.8, water: 'M0 552H600V693H0Z', depth: 0.6 },
    {
      z: 0.85,
      nodes: [
        ripples({ from: 560, seed: 6, count: 36, token: 'accent', opacity: 0.35 }),
        placed(lightStreak({ from: 0, to: 70, width: 40, token: 'accent', seed: 3 }), 110, 562),
        fill(
          'brick2',
          limb(
            [
              [206, 192],
              [150, 330],
              [118, 470],
              [100, 572],
            ],
            4,
            4,
          ),
          { tone: 0.1 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('torch', [beam('M248 82L170 330L262 330Z', 0.55), fill('light', circle(248, 82, 5))], { also: ['light', 'guard'] }),
        placed(
          person({ who: 'man', height: 74, pose: 'leaning over a railing', dress: 'guard uniform', cloth: 'dark', hat: 'captain cap', is: 'guard' }),
          274,
          112,
          { flip: true },
        ),
        ladder(),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(climber, 344, 388), placed(rucksack, 318, 320, { turn: 6, scale: 1.35 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({ who: 'boy', height: 92, pose: 'holding up', dress: 'raincoat', cloth: 'accent', hat: 'cap', hatCloth: 'accent', skin: 'skin4' }),
          330,
          606,
        ),
        placed(rowingBoat({ width: 150, token: 'wood', oars: false }), 332, 616),
        concept('quay', [fill('mass', 'M0 572H150L176 693H0Z', { tone: -0.3 }), fill('lit', 'M0 566H150V578H0Z', { tone: -0.1 })], { also: ['stone'] }),
        placed(mooring({ height: 34 }), 100, 570),
      ],
    },
  ],
  says: { place: 'dock', time: 'night', mood: ['dangerous', 'hopeful'], action: ['climb', 'escape', 'hold'], more: ['giant and tiny', 'stowaway', 'guard'] },
};

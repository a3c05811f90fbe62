import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { heron } from '../kit/animals/waders.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { windowFrame } from '../kit/city/frames/window.ts';
import { ivy, reeds } from '../kit/nature/plants.ts';
import { lightStreak, rings, ripples } from '../kit/nature/water.ts';
import { musician } from '../kit/people/musicians.ts';
import { chair } from '../kit/rooms/furniture.ts';
import { standingLamp } from '../kit/rooms/lamps.ts';
import { stroke } from '../kit/stroke.ts';
import { ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const bricks = (): string => {
  const r = chance(12);
  return times(120)
    .map(() => {
      const [x, row] = [r.between(0, 580), Math.floor(r() * 32)];
      return `M${x.toFixed(0)} ${row * 16 + 4}h${r.between(14, 26).toFixed(0)}`;
    })
    .join('');
};

const post = concept(
  'mooring post',
  [
    fill('wood', 'M-20 170L-17 0H17L20 170Z', { tone: -0.35, shade: { to: [-1, 0.2], depth: 0.4 } }),
    fill('wood', ellipse(0, 0, 17, 6), { tone: 0.1 }),
    stroke('M-19 60C-6 68 8 68 19 60M-19 70C-6 78 8 78 19 70M19 66C40 90 60 100 90 104', 5, 'brick2', { tone: 0 }),
    stroke('M-6 10V54M7 12V50M-8 90V160M8 90V160', 1.6, 'dark', { opacity: 0.5 }),
  ],
  { also: ['wood', 'post'], rim: 0.9 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A lit window above the water: a woman plays the cello; outside a heron listens on the mooring post.',
  composition: 'through a frame',
  palette: 'absinthe',
  light: [370, 250],
  horizon: 510,
  layers: [
    {
      z: 0.9,
      mirrored: 520,
      nodes: [
        concept(
          'wall',
          [
            fill('brick3', rect(0, 0, 600, 522), { tone: -0.45, shade: { to: [-1, 0.2], depth: 0.5 } }),
            stroke(bricks(), 2, 'dark', { opacity: 0.4 }),
            stroke('M0 470H600', 1.4, 'lit', { opacity: 0.2 }),
            fill('brick4', rect(0, 488, 600, 14), { tone: -0.5 }),
          ],
          { also: ['stone', 'house'] },
        ),
        halo(372, 290, 300, 0.42),
      ],
    },
    {
      z: 1,
      mirrored: 520,
      nodes: [
        placed(
          windowFrame({
            kind: 'arched',
            width: 280,
            height: 350,
            frame: 'paper',
            backdrop: 'light',
            inside: [
              fill('accent2', rect(-150, -190, 300, 380), { tone: 0.1 }),
              fill('light', rect(-150, -190, 300, 330), { tone: -0.1, shade: { to: [-1, -0.6], depth: 0.3 } }),
              fill('wood', rect(-150, 138, 300, 60), { tone: -0.1 }),
              concept(
                'picture',
                [
                  fill('wood', rect(46, -106, 70, 54), { tone: -0.3 }),
                  fill('blue', rect(53, -99, 56, 40), { tone: 0.1 }),
                  fill('white', 'M73 -66L81 -88L89 -66Z'),
                ],
                { also: ['frame'] },
              ),
              placed(standingLamp({ fill: 'accent' }), 108, 176, { scale: 0.95 }),
              placed(chair({ fill: 'wood', tone: -0.3 }), -84, 178, { scale: 1.05 }),
              placed(
                musician('cello', { who: 'woman', height: 300, dress: 'evening gown', cloth: 'accent', skin: 'skin5', hair: 'afro', hairColour: 'hairBlack' }),
                -72,
                180,
              ),
            ],
          }),
          376,
          300,
        ),
        placed(ivy({ width: 210, height: 150, seed: 6, token: 'leaf' }), 380, 92),
        fill('paper', 'M214 476H538V492H214Z', { tone: -0.25 }),
      ],
    },
    { z: 0.9, water: 'M0 518H600V693H0Z', depth: 0.8 },
    {
      z: 0.95,
      nodes: [
        ripples({ from: 524, seed: 9, count: 40, token: 'light', opacity: 0.25 }),
        placed(lightStreak({ from: 0, to: 140, width: 210, seed: 8, opacity: 0.35 }), 372, 534),
        placed(rings({ r: 50, token: 'light', opacity: 0.4 }), 140, 612),
        placed(reeds({ width: 90, height: 90, seed: 2 }), 34, 640),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(post, 142, 452), placed(heron({ pose: 'stand', tone: 0.35 }), 144, 454, { scale: 1.5 })] },
  ],
  says: { place: 'canal', time: 'night', mood: ['tender', 'lonely'], action: ['play music', 'listen'], more: ['music', 'audience', 'home'] },
};

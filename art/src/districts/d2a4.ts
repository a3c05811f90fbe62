import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { ripples } from '../kit/nature/water.ts';
import { head } from '../kit/people/heads.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { lifebuoy } from '../kit/things/harbour.ts';
import { circle, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** Handlebars, lamp and the top of a front wheel: all that one sees of a bicycle in a crowd. */
const handlebars = (token: Token, basket: 'none' | 'full'): Group =>
  concept(
    'bicycle',
    [
      stroke(circle(70, 120, 70), 7, 'dark', { tone: 0.15 }),
      stroke(
        times(9)
          .map(i => `M${70 - Math.cos(i * 0.35) * 66} ${120 - Math.sin(i * 0.35) * 66}L${70 + Math.cos(i * 0.35) * 66} ${120 + Math.sin(i * 0.35) * 66}`)
          .join(''),
        1.2,
        'grey',
        { opacity: 0.8 },
      ),
      stroke('M70 120L36 14', 8, token, { tone: -0.1 }),
      stroke('M36 16L30 -10C10 -22 -16 -18 -30 -2', 6, 'grey', { tone: 0.2 }),
      stroke('M-18 -12L-34 2', 9, 'dark', { tone: 0.1 }),
      fill('mass', 'M44 12H62V34H44Z', { tone: -0.4 }),
      fill('light', 'M62 10C72 12 72 34 62 36Z', { tone: 0.4 }),
      ...(basket === 'full'
        ? [
            fill('brown', 'M30 -34H108L98 24H42Z', { tone: 0.2, shade: { to: [0.4, 1], depth: 0.4 } }),
            stroke('M34 -18H104M38 -2H101M42 12H99M50 -34L56 24M70 -34V24M90 -34L84 24', 1.6, 'dark', { opacity: 0.4 }),
            fill('leaf', 'M46 -34C36 -64 56 -78 64 -60C70 -84 90 -80 86 -56C104 -62 106 -44 96 -34Z'),
          ]
        : []),
    ],
    { also: ['ride', 'wheel'], rim: 0.6 },
  );

const who = (name: Parameters<typeof head>[0], look: Parameters<typeof head>[1], x: number, y: number, flip = false): Node =>
  placed(head(name, look).figure, x, y, { flip });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Cyclists stand packed on the ferry, all looking forward; one looks back.',
  composition: 'close',
  palette: 'dawn',
  light: [520, 200],
  horizon: 250,
  layers: [
    { z: 0, nodes: [halo(478, 214, 220, 0.8), placed(sun({ r: 46, kind: 'plain' }), 478, 214)] },
    {
      z: 0.18,
      nodes: [
        fill('mass', 'M0 236H70V206H112V226H150V190L172 170L194 190V232H300V214H330V236H600V262H0Z', { tone: 0.1 }),
        fill('mass', rect(0, 252, 600, 170), { tone: 0.4 }),
        ripples({ from: 256, to: 420, seed: 5, count: 60, token: 'light', opacity: 0.45 }),
      ],
    },
    {
      z: 0.55,
      nodes: [
        concept(
          'ferry',
          [
            fill('white', 'M0 120H96V420H0Z', { tone: -0.2, shade: { to: [-1, 0], depth: 0.4 } }),
            fill('blue', 'M0 150H96V176H0Z', { tone: -0.2 }),
            stroke('M90 330H600M90 378H600M250 330V420M420 330V420M560 330V420', 8, 'white', { tone: 0 }),
          ],
          { also: ['boat', 'ship'] },
        ),
        placed(lifebuoy(), 496, 352, { scale: 0.62 }),
      ],
    },
    {
      z: 0.6,
      nodes: [
        who('man with turban', { size: 92 }, 150, 350),
        who('old woman', { size: 88 }, 262, 356),
        who('young man', { size: 94 }, 374, 346),
        who('woman with hijab', { size: 90 }, 470, 356),
      ],
    },
    {
      z: 0.8,
      nodes: [concept('crowd', [fill('mass', 'M0 470C60 420 120 450 200 440C300 430 420 440 600 450V693H0Z', { tone: -0.35 })], { also: ['person', 'many'] })],
    },
    {
      z: 0.85,
      nodes: [
        who('bald man', { size: 124, cloth: 'mass' }, 108, 440),
        who('man with moustache', { size: 122, cloth: 'brick3' }, 448, 438),
        who('boy with cap', { size: 104 }, 522, 482),
      ],
    },
    { z: 1, lifted: true, nodes: [who('woman with bob', { size: 158, cloth: 'accent', skin: 'skin2', hairColour: 'hairRed' }, 292, 454, true)] },
    {
      z: 1,
      nodes: [
        placed(handlebars('blue', 'none'), 96, 540),
        placed(handlebars('yellow', 'full'), 232, 556),
        placed(handlebars('green', 'none'), 380, 548),
        placed(handlebars('red', 'none'), 486, 560),
        placed(gull({ pose: 'fly' }), 336, 172, { scale: 0.6 }),
        placed(gull({ pose: 'fly' }), 246, 140, { scale: 0.4 }),
      ],
    },
  ],
  says: {
    place: 'ferry',
    time: 'morning',
    weather: 'clear',
    mood: ['lost', 'tender'],
    action: ['look back', 'cross', 'travel'],
    more: ['crowd', 'farewell', 'one'],
  },
};

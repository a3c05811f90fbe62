import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { largeHand } from '../kit/people/hands.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { glove } from '../kit/things/clothes.ts';
import { flashlight } from '../kit/things/lights.ts';
import { statueHead } from '../kit/things/statue.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const disc = circle(360, 286, 168);
const outline =
  'M-34 -252C-40 -240 -30 -232 -28 -216C-26 -192 -92 -172 -96 -112C-98 -64 -50 -36 -46 -8C-46 0 46 0 46 -8C50 -36 98 -64 96 -112C92 -172 26 -192 28 -216C30 -232 40 -240 34 -252Z';
const vase = concept(
  'vase',
  [
    area(outline, 'blue', 0.05),
    {
      clip: outline,
      nodes: [
        area('M-110 -166C-50 -148 50 -148 110 -166V-60C50 -42 -50 -42 -110 -60Z', 'white', 0.6),
        // Painted on it: a carp that leaps over a wave, as large as the belly allows.
        concept(
          'fish',
          [
            area(
              'M-62 -84C-44 -132 8 -142 50 -116C34 -112 24 -106 18 -98C-6 -86 -34 -84 -52 -66C-66 -62 -74 -54 -78 -46C-80 -60 -76 -72 -62 -84Z',
              'blue',
              -0.15,
            ),
            area('M-58 -82C-82 -92 -96 -80 -102 -64C-90 -68 -80 -62 -76 -42C-62 -48 -54 -62 -52 -72Z', 'blue', -0.25),
            area('M-8 -126C0 -146 20 -150 30 -146C24 -138 22 -130 22 -126Z', 'blue', -0.3),
            stroke('M-34 -108C-28 -100 -28 -94 -32 -86M-18 -116C-10 -108 -10 -100 -14 -90M-2 -122C6 -114 8 -106 4 -96', 2.4, 'white', { tone: 0.6 }),
            area(circle(32, -116, 3.4), 'white', 0.8),
          ],
          { also: ['picture', 'carp'] },
        ),
        stroke('M-100 -64C-80 -84 -66 -54 -48 -66S-20 -60 0 -62S34 -60 48 -70S80 -54 100 -70', 5, 'blue', { tone: -0.1 }),
        stroke('M-110 -170C-50 -152 50 -152 110 -170M-110 -56C-50 -38 50 -38 110 -56', 4, 'white', { tone: 0.6 }),
        ...times(7).map((i): Node => stroke(`M${-60 + i * 20} -30c-6 -10 6 -16 10 -6`, 3, 'white', { tone: 0.5 })),
        stroke('M-34 -236C-12 -230 12 -230 34 -236M-30 -206C-10 -200 10 -200 30 -206', 4, 'white', { tone: 0.5 }),
        ...times(5).map((i): Node => area(ellipse(-44 + i * 22, -184 + Math.abs(i - 2) * 3, 5, 8), 'white', 0.5)),
        stroke('M-78 -128C-76 -154 -56 -172 -38 -184', 8, 'white', { tone: 0.9, opacity: 0.8 }),
      ],
    },
    area(ellipse(0, -252, 35, 7), 'dark', 0.1),
    stroke(ellipse(0, -252, 35, 7), 3, 'white', { tone: 0.3 }),
  ],
  { also: ['porcelain', 'treasure', 'art'], rim: 1, shade: { to: [1, 0.4], depth: 0.5 } },
);

const plinth = concept(
  'plinth',
  [
    area(rect(288, 448, 144, 20), 'paper', -0.1),
    area(polygon([300, 468], [420, 468], [426, 693], [294, 693]), 'paper', -0.35, { shade: { to: [0.4, 1], depth: 0.75 } }),
    stroke('M288 450H432', 3, 'paper', { tone: 0.4 }),
  ],
  { also: ['column'], rim: 0.6 },
);

const watcher = concept(
  'bust',
  [
    area(polygon([52, 420], [182, 420], [176, 600], [58, 600]), 'mass', -0.15, { shade: { to: [0, 1], depth: 0.6 } }),
    placed(statueHead({ fill: 'mass', tone: 0.25 }), 116, 424, { scale: 1.62 }),
  ],
  { also: ['statue', 'head'], rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A torch beam finds a blue vase in the dark hall; the alarm cord hangs loose.',
  composition: 'interior',
  palette: 'absinthe',
  light: [90, 560],
  horizon: 0,
  layers: [
    {
      z: 0.95,
      nodes: [
        concept(
          'hall',
          [
            area(rect(0, 0, 600, 693), 'dark', 0.16),
            ...[120, 360, 600].map((x): Node => area(`M${x - 90} 560V210C${x - 90} 110 ${x + 90} 110 ${x + 90} 210V560Z`, 'mass', -0.35)),
            ...[0, 240, 480].map((x): Node => area(rect(x - 24, 120, 48, 440), 'mass', -0.1, { shade: { to: [1, 0], depth: 0.6 } })),
            area(rect(0, 556, 600, 140), 'dark', 0.1),
            stroke('M0 560H600', 3, 'mass', { tone: 0.2 }),
          ],
          { also: ['museum', 'room', 'dark'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('light', [area(disc, 'lit', 0.12), area(circle(354, 288, 140), 'light', -0.1, { opacity: 0.75 }), halo(360, 290, 240, 0.6)], {
          also: ['circle', 'torch'],
        }),
        {
          clip: disc,
          nodes: [
            stroke('M240 120V470M480 120V470', 3, 'mass', { opacity: 0.4 }),
            stroke('M190 230H540M190 350H540', 2, 'mass', { tone: 0.1, opacity: 0.25 }),
            { nodes: [area(outline, 'mass', -0.1, { opacity: 0.6 })], transform: { scale: 1.12, move: [424, 440] } },
          ],
        },
      ],
    },
    {
      z: 1,
      nodes: [
        watcher,
        area(polygon([122, 552], [150, 520], [300, 128], [462, 420]), 'light', 0, { opacity: 0.2 }),
        concept(
          'alarm',
          [
            area(rect(486, 142, 40, 52), 'grey', -0.2),
            area(circle(506, 158, 7), 'dark', 0.1),
            stroke('M496 176H516M496 184H516', 2, 'dark'),
            stroke('M506 194C520 236 474 246 490 290C500 320 468 330 480 362', 5, 'red', { tone: 0.05 }),
            area('M470 360H490V382H470Z', 'red', -0.2),
            stroke('M475 382V394M485 382V394', 4, 'yellow', { tone: 0.1 }),
          ],
          { also: ['cord', 'cable', 'plug'], rim: 0.6 },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [plinth, area(ellipse(360, 452, 58, 8), 'dark', 0, { opacity: 0.5 }), placed(vase, 360, 454, { scale: 1.08 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(flashlight({ beam: 0, fill: 'grey', tone: -0.1 }), 132, 532, { turn: -38, scale: 1.5 }),
        placed(largeHand('gripping', { skin: 'brown', sleeve: 'dark', cuff: 'brown', size: 120 }), 124, 540, { turn: -52 }),
        halo(176, 494, 60, 0.9),
        placed(glove({}), 262, 626, { scale: 0.5, turn: 74 }),
      ],
    },
  ],
  says: { place: 'museum', time: 'night', mood: ['tense', 'secret'], action: ['search', 'steal', 'shine'], more: ['theft', 'discovery'] },
};

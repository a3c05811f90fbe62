import { concept, placed } from '../concept.ts';
import { swallow } from '../kit/animals/birds.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { houseRow } from '../kit/city/row.ts';
import { head } from '../kit/people/heads.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { tram } from '../kit/transport/tram.ts';
import type { Scene } from '../scene.ts';

const hair =
  'M402 104C384 66 318 44 246 66C152 92 96 176 94 290C92 372 62 440 58 530C58 566 96 606 168 612C232 616 284 596 300 560C292 510 286 450 290 392C274 356 276 314 298 286C316 292 330 270 328 244C346 216 372 190 386 160C394 142 404 124 402 104Z';
const parting = 'M396 116C360 94 300 92 246 116C190 142 150 196 140 262';
const woman = head('woman with hijab', { size: 330, skin: 'skin4', hat: 'none', hair: 'bald', bust: 'coat', cloth: 'accent', trim: 'dark' });

export const scene: Scene = {
  canvas: 'hex',
  idea: "A woman's profile whose hair is the night city; the moon is her earring and a tram runs along her parting.",
  composition: 'double exposure',
  palette: 'sodium',
  light: [540, 330],
  horizon: 693,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(cloud({ kind: 'wisp', width: 260, seed: 4, token: 'lit', opacity: 0.5 }), 470, 180),
        placed(cloud({ kind: 'bank', width: 260, seed: 2, token: 'lit', opacity: 0.4 }), 520, 520),
        placed(cloud({ kind: 'bank', width: 200, seed: 7, opacity: 0.35 }), 60, 240),
      ],
    },
    { z: 0.95, lifted: true, nodes: [placed({ ...woman.figure, shade: { to: [-1, 0.6], depth: 0.5 } }, 304, 424)] },
    {
      z: 1,
      clip: hair,
      nodes: [
        concept('night', [fill('dark', hair, { tone: 0.35 })], { also: ['hair', 'sky', 'dark'] }),
        stars({ seed: 8, width: 420, height: 420, count: 70, bright: 5 }),
        halo(190, 560, 260, 0.5, 'accent'),
      ],
    },
    { z: 0.5, clip: hair, nodes: [placed(houseRow({ seed: 31, width: 300, height: [150, 230], houseWidth: [40, 56], lit: 0.5, detail: 'plain' }), 36, 520)] },
    {
      z: 0.95,
      clip: hair,
      nodes: [
        placed(houseRow({ seed: 14, width: 330, height: [110, 170], houseWidth: [52, 74], lit: 0.6 }), 14, 594),
        placed(streetLamp({ height: 80 }), 236, 608),
        fill('dark', 'M0 590H400V640H0Z', { tone: 0.2 }),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          clip: hair,
          nodes: [
            stroke(parting, 2, 'light', { opacity: 0.9 }),
            stroke('M400 128C362 106 304 104 252 127C198 152 160 204 151 266', 1.2, 'light', { opacity: 0.6 }),
            halo(300, 90, 90, 0.5),
          ],
        },
        placed(tram({ width: 136, token: 'accent' }), 264, 110, { turn: -21 }),
        concept('hair', [
          stroke('M402 104C384 66 318 44 246 66C152 92 96 176 94 290C92 372 62 440 58 530', 2.4, 'light', { opacity: 0.55 }),
          stroke('M298 286C276 314 274 356 290 392C286 450 292 510 300 560', 2, 'accent', { tone: -0.2, opacity: 0.7 }),
        ]),
        stroke('M311 322V338', 1.6, 'light'),
        placed(moon({ phase: 'crescent', r: 27, glow: 0.7, face: true, side: 'right', token: 'paper' }), 311, 364),
        placed(swallow({ fill: 'mass' }), 480, 244, { scale: 0.6 }),
        placed(swallow({ fill: 'mass' }), 520, 290, { scale: 0.4, turn: 20 }),
      ],
    },
  ],
  says: {
    place: 'city',
    time: 'night',
    weather: 'clear',
    mood: ['dreamy', 'secret'],
    action: ['think', 'dream', 'ride'],
    more: ['face', 'city', 'thought', 'hair'],
  },
};

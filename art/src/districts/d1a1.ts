import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { churchTower } from '../kit/city/church.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { poised } from '../kit/motifs/poised.ts';
import { tree } from '../kit/nature/tree.ts';
import { lightStreak, ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { fog } from '../kit/weather/fog.ts';
import { polygon } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const arch = 'M112 506C112 380 204 300 318 300C432 300 524 380 524 506Z';
/** A point on a ring round the opening: 0 at the left foot, 1 at the right one. */
const on = (t: number, grow: number): Point => {
  const a = Math.PI * (1 - t);
  return [318 + Math.cos(a) * (206 + grow), 506 - Math.sin(a) * (206 + grow)];
};
const stones = times(17).map(i => polygon(on((i + 0.06) / 17, 3), on((i + 0.94) / 17, 3), on((i + 0.94) / 17, 34), on((i + 0.06) / 17, 34)));

const bridge = concept(
  'bridge',
  [
    fill('brick5', `M0 288C160 246 450 244 600 282V506H0Z${arch}`, { evenOdd: true, tone: -0.1 }),
    stroke(
      'M10 330h40M60 352h50M20 380h44M70 404h30M16 440h40M52 470h44M560 330h40M548 360h44M552 400h40M560 440h34M548 476h40M150 300h36M196 284h44M420 280h40M470 300h40',
      1.4,
      'dark',
      { opacity: 0.35 },
    ),
    fill('mass', 'M112 506C112 380 204 300 318 300C432 300 524 380 524 506H498C496 396 420 326 318 326C216 326 140 396 138 506Z', { tone: -0.55 }),
    fill('brick4', stones.join(''), { tone: -0.2 }),
    fill('brick4', stones[8] ?? '', { tone: 0.15 }),
    fill('brick4', 'M0 286C160 244 450 242 600 280V294C450 256 160 258 0 300Z', { tone: 0 }),
    fill('brick4', 'M0 252C160 210 450 208 600 246V284C450 246 160 248 0 290Z', { tone: -0.32 }),
    fill('paper', 'M0 246C160 204 450 202 600 240V250C450 212 160 214 0 256Z', { tone: -0.15 }),
  ],
  { also: ['canal', 'stone'], rim: 0.6, shade: { to: [0, 1], depth: 0.25 } },
);

const rower = concept(
  'boat',
  [
    stroke('M262 470L208 512', 3, 'wood', { tone: -0.3 }),
    fill('wood', 'M214 504L184 518L188 524L220 512Z', { tone: -0.3 }),
    poised(
      {
        who: 'woman',
        height: 150,
        pose: 'rowing',
        dress: 'jumper',
        cloth: 'accent',
        lower: 'dark',
        hair: 'bun',
        hairColour: 'hairBlack',
        skin: 'skin4',
        is: 'rower',
      },
      'hips',
      [236, 478],
    ),
    fill('mass', 'M96 492C180 478 330 478 470 488C474 490 474 492 468 493C380 502 240 508 176 504C140 502 112 498 96 492Z', { tone: -0.5 }),
    stroke('M100 491C180 479 330 479 468 489', 1.8, 'paper', { tone: -0.1 }),
    stroke('M282 462L346 512', 3.4, 'wood', { tone: 0.3 }),
    fill('wood', 'M338 502L374 520L368 528L332 510Z', { tone: 0.3 }),
  ],
  { also: ['water', 'sport'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A lone rower in mist passes under a stone bridge; on the bridge someone stands still and looks down.',
  composition: 'wide',
  palette: 'dawn',
  light: [330, 410],
  horizon: 506,
  layers: [
    { z: 0, mirrored: 506, nodes: [halo(330, 410, 260, 0.8), placed(sun({ r: 54, kind: 'plain' }), 330, 410)] },
    {
      z: 0.12,
      mirrored: 506,
      nodes: [
        placed(churchTower({ height: 250, kind: 'needle' }), 216, 500),
        placed(tree({ kind: 'bare', height: 150, seed: 4 }), 430, 506),
        placed(tree({ kind: 'bare', height: 120, seed: 9 }), 474, 506),
        placed(tree({ kind: 'poplar', height: 110, seed: 2 }), 160, 506),
        fill('mass', 'M0 486C150 476 400 480 600 484V508H0Z', { tone: 0.2 }),
        fog({ y: 470, height: 70, seed: 6, opacity: 0.8, token: 'haze' }),
      ],
    },
    {
      z: 0.62,
      mirrored: 506,
      nodes: [
        placed(streetLamp({ kind: 'crown', height: 140, lit: false }), 148, 250),
        placed(bicycle({ width: 112, token: 'mass' }), 232, 250, { turn: -3 }),
        placed(
          person({
            who: 'man',
            height: 214,
            facing: 'three-quarter',
            pose: { torso: 4, bend: 8, head: 26, nearArm: [-6, 40, 8, -6], farArm: [0, 44, 8, -6], nearLeg: [-4, -4], farLeg: [6, 0] },
            dress: 'trench coat',
            cloth: 'dark',
            tone: 0.3,
            hat: 'fedora',
            hatCloth: 'dark',
            hatBand: 'accent',
            is: 'stranger',
          }),
          424,
          346,
          { flip: true },
        ),
        bridge,
      ],
    },
    { z: 0.85, mirrored: 506, nodes: [rower] },
    { z: 0.7, water: 'M0 504H600V693H0Z', depth: 0.55 },
    {
      z: 0.8,
      nodes: [
        ripples({ from: 512, seed: 5, count: 44, opacity: 0.4 }),
        placed(lightStreak({ from: 0, to: 150, width: 90, seed: 4, opacity: 0.6 }), 340, 516),
        fog({ y: 560, height: 90, seed: 12, opacity: 0.28 }),
        placed(gull({ pose: 'fly' }), 250, 150, { scale: 0.42 }),
      ],
    },
  ],
  says: { place: 'canal', time: 'dawn', weather: 'mist', mood: ['lonely', 'watched'], action: ['row', 'look down', 'wait'], more: ['reflection', 'sport'] },
};

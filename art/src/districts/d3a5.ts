import { concept, placed } from '../concept.ts';
import { crow } from '../kit/animals/birds.ts';
import { fill, times } from '../kit/city/draw.ts';
import { head } from '../kit/people/heads.ts';
import { stroke } from '../kit/stroke.ts';
import { doll } from '../kit/things/dolls.ts';
import { key } from '../kit/things/keys.ts';
import { candle } from '../kit/things/lights.ts';
import { mask } from '../kit/things/masks.ts';
import { gramophone } from '../kit/things/music.ts';
import { snow, snowCap } from '../kit/weather/snow.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const glass = ellipse(300, 294, 104, 138);
const mirror = concept(
  'mirror',
  [
    fill('yellow', `${ellipse(300, 294, 136, 172)}${glass}`, { evenOdd: true, tone: -0.25 }),
    stroke(ellipse(300, 294, 130, 166), 5, 'yellow', { tone: 0.15 }),
    stroke(ellipse(300, 294, 108, 142), 4, 'yellow', { tone: -0.5 }),
    ...times(20).map(i => fill('yellow', circle(300 + Math.cos((i / 20) * Math.PI * 2) * 120, 294 + Math.sin((i / 20) * Math.PI * 2) * 155, 7), { tone: 0.1 })),
    fill('yellow', 'M258 134C262 96 290 100 300 118C310 100 338 96 342 134C324 122 312 126 300 138C288 126 276 122 258 134Z', { tone: 0 }),
  ],
  { also: ['frame', 'glass'], rim: 0.8, shade: { to: [1, 1], depth: 0.3 } },
);
const handless = concept(
  'clock',
  [
    fill('wood', 'M-74 0V-16H-60V-112C-60 -176 60 -176 60 -112V-16H74V0Z', { tone: -0.15 }),
    fill('yellow', circle(0, -104, 48), { tone: -0.1 }),
    fill('paper', circle(0, -104, 40)),
    stroke(
      times(12)
        .map(i => {
          const a = (i * Math.PI) / 6;
          return `M${(Math.cos(a) * 31).toFixed(1)} ${(-104 + Math.sin(a) * 31).toFixed(1)}L${(Math.cos(a) * 37).toFixed(1)} ${(-104 + Math.sin(a) * 37).toFixed(1)}`;
        })
        .join(''),
      4,
      'dark',
    ),
    fill('dark', circle(0, -104, 4)),
    fill('dark', rect(-30, -48, 60, 26), { tone: 0.2 }),
    fill('yellow', circle(6, -34, 9)),
  ],
  { also: ['time', 'broken'], rim: 0.7, shade: { to: [1, 0.4], depth: 0.35 } },
);
const watcher = head('detective', { view: 'three-quarter', size: 122, skin: 'skin2', cloth: 'dark' });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Antiques: masks, a clock without hands, a doll, and a mirror in which a man in a hat is watching.',
  composition: 'still life',
  palette: 'winter',
  light: [300, 90],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'stall',
          [
            fill('brick3', rect(0, 0, 600, 520), { tone: 0, shade: { to: [0, -1], depth: 0.45 } }),
            stroke(
              times(9)
                .map(i => `M${40 + i * 66} 0V520`)
                .join(''),
              2,
              'dark',
              { opacity: 0.2 },
            ),
            stroke('M64 90V540M536 90V540', 14, 'wood', { tone: -0.2 }),
          ],
          { also: ['market', 'wood'] },
        ),
      ],
    },
    {
      z: 0.8,
      clip: glass,
      nodes: [
        fill('blue', rect(180, 140, 240, 310), { tone: 0.55, shade: { to: [0, 1], depth: 0.3 } }),
        fill('mass', 'M180 420V320H230V300H262V330H340V290H380V320H430V440H180Z', { tone: 0.25 }),
        placed(watcher.figure, 292, 352),
        fill(
          'paper',
          times(24)
            .map(i => circle(200 + ((i * 67) % 200), 160 + ((i * 89) % 270), 1.6 + (i % 3)))
            .join(''),
          { opacity: 0.9 },
        ),
        fill('paper', 'M236 170L200 330L222 340L262 170Z', { opacity: 0.25 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        mirror,
        placed(mask({ kind: 'carnival', fill: 'accent' }), 118, 268, { scale: 1.0, turn: -8 }),
        placed(mask({ kind: 'plague doctor' }), 484, 248, { scale: 1.05, turn: 6 }),
        placed(mask({ kind: 'tragedy', fill: 'white' }), 128, 394, { scale: 0.8, turn: 6 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'table',
          [
            fill('wood', 'M20 518H580L600 560H0Z', { tone: 0.1 }),
            fill(
              'accent',
              'M0 556H600V640C560 652 540 636 500 646C460 656 430 634 390 646C340 656 310 636 260 648C210 656 180 636 130 646C90 654 50 640 0 646Z',
              { tone: -0.25, shade: { to: [0.3, 1], depth: 0.4 } },
            ),
          ],
          { also: ['market'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(gramophone(), 470, 546, { scale: 0.95, flip: true }),
        placed(handless, 180, 546, { scale: 1.02 }),
        placed(doll({ fill: 'accent' }), 322, 552, { scale: 1.1 }),
        placed(candle({ burning: 'out', holder: 'stick' }), 88, 544, { scale: 0.8 }),
        placed(key(), 402, 566, { scale: 0.6, turn: -14 }),
        placed(snowCap({ width: 90, depth: 10 }), 255, 128, {}),
        placed(snowCap({ width: 560, depth: 12 }), 20, 556),
        placed(crow({ pose: 'stand' }), 300, 122, { scale: 0.66 }),
      ],
    },
  ],
  weather: [snow({ kind: 'light', seed: 8, crystals: 1 })],
  says: {
    place: 'antiques market',
    time: 'day',
    weather: 'snow',
    mood: ['watched', 'cold'],
    action: ['watch', 'wait'],
    more: ['reflection', 'past', 'stranger', 'stopped time'],
  },
};

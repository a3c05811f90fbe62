import { concept, placed } from '../concept.ts';
import { crowd, flag } from '../kit/emerald/crowd.ts';
import { crown } from '../kit/emerald/crown.ts';
import { rays } from '../kit/emerald/halo.ts';
import { fist } from '../kit/emerald/hand.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 300;

export const scene: Scene = {
  canvas: 'card',
  idea: 'A fist lifts the torch over the roofs, and two crowns have already come tumbling down among the people.',
  composition: 'close',
  palette: 'ember',
  light: [300, 150],
  horizon: 640,
  layers: [
    { z: 0.04, nodes: [placed(rays({ from: 100, count: 30, share: 0.5, opacity: 0.4 }), cx, 170), glow(circle(cx, 170, 360), 0.95)] },
    { z: 0.35, nodes: [roofs({ style: 'paris', y: 640, low: 90, high: 150, width: 66, seed: 81, lit: 0.15, tone: 0.1 })] },
    {
      z: 0.6,
      nodes: [
        placed(flag({ height: 220, width: 110 }), 110, 640),
        placed({ nodes: [flag({ height: 230, width: 110, tone: -0.4 })], transform: { flip: true } }, 492, 640),
        crowd({ y: 606, size: 0.72, seed: 19, tone: -0.35, raised: 0.6 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'torch',
          [
            area('M300 30C356 96 388 132 372 196C364 240 334 254 300 254C266 254 236 240 228 196C222 154 258 136 258 92C284 114 296 72 300 30Z', 'accent', 0),
            area('M304 112C334 156 348 178 338 216C330 240 316 248 300 248C284 248 266 236 266 208C268 180 296 164 304 112Z', 'light', 0.3),
            area('M302 176C316 196 322 210 316 228C312 240 306 244 300 244C292 244 284 238 284 224C286 208 298 200 302 176Z', 'paper', 0.5),
            area(`${polygon([232, 254], [368, 254], [340, 322], [260, 322])}${rect(222, 240, 156, 20)}`, 'mass', -0.4),
            area(polygon([262, 322], [338, 322], [328, 600], [272, 600]), 'wood', -0.2),
            stroke('M236 274H364', 4, 'accent'),
          ],
          { also: ['fire', 'flame', 'light'], rim: 0.8 },
        ),
        placed(fist({ tone: -0.35, cuff: 'accent2' }), cx, 420, { scale: 1.06 }),
      ],
    },
    {
      z: 1,
      nodes: [
        crowd({ y: 730, size: 1.1, seed: 7, tone: -0.75, raised: 0.7 }),
        { nodes: [placed(crown({ width: 90 }), 140, 690, { turn: -24 }), placed(crown({ width: 80 }), 470, 694, { turn: 30 })] },
      ],
    },
  ],
  says: { place: 'city', time: 'night', mood: ['hopeful', 'rebellious'], action: ['lifting a torch', 'cheering'] },
};

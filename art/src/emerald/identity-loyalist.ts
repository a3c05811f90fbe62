import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { eye } from '../kit/emerald/eye.ts';
import { figure } from '../kit/emerald/figure.ts';
import { halo, rays } from '../kit/emerald/halo.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 300;

export const scene: Scene = {
  canvas: 'card',
  idea: 'A gentleman takes off his hat to the crowned eye, and its arms have already made room for him.',
  composition: 'close',
  palette: 'emerald',
  light: [300, 120],
  horizon: 640,
  layers: [
    {
      z: 0.04,
      nodes: [
        placed(rays({ from: 120, count: 36, share: 0.5, opacity: 0.34 }), cx, 260),
        glow(circle(cx, 260, 340), 0.7),
        placed(halo({ r: 214, kind: 'beads' }), cx, 260),
      ],
    },
    {
      z: 0.85,
      lifted: true,
      nodes: [
        twice(
          tentacle(
            [
              [372, 300],
              [460, 330],
              [520, 260],
              [492, 170],
              [530, 100],
              [566, 124],
              [548, 152],
            ],
            { from: 27, to: 5, tone: -0.3, suckers: 'left' },
          ),
          cx,
        ),
        twice(
          tentacle(
            [
              [352, 326],
              [430, 400],
              [520, 400],
              [560, 470],
              [520, 540],
              [478, 520],
              [492, 488],
            ],
            { from: 27, to: 5, tone: -0.35, suckers: 'right' },
          ),
          cx,
        ),
        twice(
          tentacle(
            [
              [328, 330],
              [370, 430],
              [470, 500],
              [500, 600],
              [440, 680],
              [380, 660],
              [396, 622],
            ],
            { from: 25, to: 5, tone: -0.4, suckers: 'right' },
          ),
          cx,
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [placed(eye({ width: 330, open: 0.52, white: 'paper', iris: 'accent', shine: 0.3 }), cx, 276), placed(crown({ width: 220, points: 5 }), cx, 206)],
    },
    {
      z: 1,
      nodes: [
        area('M-10 610C160 596 440 596 610 610L610 850L-10 850Z', 'mass', -0.5),
        stroke('M-10 610C160 596 440 596 610 610', 4, 'lit', { opacity: 0.5 }),
        concept(
          'man',
          [
            {
              nodes: [figure({ hair: 'short', beard: 'waxed', wears: 'jacket', left: [40, -110], right: [58, -120], tone: -0.6, rim: 0.9 })],
              transform: { scale: 0.96, turn: 0, move: [276, 622] },
            },
            concept('top hat', [area('M330 500L366 500L362 532L376 532L376 538L320 538L320 532L334 532Z', 'dark', 0.1, { rim: 0.8 })]),
          ],
          { also: ['servant'] },
        ),
      ],
    },
  ],
  says: { place: 'throne room', time: 'night', mood: ['loyal', 'awed'], action: ['serving', 'greeting'] },
};

import { concept, placed } from '../concept.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const photo = rect(-190, -150, 380, 300);
const missing = 'M-10 126L-18 40C-34 30 -36 8 -26 -6C-40 -40 -30 -76 4 -84C40 -78 52 -40 40 -6C50 8 48 30 34 40L30 126Z';

export const scene: Scene = {
  canvas: 'card',
  idea: 'Scissors go round one guest in the photograph of the dinner, and a hole in the shape of a man stays at table.',
  composition: 'from above',
  palette: 'frost',
  light: [480, 110],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        area(rect(-5, -5, 610, 850), 'green', -0.6),
        area('M30 40H590V650H30Z', 'green', -0.45),
        stroke('M44 54H576V636H44Z', 3, 'accent', { opacity: 0.5 }),
        glow(circle(450, 180, 420), 0.7),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        placed(
          concept(
            'photograph',
            [
              area(rect(-208, -170, 416, 356), 'paper', 0.05, { shade: { to: [-0.5, 1], depth: 0.25 } }),
              {
                nodes: [
                  area(photo, 'lit', -0.35),
                  area(rect(-190, 60, 380, 100), 'mass', -0.3),
                  area(rect(-190, 70, 380, 26), 'paper', -0.3),
                  placed(figure({ hat: 'top', beard: 'full' }), -140, 120, { scale: 0.94 }),
                  placed(figure({ is: 'woman', hair: 'coiled' }), -70, 124, { scale: 0.9 }),
                  placed(figure({ hat: 'peaked', beard: 'waxed', wears: 'uniform' }), 104, 124, { scale: 0.94, flip: true }),
                  placed(figure({ hat: 'bowler', beard: 'walrus' }), 166, 124, { scale: 0.92, flip: true }),
                  area('M-190 84H190V160H-190Z', 'paper', -0.4),
                  area([-120, -60, 10, 70, 140].map(x => ellipse(x, 104, 20, 6)).join(''), 'paper', 0.1),
                ],
                clip: photo,
              },
              area(missing, 'green', -0.62),
              stroke(missing, 3, 'paper', { tone: 0.3 }),
            ],
            { also: ['picture'], rim: 0.5 },
          ),
          310,
          262,
          { turn: -5 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          concept(
            'paper man',
            [
              area('M-30 120L-38 34C-54 24 -56 2 -46 -12C-60 -46 -50 -82 -16 -90C20 -84 32 -46 20 -12C30 2 28 24 14 34L10 120Z', 'mass', -0.2),
              area('M-44 -52C-40 -100 8 -100 12 -52L26 -46C26 -40 -58 -40 -58 -46Z', 'mass', -0.5),
              area(circle(-26, -24, 3.4) + circle(-6, -24, 3.4), 'paper'),
            ],
            { also: ['man', 'person'], rim: 0.8 },
          ),
          306,
          560,
          { turn: 34 },
        ),
        concept(
          'scissors',
          [
            area(polygon([352, 262], [366, 252], [454, 470], [430, 480]), 'grey', 0.3, { shade: { to: [-0.4, 1], depth: 0.4 } }),
            area(polygon([396, 246], [412, 248], [440, 482], [414, 482]), 'grey', 0.1, { shade: { to: [-0.4, 1], depth: 0.4 } }),
            area(circle(434, 462, 11), 'accent'),
            stroke('M438 470C470 520 500 560 490 600C480 640 430 630 424 590C420 550 430 510 436 474', 17, 'dark', { tone: 0.3 }),
            stroke('M440 470C480 490 540 500 566 530C590 570 550 610 514 590C480 570 450 520 438 476', 17, 'dark', { tone: 0.3 }),
          ],
          { also: ['blade'], rim: 0.9 },
        ),
        concept(
          'stamp',
          [
            area(
              'M110 590C110 574 120 566 136 562L140 520C130 506 136 484 156 484C176 484 182 506 172 520L176 562C192 566 202 574 202 590V610H110Z',
              'wood',
              -0.15,
            ),
            area(rect(106, 606, 100, 12), 'red', -0.2),
          ],
          { rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
        ),
      ],
    },
  ],
  says: { place: 'desk', time: 'night', mood: ['cold', 'merciless'], action: ['cutting', 'erasing'] },
};

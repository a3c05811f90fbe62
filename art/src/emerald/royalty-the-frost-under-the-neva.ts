import { concept } from '../concept.ts';
import { snow } from '../kit/emerald/air.ts';
import { glint } from '../kit/emerald/eye.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Point, Scene, Shape, Token } from '../scene.ts';

const cx = 340;
const facet = (tone: number, fill: Token, ...points: readonly Point[]): Shape => area(polygon(...points), fill, tone);
const half: readonly Shape[] = [
  facet(0.1, 'lit', [340, 150], [392, 160], [370, 214], [340, 200]),
  facet(-0.2, 'lit', [392, 160], [428, 214], [404, 252], [370, 214]),
  facet(-0.45, 'lit', [428, 214], [430, 300], [404, 252]),
  facet(0.4, 'lit', [340, 200], [370, 214], [362, 286], [340, 300]),
  facet(-0.05, 'lit', [370, 214], [404, 252], [396, 320], [362, 286]),
  facet(-0.55, 'lit', [404, 252], [430, 300], [408, 366], [396, 320]),
  facet(0.15, 'lit', [340, 300], [362, 286], [396, 320], [372, 372], [340, 350]),
  facet(-0.3, 'lit', [396, 320], [408, 366], [372, 420], [372, 372]),
  facet(-0.1, 'lit', [340, 350], [372, 372], [372, 420], [340, 450]),
];
const spikes: readonly Shape[] = [
  facet(0.5, 'lit', [340, 160], [324, 130], [340, 20], [356, 130]),
  facet(-0.1, 'lit', [356, 158], [356, 116], [388, 44], [392, 140], [384, 162]),
  facet(-0.3, 'lit', [388, 168], [400, 124], [450, 74], [430, 160], [412, 186]),
  facet(-0.5, 'lit', [414, 192], [440, 150], [506, 128], [452, 196], [430, 220]),
];
const beard: readonly Shape[] = [
  facet(0.2, 'lit', [340, 450], [356, 432], [352, 560], [340, 600]),
  facet(-0.2, 'lit', [358, 430], [374, 418], [380, 540], [364, 560]),
  facet(-0.4, 'lit', [378, 412], [400, 380], [418, 490], [398, 516]),
  facet(-0.55, 'lit', [404, 372], [424, 330], [452, 430], [430, 456]),
];
const shards = 'M-10 0L130 -10L190 90L110 230L160 360L60 520L120 640L-10 700ZM610 -10L520 -10L500 80L560 200L510 330L590 470L540 620L610 720Z';

export const scene: Scene = {
  canvas: 'card',
  idea: 'Through the hole in the ice looks up what the river has frozen around: a crowned face all of facets, with lights inside.',
  composition: 'from above',
  palette: 'frost',
  light: [340, 60],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', -0.45),
        glow(circle(cx, 290, 360), 0.8, 'accent'),
        stroke('M190 640C260 600 300 660 360 630C420 600 460 650 520 630M150 720C240 690 320 750 420 710C480 690 520 720 570 700', 3, 'lit', { opacity: 0.3 }),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept('frozen king', [twice({ nodes: [...spikes] }, cx), twice({ nodes: [...beard] }, cx), twice({ nodes: [...half] }, cx)], {
          also: ['ice', 'royalty', 'monster', 'crown'],
          rim: 1.2,
          shade: { to: [0, 1], depth: 0.35 },
        }),
        twice(
          stroke('M340 200L370 214L404 252L396 320L362 286L370 214M340 300L362 286M340 350L372 372L372 420M396 320L372 372', 2, 'paper', { opacity: 0.7 }),
          cx,
        ),
        twice(area('M352 266L398 254L390 284L358 286Z', 'dark', 0.1), cx),
        ...[
          [34, 270, 13],
          [14, 228, 8],
          [50, 228, 7],
          [44, 314, 6],
        ].flatMap(([x = 0, y = 0, r = 0]) => [glint(cx + x, y, r, 'accent'), glint(cx - x, y, r, 'accent')]),
        glint(cx, 184, 9, 'accent'),
        area(polygon([316, 394], [340, 386], [364, 394], [340, 402]), 'dark'),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'ice',
          [
            area(shards, 'paper', -0.05, { shade: { to: [0, 1], depth: 0.4 } }),
            area('M-10 690L120 636L230 690L350 660L450 700L545 616L610 700L610 850L-10 850Z', 'paper', -0.15, { shade: { to: [0, 1], depth: 0.6 } }),
            stroke('M130 -10L190 90L110 230L160 360L60 520L120 640L230 690L350 660L450 700L545 616L590 470L510 330L560 200L500 80L520 -10', 6, 'accent2', {
              opacity: 0.9,
            }),
            stroke('M110 230L40 260M160 360L60 380M60 520L0 500M560 200L600 220M510 330L590 360M230 690L210 760L250 830M450 700L470 770', 2.4, 'haze', {
              tone: -0.3,
              opacity: 0.7,
            }),
          ],
          { also: ['winter'] },
        ),
      ],
    },
  ],
  weather: [snow(31, 60)],
  says: { place: 'river', time: 'night', weather: 'snow', mood: ['cold', 'dreadful'], action: ['rising', 'staring'] },
};

import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fish } from '../kit/animals/sea.ts';
import { penguin } from '../kit/animals/waders.ts';
import { aurora } from '../kit/sky/spectacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { doctorsBag, suitcase } from '../kit/things/luggage.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const pane = (x: number, y: number, w: number, h: number): Node => ({
  nodes: [
    area(
      `M${x} ${y + h}V${y + 10}C${x} ${y} ${x + 10} ${y} ${x + 10} ${y}H${x + w - 10}C${x + w} ${y} ${x + w} ${y + 10} ${x + w} ${y + 10}V${y + h}Z`,
      'light',
      0.2,
    ),
    { glow: circle(x + w / 2, y + h / 2, 52), kind: 'round', opacity: 0.6 },
  ],
});
const rider = (x: number, y: number): Node => ({
  nodes: [
    area(`M${x - 15} ${y}C${x - 16} ${y - 30} ${x - 8} ${y - 40} ${x} ${y - 40}C${x + 8} ${y - 40} ${x + 16} ${y - 30} ${x + 15} ${y}Z`, 'mass', -0.6),
    area(`M${x + 5} ${y - 31}l11 4l-11 3Z`, 'orange', 0),
  ],
});

const tram: Group = concept(
  'iceberg',
  [
    area('M24 492L40 400L70 372L96 300L138 282L166 208L214 186L236 150L286 168L322 130L356 176L402 196L430 262L478 284L500 356L548 392L566 492Z', 'lit', 0.5),
    area('M24 492L40 400L70 372L96 300L138 282L128 352L156 404L120 452L140 492ZM322 130L356 176L402 196L430 262L392 254L352 216L330 236Z', 'blue', 0.3, {
      opacity: 0.55,
    }),
    area('M478 284L500 356L548 392L566 492H470L488 428L456 380L470 330Z', 'blue', 0.15, { opacity: 0.6 }),
    area('M166 208L214 186L236 150L246 214L206 252ZM286 168L322 130L318 206Z', 'white', 1),
    stroke('M138 282L166 262L206 252L246 214L262 260M330 236L318 206M352 216L378 262L430 262M156 404L178 390M456 380L430 392', 2.4, 'blue', {
      tone: 0.2,
      opacity: 0.45,
    }),
  ],
  { also: ['ice', 'tram', 'mountain'], rim: 1.1 },
);

const passengers: readonly (readonly [number, number, Node, readonly [number, number, number]])[] = [
  [206, 0.84, suitcase({ fill: 'accent' }), [34, -4, 0.46]],
  [286, 0.96, doctorsBag({ fill: 'brown' }), [40, -44, 0.5]],
  [368, 0.74, suitcase({ fill: 'green' }), [34, -4, 0.4]],
  [438, 0.9, suitcase({ fill: 'yellow' }), [38, -4, 0.5]],
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Penguins with suitcases queue at a stop, and their tram is an iceberg with lit windows.',
  composition: 'wide',
  palette: 'winter',
  light: [300, 340],
  horizon: 660,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(aurora({}), 0, 300),
        area(
          polygon([0, 470], [60, 430], [110, 452], [170, 420], [230, 470]) + polygon([420, 470], [480, 424], [540, 450], [600, 420], [600, 470]),
          'haze',
          -0.1,
        ),
      ],
    },
    { z: 0.55, nodes: [concept('snow', [area('M0 476H600V693H0Z', 'white', 0.3)])] },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        stroke('M240 154L216 108H262L300 116', 3, 'dark', { tone: 0.2 }),
        stroke('M0 116C200 124 400 124 600 112', 2, 'dark', { tone: 0.3 }),
        tram,
        area('M70 462H540L552 494H60Z', 'accent', -0.05),
        stroke('M70 460H540', 4, 'paper', { tone: 0.6 }),
        pane(106, 386, 60, 62),
        pane(186, 386, 60, 62),
        pane(356, 386, 60, 62),
        area('M440 386H478C494 386 504 398 510 412L524 450H440Z', 'light', 0.2),
        stroke('M440 386H478C494 386 504 398 510 412L524 450H440Z', 4, 'accent', { tone: -0.1 }),
        rider(480, 450),
        pane(220, 288, 46, 50),
        pane(336, 292, 46, 50),
        rider(136, 448),
        concept('driver', [area('M466 412H494L490 404H470Z', 'dark', 0.1)]),
        rider(244, 338),
        concept('door', [
          area(rect(268, 366, 66, 126), 'light', 0.4),
          area(rect(264, 362, 74, 6), 'accent', -0.1),
          stroke('M268 366V492M334 366V492M301 366V492', 4, 'dark', { tone: 0.2 }),
          { glow: 'M268 480H334L372 600H230Z', kind: 'beam', opacity: 0.7 },
        ]),
        area(circle(130, 494, 13) + circle(176, 494, 13) + circle(420, 494, 13) + circle(468, 494, 13), 'dark', 0.2),
        concept('lamp', [area(circle(556, 470, 8), 'light', 0.6), { glow: circle(556, 470, 50), kind: 'round', opacity: 0.9 }]),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept('track', [stroke('M0 510H600M0 522H600', 3, 'mass', { tone: 0.2, opacity: 0.8 })], { also: ['rail'] }),
        area('M0 530C200 520 420 524 600 532V693H0Z', 'white', 0.7, { shade: { to: [0, 1], depth: 0.25 } }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'stop',
          [
            stroke('M132 590V430', 6, 'dark', { tone: 0.2 }),
            area(rect(100, 398, 64, 50), 'accent', 0),
            stroke(rect(100, 398, 64, 50), 3, 'paper', { tone: 0.4 }),
            placed(fish({ kind: 'herring', fill: 'white' }), 132, 424, { scale: 0.42 }),
            area('M96 396C114 388 150 388 168 396L164 402H100Z', 'white', 0.8),
          ],
          { also: ['sign'] },
        ),
        { nodes: [area(passengers.map(([x, s]) => ellipse(x, 590, 50 * s, 7)).join(''), 'dark')], opacity: 0.3 },
        ...passengers.flatMap(([x, scale, bag, [dx, dy, size]]): Node[] => [
          placed(penguin(), x, 590, { scale: scale * 1.15 }),
          placed(bag, x + dx, 590 + dy, { scale: size }),
        ]),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('scarf', [
          area('M265 520C279 528 295 528 307 520L307 532C295 538 279 538 265 532Z', 'red', 0),
          area('M271 532L265 564L277 562L283 534Z', 'red', -0.2),
        ]),
        placed(umbrella({ state: 'open', fill: 'accent' }), 460, 546, { scale: 0.5, turn: 8 }),
        placed(gull({ pose: 'stand' }), 136, 392, { scale: 0.3 }),
      ],
    },
  ],
  weather: [snow({ kind: 'light', seed: 55, crystals: 2 })],
  says: {
    place: 'ice',
    time: 'winter',
    weather: 'snow',
    mood: ['waiting', 'absurd', 'cold'],
    action: ['wait', 'travel', 'queue'],
    more: ['journey', 'moving house'],
  },
};

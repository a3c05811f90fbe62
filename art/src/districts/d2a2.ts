import { chance } from '../chance.ts';
import { concept } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { doctorsBag } from '../kit/things/luggage.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Layer, Node, Scene, Token } from '../scene.ts';

const view = viewFrom({ vanishing: [318, 296], focal: 250 });
const colours: readonly Token[] = ['red', 'blue', 'green', 'brick4', 'orange', 'brick3', 'blue', 'brick1'];

/** One steel box along the lane: its long side, its ribs and its near end. */
function box(side: 1 | -1, row: number, from: number, long: number, token: Token): Node[] {
  const x = side * 1.05;
  const [low, high] = [-1 + row * 1.05, -1 + (row + 1) * 1.05 - 0.05];
  const wide = x + side * 1.3;
  const ribs = times(12).map(i => {
    const z = from + (long * (i + 0.5)) / 12;
    const [a, b] = [view.at(x, low + 0.06, z), view.at(x, high - 0.06, z)];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  });
  const face = polygon(view.at(x, low, from), view.at(x, high, from), view.at(x, high, from + long), view.at(x, low, from + long));
  return [
    fill(token, face, { tone: -0.28, shade: { to: [0, 1], depth: 0.4 } }),
    stroke(ribs.join(''), Math.max(1, 3.4 / from), 'dark', { opacity: 0.35 }),
    stroke(polygon(view.at(x, high, from), view.at(x, high, from + long)), 1.4, 'paper', { opacity: 0.35 }),
    fill(token, polygon(view.at(x, low, from), view.at(x, high, from), view.at(wide, high, from), view.at(wide, low, from)), { tone: -0.5 }),
  ];
}

/** From the far end to us, so that near boxes cover far ones. */
function canyon(): Layer[] {
  const r = chance(7);
  return [9.4, 6.7, 4.6, 2.9, 1.5, 0.35].map((from, i, all): Layer => {
    const long = (all[i - 1] ?? 12.6) - from - 0.12;
    const nodes = ([1, -1] as const).flatMap(side =>
      times(side === 1 ? 4 : 3 + (i % 2)).flatMap(row => box(side, row, from, long, r.of(colours as [Token, ...Token[]]))),
    );
    return { z: 0.28 + i * 0.13, nodes: [concept('container', nodes, { also: ['box', 'cargo', 'steel'] })] };
  });
}

const runner: Group = person({
  who: 'man',
  height: 320,
  facing: 'three-quarter',
  pose: {
    torso: 14,
    bend: 4,
    head: 2,
    twist: 8,
    nearArm: [-46, 34, 12],
    farArm: [34, 52, 10],
    nearLeg: [48, 10, 2],
    farLeg: [-34, -74, 8],
    nearFoot: -10,
    farFoot: 60,
  },
  dress: 'raincoat',
  cloth: 'yellow',
  lower: 'dark',
  shoe: 'dark',
  hat: 'hood',
  hatCloth: 'yellow',
  skin: 'skin4',
  expression: 'surprise',
  far: { thing: doctorsBag({ fill: 'brown' }), scale: 0.8, keeps: 'upright' },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A man in a yellow raincoat runs through a canyon of containers.',
  composition: 'perspective',
  palette: 'rain',
  light: [318, 300],
  horizon: 296,
  layers: [
    {
      z: 0.6,
      nodes: [
        concept(
          'lane',
          [
            fill('mass', polygon(view.at(-1.1, -1, 14), view.at(1.1, -1, 14), view.at(1.1, -1, 0.5), view.at(-1.1, -1, 0.5)), {
              tone: 0.28,
              shade: { to: [0, 1], depth: 0.5 },
            }),
            fill('lit', polygon(view.at(-0.3, -1, 14), view.at(0.3, -1, 14), view.at(0.36, -1, 0.6), view.at(-0.36, -1, 0.6)), { opacity: 0.3 }),
          ],
          { also: ['street', 'way'] },
        ),
      ],
    },
    ...canyon(),
    {
      z: 0.5,
      nodes: [
        concept(
          'headlight',
          [
            halo(304, 314, 80, 0.9),
            halo(332, 314, 80, 0.9),
            fill('light', circle(305, 314, 5.5) + circle(331, 314, 5.5), { tone: 0.7 }),
            fill('dark', 'M296 322H340V306L334 294H302L296 306Z', { opacity: 0.45 }),
          ],
          { also: ['car', 'light', 'chase'] },
        ),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('puddle', [fill('lit', ellipse(300, 600, 150, 22) + ellipse(400, 470, 50, 7) + ellipse(232, 440, 40, 5), { tone: 0.2, opacity: 0.55 })], {
          also: ['water'],
        }),
        { nodes: [{ nodes: [runner], transform: { scale: [1, -0.36], move: [296, 588] } }], opacity: 0.28, clip: ellipse(300, 604, 150, 22) },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [runner], transform: { move: [296, 590] } },
        stroke('M232 596l-14 -12M246 600l-10 -18M352 594l14 -12M340 600l10 -18', 2.4, 'paper', { opacity: 0.7 }),
      ],
    },
  ],
  weather: [rain({ kind: 'heavy', slant: 0.24, seed: 11, splashFrom: 480 })],
  says: { place: 'container port', time: 'day', weather: 'rain', mood: ['dangerous', 'tense'], action: ['run', 'flee', 'chase'], more: ['yellow', 'maze'] },
};

import { concept, placed } from '../concept.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { circle, line, polygon, rect } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

/** A point of the street: to the right of its middle, above the ground, away from us (all in eye heights). */
const seen = (x: number, up: number, away: number): Point => [300 + (x * 250) / away, 318 + ((1 - up) * 250) / away];

interface Door {
  readonly x: number;
  readonly away: number;
  readonly light: Token;
  readonly leaf: Token;
  readonly tone?: number;
  /** What is behind it, drawn in a unit square from the lower left corner: 100 wide, 200 high. */
  readonly behind: readonly Node[];
}

/** A door in its frame, turned a little to the street; its light falls on the ground before it. */
function door({ x, away, light, leaf, tone = 0, behind }: Door): Group {
  const side = x < 0 ? -1 : 1;
  const [near, far] = [away * 0.95, away * 1.05];
  const w = 0.62;
  const [out, inn] = [x + side * w, x];
  const at = (u: number, up: number): Point => seen(out + (inn - out) * u, up, near + (far - near) * u);
  const opening = polygon(at(0.08, 0), at(0.08, 1.72), at(0.92, 1.72), at(0.92, 0));
  const frame = polygon(at(0, 0), at(0, 1.84), at(1, 1.84), at(1, 0));
  const [left, top] = [Math.min(at(0.08, 0)[0], at(0.92, 0)[0]), at(0.5, 1.72)[1]];
  const wide = Math.abs(at(0.92, 0)[0] - at(0.08, 0)[0]);
  const high = at(0.5, 0)[1] - top;
  const hinge = 0.08;
  const swing = (up: number): Point => seen(out + (inn - out) * hinge - side * 0.06, up, near - 0.14 * away);
  const knob = swing(0.82);
  return concept(
    'door',
    [
      {
        nodes: [
          fill(
            light,
            polygon(at(0.08, 0), at(0.92, 0), seen(x - side * 0.95, 0, Math.max(1.15, away - 0.75)), seen(x - side * 0.1, 0, Math.max(1.02, away - 1.05))),
            { tone: 0.1 },
          ),
        ],
        opacity: 0.5,
      },
      halo(left + wide / 2, top + high / 2, wide * 1.5, 0.45, light),
      fill('dark', frame, { tone: 0.5 }),
      {
        nodes: [fill(light, opening, { tone: 0.25 }), { nodes: behind, transform: { scale: [wide / 100, high / 200], move: [left, top + high] } }],
        clip: opening,
      },
      fill(leaf, polygon(at(hinge, 0), at(hinge, 1.72), swing(1.72), swing(0)), { tone, shade: { to: [-side, 0.4], depth: 0.55 } }),
      stroke(line(at(hinge, 1.72), swing(1.72), swing(0)), 1.6, light, { tone: 0.4 }),
      fill('yellow', circle(knob[0] + side * 3, knob[1], 16 / away / 3)),
    ],
    { also: ['entrance', 'light', 'secret'] },
  );
}

const doors: readonly Door[] = [
  {
    x: -0.66,
    away: 3.9,
    light: 'green',
    leaf: 'violet',
    behind: [concept('tree', [fill('wood', 'M44 0V-70H56V0Z'), fill('leaf', 'M8 -60C8 -150 92 -150 92 -60Z', { tone: -0.3 })], { also: ['plant'] })],
  },
  {
    x: 0.6,
    away: 2.85,
    light: 'red',
    leaf: 'pink',
    tone: -0.3,
    behind: [concept('fire', [fill('orange', 'M50 0C10 -20 20 -70 46 -110C52 -84 70 -80 66 -58C80 -66 84 -40 80 -24C76 -8 64 0 50 0Z', { tone: 0.3 })])],
  },
  {
    x: -0.64,
    away: 2.35,
    light: 'accent',
    leaf: 'red',
    tone: -0.1,
    behind: [
      concept('sea', [fill('blue', 'M0 -60C20 -76 36 -76 52 -60C68 -76 84 -76 100 -60V0H0Z', { tone: -0.1 })], { also: ['water', 'wave'] }),
      concept('boat', [fill('white', 'M30 -66L66 -66L58 -54H38ZM48 -70V-130L74 -74Z', { tone: 0.2 })], { also: ['sail'] }),
    ],
  },
  {
    x: 0.68,
    away: 1.75,
    light: 'accent2',
    leaf: 'blue',
    tone: 0,
    behind: [
      concept('sun', [fill('orange', circle(50, -128, 26), { tone: 0.3 })], { also: ['summer'] }),
      fill('brown', 'M0 -30C30 -56 70 -40 100 -60V0H0Z', { tone: 0.2 }),
      concept('palm', [
        stroke('M30 -40C34 -70 28 -84 36 -100', 5, 'brown', { tone: -0.4 }),
        fill(
          'green',
          'M36 -100C20 -116 6 -104 2 -90C16 -100 28 -98 36 -100C44 -120 62 -112 68 -98C54 -104 44 -100 36 -100C26 -92 20 -80 22 -70C30 -78 34 -90 36 -100Z',
          { tone: -0.3 },
        ),
      ]),
    ],
  },
  {
    x: -0.66,
    away: 1.5,
    light: 'blue',
    leaf: 'orange',
    tone: -0.1,
    behind: [
      fill('dark', 'M0 0V-200H100V0Z', { tone: 0.7, opacity: 0.5 }),
      fill('paper', `${circle(24, -150, 2.5)}${circle(70, -170, 3)}${circle(52, -120, 2)}${circle(82, -96, 2.6)}${circle(30, -84, 2)}`),
      fill('paper', 'M66 -150C50 -150 44 -128 58 -118C44 -116 34 -130 40 -146C46 -158 60 -160 66 -150Z', { tone: 0.2 }),
      concept('stairs', [fill('dark', 'M0 0V-24H20V-36H44V-48H66V-60H100V0Z', { tone: 0.2 })], { also: ['step'] }),
    ],
  },
];

/** The last door stands where the street ends, and its light comes all the way to us. */
const last: Group = concept(
  'door',
  [
    halo(300, 280, 190, 0.9, 'accent2'),
    { nodes: [fill('accent2', polygon([268, 364], [332, 364], [356, 693], [180, 693]), { tone: 0.45 })], opacity: 0.34 },
    fill('dark', 'M258 368V196H342V368Z', { tone: 0.35 }),
    fill('accent2', 'M266 368V204H334V368Z', { tone: 0.6 }),
    fill('paper', 'M288 368V222C292 214 308 214 312 222V368Z', { tone: 0.8, opacity: 0.7 }),
    fill('red', 'M334 204L362 190V384L334 368Z', { tone: -0.25, shade: { to: [1, 0.3], depth: 0.45 } }),
    stroke('M334 204L362 190V384L334 368', 1.6, 'paper', { opacity: 0.8 }),
    fill('yellow', circle(355, 296, 3)),
    halo(300, 290, 90, 0.7, 'paper'),
  ],
  { also: ['entrance', 'light', 'secret'] },
);

/** Arms that point everywhere and say nothing. */
const signpost: Group = concept(
  'signpost',
  [
    fill('wood', rect(-4, -132, 8, 132), { tone: -0.1 }),
    fill('paper', 'M-6 -124H44L56 -113L44 -102H-6Z', { tone: -0.15 }),
    fill('accent', 'M6 -96H-38L-50 -85L-38 -74H6Z', { tone: -0.1 }),
    fill('accent2', 'M-6 -68L36 -62L44 -52L34 -44L-6 -48Z', { tone: -0.1 }),
    fill('leaf', 'M-14 0C-10 -10 -6 -4 -4 -10C0 -2 6 -12 10 -4L16 0Z', { tone: -0.2 }),
  ],
  { also: ['sign', 'choice'], rim: 0.9, shade: { to: [0.6, 1], depth: 0.4 } },
);

const girl = person({
  who: 'girl',
  height: 200,
  pose: {
    torso: 14,
    bend: 8,
    head: -8,
    look: 26,
    nearArm: [48, 66, 5],
    farArm: [52, 66, 5],
    nearLeg: [30, -8, 3],
    farLeg: [64, -8, 2],
    nearFoot: 10,
    farFoot: 8,
    rests: 'air',
  },
  dress: 'raincoat',
  cloth: 'yellow',
  lower: 'dark',
  skin: 'skin4',
  hair: 'curls',
  hairColour: 'hairBlack',
  hat: 'beanie',
  hatCloth: 'accent',
  is: 'girl',
  also: ['cyclist'],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A street of doors without houses, each ajar with a different light behind it, and a girl on a bicycle chooses.',
  composition: 'perspective',
  palette: 'neon',
  light: [300, 330],
  horizon: 318,
  layers: [
    { z: 0, nodes: [stars({ seed: 21, height: 310, count: 110, bright: 8, milkyWay: true }), placed(moon({ phase: 'half', r: 30 }), 214, 132)] },
    {
      z: 0.1,
      nodes: [
        fill('haze', 'M0 330C90 296 170 318 236 306C300 296 380 318 440 304C500 294 560 306 600 320V440H0Z', { tone: 0.1 }),
        halo(300, 320, 300, 0.7, 'accent2'),
      ],
    },
    { z: 0.35, nodes: [fill('mass', 'M0 366C110 338 200 350 300 340C400 350 490 336 600 362V460H0Z', { tone: 0 }), halo(300, 340, 220, 0.6, 'accent')] },
    {
      z: 0.8,
      nodes: [
        concept(
          'street',
          [
            fill('mass', 'M0 392C120 372 220 362 300 360C380 362 480 372 600 392V693H0Z', { tone: -0.05, shade: { to: [0, 1], depth: 0.6 } }),
            fill('mass', polygon(seen(-0.36, 0, 5), seen(0.36, 0, 5), seen(0.36, 0, 0.65), seen(-0.36, 0, 0.65)), { tone: 0.3 }),
            stroke([line(seen(-0.36, 0, 5), seen(-0.36, 0, 0.65)), line(seen(0.36, 0, 5), seen(0.36, 0, 0.65))].join(''), 2, 'lit', { opacity: 0.6 }),
          ],
          { also: ['road', 'way'] },
        ),
      ],
    },
    { z: 0.8, nodes: [last] },
    ...doors.map(each => ({ z: Math.min(1, 0.55 + 0.6 / each.away), nodes: [door(each)] })),
    { z: 1, nodes: [placed(signpost, 478, 556)] },
    {
      z: 1,
      lifted: true,
      nodes: [placed(footing(200, 0.5), 320, 604), placed(bicycle({ token: 'red', width: 200, basket: 'flowers' }), 320, 604), placed(girl, 293, 597)],
    },
  ],
  says: { place: 'street', time: 'night', weather: 'clear', mood: ['lost', 'hopeful'], action: ['choose', 'cycle'], more: ['choice', 'way', 'many'] },
};

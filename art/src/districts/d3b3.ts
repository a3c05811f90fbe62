import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { largeHand } from '../kit/people/hands.ts';
import { stroke } from '../kit/stroke.ts';
import { key } from '../kit/things/keys.ts';
import { rain } from '../kit/weather/rain.ts';
import { ellipse, limb, rect, rounded, smooth } from '../path.ts';
import type { Node, Point, Scene, Token } from '../scene.ts';

/** The ground runs up to a point far above the picture. */
const ground = (x: number, z: number): Point => [300 + (x * 753) / z, -60 + 753 / z];

/** Wet stones, larger towards us; each takes the colour of the sign that it mirrors. */
function stones(): Node[] {
  const r = chance(33);
  const byColour = new Map<Token, string>();
  let plain = '';
  let shine = '';
  for (let z = 0.96, row = 0; z < 6; row++) {
    const deep = 0.078 * z ** 1.12;
    for (let i = -18; i < 18; i++) {
      const x = (i + (row % 2) * 0.5) * 0.125;
      const [l, e, n, f] = [x + 0.006, x + 0.119, z + deep * 0.07, z + deep * 0.93];
      const [c, m] = [0.024, deep * 0.2];
      const [px] = ground(x, z);
      if (px < -120 || px > 700) continue;
      const stone = smooth(
        [ground(l + c, n), ground(e - c, n), ground(e, n + m), ground(e, f - m), ground(e - c, f), ground(l + c, f), ground(l, f - m), ground(l, n + m)],
        'closed',
      );
      const token: Token | undefined =
        px > 70 && px < 190 && r.happens(0.6)
          ? 'accent'
          : px > 420 && px < 540 && r.happens(0.5)
            ? 'pink'
            : px > 250 && px < 310 && r.happens(0.36)
              ? 'accent2'
              : undefined;
      if (token === undefined) plain += stone;
      else byColour.set(token, (byColour.get(token) ?? '') + stone);
      if (r.happens(0.6)) shine += smooth([ground(l + c, f - m), ground(l + c * 2, f - m * 0.5), ground(l + 0.07, f - m * 0.4)]);
    }
    z += deep;
  }
  return [
    fill('dark', rect(0, 0, 600, 693), { tone: 0.05 }),
    fill('mass', plain, { tone: 0.28 }),
    ...[...byColour].map(([token, path]) => fill(token, path, { opacity: 0.42 })),
    stroke(shine, 2.4, 'paper', { opacity: 0.4 }),
  ];
}

const tulip = concept(
  'tulip',
  [
    fill(
      'leaf',
      limb(
        [
          [60, 4],
          [150, 16],
          [206, 2],
        ],
        6,
        4,
      ),
      { tone: 0 },
    ),
    fill('leaf', 'M112 10C130 -26 176 -40 206 -36C186 -16 150 6 112 14Z', { tone: 0.15 }),
    fill('leaf', 'M96 10C110 40 150 60 184 58C160 40 130 22 96 10Z', { tone: -0.2 }),
    fill('red', 'M70 -6C50 -40 8 -52 -30 -44C-14 -30 -14 -20 -20 -12C-36 -16 -52 -10 -64 2C-46 6 -40 14 -40 22C-30 34 20 46 60 20Z', { tone: 0.05 }),
    fill('red', 'M-20 -12C10 -20 40 -14 66 4C40 6 0 8 -40 22C-40 14 -46 6 -64 2C-52 -10 -36 -16 -20 -12Z', { tone: 0.35 }),
    fill('red', 'M-60 46C-46 36 -26 38 -14 48C-28 58 -48 58 -60 46ZM-86 -30C-76 -42 -58 -42 -50 -34C-60 -24 -76 -22 -86 -30Z', { tone: 0.15 }),
    stroke('M-10 -30C10 -26 34 -20 54 -6M-22 14C4 6 30 6 56 12', 2, 'dark', { opacity: 0.35 }),
    fill(
      'dark',
      times(5)
        .map(i => rounded(-34 + i * 20, -30 + i * 4, 10, 46, 4))
        .join(''),
      { opacity: 0.22 },
    ),
  ],
  { also: ['flower', 'broken'], rim: 0.9 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Wet cobbles, a trodden tulip, and a gloved hand picking up a key.',
  composition: 'close',
  palette: 'neon',
  light: [200, 120],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept('cobbles', stones(), { also: ['street', 'stone'] }),
        halo(126, 330, 170, 0.5, 'accent'),
        halo(470, 260, 190, 0.4, 'pink'),
        concept(
          'puddle',
          [
            fill('lit', 'M300 480C350 456 460 462 500 488C520 512 470 540 400 540C330 540 270 510 300 480Z', { opacity: 0.55 }),
            stroke(ellipse(394, 500, 60, 16) + ellipse(394, 500, 34, 9), 2, 'paper', { opacity: 0.5 }),
          ],
          { also: ['water', 'reflection'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'footprint',
          [
            fill(
              'dark',
              'M96 470C84 420 92 372 120 362C150 356 168 392 160 440C158 464 152 478 146 490L104 498C100 490 98 480 96 470ZM108 512L150 502C156 524 150 546 132 550C116 552 108 534 108 512Z',
              { opacity: 0.45 },
            ),
            stroke('M98 400L152 388M96 424L158 412M98 448L160 436M102 472L154 462M112 526L150 518', 5, 'dark', { opacity: 0.4 }),
          ],
          { also: ['track', 'shoe'], transform: { turn: -8, move: [10, -40] } },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(tulip, 176, 520, { turn: -14, scale: 1.1 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [fill('dark', ellipse(390, 430, 120, 18))], opacity: 0.4 },
        placed(
          concept(
            'glove',
            [
              largeHand('holding', {
                skin: 'brown',
                sleeve: 'mass',
                sleeveTone: -0.1,
                cuff: 'accent2',
                size: 250,
                arm: 1.6,
                nails: 'brown',
                holds: placed(key({ kind: 'old' }), -6, -40, { scale: 1.45, turn: 96 }),
                rim: 1.2,
              }),
            ],
            { also: ['hand', 'leather'] },
          ),
          372,
          380,
          { turn: 178 },
        ),
        halo(384, 424, 90, 0.5, 'accent2'),
        stroke('M330 456L312 466M346 484L334 500M440 452L456 462', 3, 'accent2'),
      ],
    },
  ],
  weather: [rain({ kind: 'light', slant: 0.2, seed: 5, splashFrom: 300 })],
  says: {
    place: 'street',
    time: 'night',
    weather: 'rain',
    mood: ['secret', 'sad'],
    action: ['pick up', 'find', 'tread'],
    more: ['clue', 'loss', 'hidden identity'],
  },
};

import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { birdCage } from '../kit/things/cage.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, polygon, rect, rounded } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const wheel = (x: number): Node[] => [area(circle(x, -18, 23), 'dark', 0), area(circle(x, -18, 11), 'grey', 0.2), area(circle(x, -18, 4), 'dark', 0)];

/** Round as a beetle, front to the right, wheels on the origin. */
const taxi = ({ token = 'yellow' as Token, tone = 0, door = 'closed' as 'closed' | 'open', driver = [] as readonly Node[] } = {}): Group =>
  concept(
    'taxi',
    [
      beam(polygon([120, -46], [126, -36], [330, 14], [300, -74]), 0.5),
      area('M-128 -14C-136 -48 -112 -60 -88 -62C-72 -104 -34 -116 2 -116C46 -116 70 -92 86 -62C114 -60 132 -46 128 -14Z', token, tone, {
        shade: { to: [0, 1], depth: 0.4 },
      }),
      area('M-74 -62C-62 -92 -36 -102 -6 -103V-62Z', 'dark', 0.3),
      area('M6 -103C36 -102 56 -90 68 -62H6Z', 'light', -0.25),
      ...driver,
      stroke('M0 -104V-18M-128 -40H128', 2.4, 'dark', { tone: 0.2 }),
      area('M-128 -30C-60 -22 60 -22 129 -30L128 -14H-128Z', 'dark', 0.25),
      ...times(10).map((i): Node => area(rect(-108 + i * 22, -46, 11, 8), i % 2 === 0 ? 'dark' : 'paper', 0.1)),
      area(rounded(-24, -130, 44, 16, 5), 'light', 0.3),
      halo(-2, -124, 50, 0.6),
      ...(door === 'open'
        ? [area('M-72 -62C-60 -92 -36 -102 -8 -103V-22H-70Z', 'light', 0.1), area(polygon([-6, -104], [-30, -98], [-40, -10], [-6, -20]), token, tone - 0.3)]
        : []),
      ...wheel(-78),
      ...wheel(80),
      area(ellipse(122, -42, 8, 11), 'light', 0.5),
      halo(126, -42, 54, 0.8),
      area(ellipse(-126, -40, 5, 9), 'red', 0.2),
    ],
    { also: ['car'], rim: 0.8 },
  );

const sleeper = [
  concept(
    'driver',
    [
      area('M14 -62C14 -78 34 -82 44 -74L48 -62Z', 'dark', 0.1),
      area(circle(34, -84, 11), 'skin4', 0),
      area('M22 -90C26 -100 44 -98 46 -86L50 -82L30 -84Z', 'dark', 0),
    ],
    { also: ['person', 'sleep'] },
  ),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Taxis in the rain like lit beetles; a driver asleep; a woman with a birdcage gets in.',
  composition: 'wide',
  palette: 'neon',
  light: [300, 140],
  horizon: 330,
  layers: [
    {
      z: 0.25,
      nodes: [
        concept(
          'station',
          [
            area('M40 340V220C40 90 560 90 560 220V340Z', 'mass', 0.2),
            area('M70 340V232C70 122 530 122 530 232V340Z', 'light', -0.1, { opacity: 0.55 }),
            stroke('M300 124V340M200 140V340M400 140V340M120 170V340M480 170V340M70 240H530', 5, 'mass'),
          ],
          { also: ['building', 'hall'] },
        ),
        halo(300, 250, 260, 0.5, 'accent'),
      ],
    },
    {
      z: 0.5,
      mirrored: 372,
      nodes: [
        placed(taxi({ token: 'mass', tone: 0.4 }), 120, 372, { scale: 0.5 }),
        placed(taxi({ token: 'yellow', tone: -0.2 }), 278, 372, { scale: 0.5 }),
        placed(taxi({ token: 'mass', tone: 0.5 }), 436, 372, { scale: 0.5 }),
      ],
    },
    { z: 0.5, water: rect(0, 372, 600, 321), depth: 0.4 },
    {
      z: 0.75,
      mirrored: 456,
      nodes: [
        placed(taxi({ token: 'accent', tone: -0.35, driver: sleeper }), 500, 452, { scale: 0.86, flip: true }),
        placed(taxi({ token: 'pink', tone: -0.3 }), 150, 446, { scale: 0.82, flip: true }),
      ],
    },
    { z: 0.75, water: rect(0, 456, 600, 238), depth: 0.3 },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(taxi({ token: 'yellow', tone: 0.02, door: 'open', driver: sleeper }), 344, 582, { scale: 1.34 }),
        placed(
          person({
            who: 'woman',
            height: 214,
            pose: {
              torso: 10,
              bend: 6,
              head: 4,
              nearArm: [12, 34, 6],
              farArm: [52, 78, 6],
              nearLeg: [4, -8, 2],
              farLeg: [58, -6, 2],
              nearFoot: 16,
              farFoot: 0,
            },
            dress: 'trench coat',
            cloth: 'accent',
            tone: -0.05,
            hat: 'cloche',
            hatCloth: 'accent2',
            skin: 'skin2',
            lower: 'dark',
            far: {
              thing: birdCage({ fill: 'violet', tone: -0.4, inside: [placed(songbird({}), 0, 96, { scale: 0.8 })] }),
              keeps: 'upright',
              scale: 0.56,
              lies: 'before',
            },
          }),
          176,
          586,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        stroke('M256 604H440M284 616H410M300 630H384M318 644H366', 5, 'yellow', { opacity: 0.55 }),
        stroke('M150 600H206M160 612H198M168 624H192', 4, 'accent', { opacity: 0.6 }),
        stroke('M478 592H548M468 602H520', 4, 'light', { opacity: 0.5 }),
      ],
    },
  ],
  weather: [rain({ kind: 'steady', seed: 9, splashFrom: 560 })],
  says: { place: 'taxi rank', time: 'night', weather: 'rain', mood: ['secret', 'absurd'], action: ['leave', 'get in', 'sleep', 'carry'], more: ['reflection'] },
};

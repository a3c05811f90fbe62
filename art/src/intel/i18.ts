import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { star, stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, rect } from '../path.ts';
import type { Group, Scene, Shape, Token } from '../scene.ts';

const bucket: Group = concept(
  'bucket',
  [
    halo(0, -30, 60, 0.8),
    placed(star({ r: 15, glow: 0 }), -10, -44, { turn: 12 }),
    placed(star({ r: 13, glow: 0 }), 12, -42, { turn: -20 }),
    fill('grey', 'M-26 -36H26L20 4C18 10 -18 10 -20 4Z', { tone: 0 }),
    stroke('M-26 -36H26', 3, 'grey', { tone: 0.5 }),
    stroke('M-26 -34C-30 -66 30 -66 26 -34', 2.4, 'grey', { tone: -0.3 }),
    stroke('M-23 -20H23', 2, 'grey', { tone: -0.4 }),
  ],
  { rim: 0.9, shade: { to: [-0.6, 1], depth: 0.4 } },
);

const man: Person = {
  who: 'old man',
  height: 322,
  pose: { torso: -26, bend: 6, head: -14, nearArm: [58, 84, 6], farArm: [62, 80, 6], nearLeg: [78, 4, 4], farLeg: [84, -6, 4] },
  dress: 'jumper',
  cloth: 'accent',
  lower: 'dark',
  hat: 'straw hat',
  hatCloth: 'hairBlond',
  skin: 'skin2',
  beard: 'full beard',
  is: 'angler',
};
const girl: Person = {
  who: 'girl',
  height: 240,
  pose: { torso: -8, bend: 2, head: -20, nearArm: [64, 82, 8], farArm: [58, 74, 4], nearLeg: [80, 2, 4], farLeg: [86, -4, 4] },
  dress: 'pinafore',
  cloth: 'accent2',
  trim: 'white',
  skin: 'skin4',
  hair: 'braid',
  hairColour: 'hairBlack',
};
const grip = jointsOf(man).nearHand;
const [x, y] = [288, 538];
const hand = [x + grip[0], y + grip[1]] as const;
const caught = [424, 204] as const;
const tip = [516, 322] as const;

const spiky = times(10)
  .map(i => {
    const [d, a] = [i % 2 === 0 ? 104 : 50, (i / 10) * Math.PI * 2 - Math.PI / 2];
    return `${i === 0 ? 'M' : 'L'}${Math.round(d * Math.cos(a))} ${Math.round(d * Math.sin(a))}`;
  })
  .join('')
  .concat('Z');

/** The surface of the sea of cloud: round heads, each row hiding the foot of the one behind. */
function billows(y: number, size: number, seed: number, token: Token, tone: number): Group {
  const c = chance(seed);
  const heads: Shape[] = [];
  for (let px = -40; px < 640; px += size * 0.9) {
    const rr = size * c.between(0.6, 1);
    heads.push(
      fill(token, circle(px + c.between(-10, 10), y + rr * 0.55 + c.between(0, 14), rr), {
        tone: tone + c.between(-0.08, 0.1),
        shade: { to: [-0.5, 1], depth: 0.18 },
      }),
    );
  }
  return concept('cloud', [...heads, fill(token, rect(0, y + size * 0.9, 600, 400), { tone })], { also: ['sea', 'sky'] });
}

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Two anglers on a jetty over a sea of cloud have hooked a star; the cat waits beside the bucket of stars.',
  composition: 'wide',
  palette: 'dawn',
  light: [450, 200],
  horizon: 470,
  layers: [
    { z: 0.05, nodes: [stars({ seed: 14, height: 300, count: 60, bright: 6 }), placed(moon({ phase: 'thin', r: 30 }), 170, 180)] },
    { z: 0.15, nodes: [billows(396, 74, 1, 'lit', 0)] },
    { z: 0.4, nodes: [billows(448, 96, 4, 'lit', 0.35)] },
    {
      z: 0.9,
      nodes: [
        concept(
          'jetty',
          [
            fill('wood', rect(108, 482, 18, 180) + rect(236, 482, 18, 180), { tone: -0.4 }),
            fill('wood', rect(0, 470, 350, 22), { tone: 0.05, rim: 0.9, shade: { to: [0, 1], depth: 0.5 } }),
            stroke(
              times(10)
                .map(i => `M${14 + i * 34} 471V491`)
                .join(''),
              2,
              'wood',
              { tone: -0.55 },
            ),
            fill('wood', rect(328, 456, 16, 190), { tone: -0.2, rim: 0.9 }),
          ],
          { also: ['wood', 'bridge'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        halo(...caught, 200, 0.8),
        placed(
          concept(
            'star',
            [
              fill('yellow', spiky, { tone: 0.15 }),
              stroke(spiky, 3, 'paper'),
              fill('orange', 'M0 0L0 -104L29 -40ZM0 0L99 -32L48 15ZM0 0L61 84L0 50ZM0 0L-61 84L-48 15ZM0 0L-99 -32L-29 -40Z', { tone: 0.25, opacity: 0.7 }),
            ],
            { also: ['light', 'sky', 'catch'] },
          ),
          ...caught,
          { turn: 14 },
        ),
        concept(
          'fishing rod',
          [
            stroke(`M${hand[0] - 44} ${hand[1] + 22}C${hand[0] + 40} ${hand[1] - 24} ${tip[0] + 6} ${tip[1] + 74} ${tip[0]} ${tip[1]}`, 7, 'wood', {
              tone: -0.2,
            }),
            stroke(`M${tip[0]} ${tip[1]}L${caught[0] + 10} ${caught[1] + 12}`, 2.6, 'paper'),
          ],
          { also: ['line', 'hook'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(person(girl), 182, 518),
        placed(person(man), x, y),
        placed(bucket, 122, 464, { scale: 1.35 }),
        placed(cat({ pose: 'look up', fill: 'mass' }), 66, 470, { scale: 1 }),
      ],
    },
    { z: 0.8, nodes: [billows(588, 80, 9, 'paper', 0.25)] },
    {
      z: 1,
      nodes: [
        placed(star({ r: 12, token: 'yellow', glow: 0.5 }), 496, 520, { turn: 20 }),
        placed(star({ r: 9, token: 'yellow', glow: 0.5 }), 408, 560),
        placed(star({ r: 8, token: 'yellow', glow: 0.4 }), 470, 590),
      ],
    },
  ],
  says: { place: 'jetty', time: 'dawn', weather: 'clouds', mood: ['dreamy', 'playful'], action: ['fish', 'wait', 'catch'], more: ['sky', 'wish', 'luck'] },
};

import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { beam, d, halo } from '../kit/city/draw.ts';
import { tree } from '../kit/nature/tree.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { musician } from '../kit/people/musicians.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { ellipse, polygon, rect, rounded } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** The vanishing point of the passage; every arch is the first one, smaller around it. */
const [vx, vy] = [322, 336];
const arch = (k: number): string => {
  const [l, r, top, foot, spring] = [vx - 330 * k, vx + 330 * k, vy - 330 * k, vy + 420 * k, vy - 60 * k];
  return d`M${l} ${foot}V${spring}C${l} ${spring - 150 * k} ${vx - 190 * k} ${top} ${vx} ${top}S${r} ${spring - 150 * k} ${r} ${spring}V${foot}Z`;
};
const bays = [1.5, 1, 0.68, 0.47, 0.34] as const;
const vault: Node[] = bays.flatMap((k, i): Node[] => {
  const next = (bays[i + 1] ?? 0.26) * 1.12;
  const lit = 0.12 * i;
  return [
    area(arch(k) + arch(next), 'brick2', 0.42 + lit * 0.6, { evenOdd: true, shade: { to: [0, 1], depth: 0.25 } }),
    ...[-1, 1].flatMap(f => [
      // Panels between the piers open on the courts of the museum: glass with the daylight behind it.
      area(
        polygon(
          [vx + f * 330 * k * 0.985, vy + 380 * k],
          [vx + f * 330 * next * 1.02, vy + 380 * next],
          [vx + f * 330 * next * 1.02, vy - 60 * next],
          [vx + f * 330 * k * 0.985, vy - 60 * k],
        ),
        'blue',
        0.3 + lit,
      ),
      stroke(
        d`M${vx + f * 330 * k} ${vy + 130 * k}L${vx + f * 330 * next} ${vy + 130 * next}M${vx + f * 165 * (k + next)} ${vy + 200 * (k + next)}V${vy - 30 * (k + next)}`,
        4 * k,
        'dark',
        { tone: 0.2 },
      ),
    ]),
    area(arch(next) + arch(next * 0.9), 'brick1', 0.12 + lit, { evenOdd: true }),
    stroke(arch(next * 0.9), 7 * next, 'paper', { tone: -0.25 + lit }),
    stroke(arch(next), 4 * next, 'paper', { tone: -0.35 + lit }),
  ];
});

const parcel = concept(
  'parcel',
  [
    area(polygon([-62, -84], [62, -92], [66, 76], [-58, 84]), 'hairBlond', 0.1, { shade: { to: [0.4, 1], depth: 0.3 } }),
    area(polygon([-62, -84], [-72, -76], [-68, 88], [-58, 84]), 'hairBlond', -0.4),
    stroke('M-2 -88L4 80M-60 0L64 -8', 3, 'red'),
    stroke('M1 -4C-14 -20 -24 -8 1 -4C16 -22 26 -12 1 -4', 3, 'red'),
    area('M28 -90L38 -91L33 -60Z', 'yellow', 0),
  ],
  { also: ['picture', 'package', 'secret'], rim: 0.7 },
);

/** Coming towards us: one wheel, edge on, and knees on both sides of it. */
const cyclist = (rider: Person, token: Token, more: readonly Node[] = []): Group => {
  const k = (rider.height ?? 200) / 200;
  const up: Person = {
    facing: 'front',
    ...rider,
    pose: {
      torso: 6,
      bend: 6,
      head: -2,
      nearArm: [24, 62, 16, 10],
      farArm: [24, 62, 16, 10],
      nearLeg: [62, -8, 10, 4],
      farLeg: [34, -4, 10, 4],
      nearFoot: 4,
      farFoot: 4,
      rests: 'air',
    },
  };
  const { nearHand, farHand } = jointsOf(up);
  const lift = -8 * k;
  const bar = nearHand[1] + lift;
  return concept(
    'cyclist',
    [
      area(ellipse(0, 0, 40 * k, 5 * k), 'dark', 0, { opacity: 0.4 }),
      ...more,
      placed(person(up), 0, lift),
      concept(
        'bicycle',
        [
          area(rounded(-5.5 * k, -62 * k, 11 * k, 62 * k, 5 * k), 'dark', 0.05),
          stroke(d`M0 ${-50 * k}V${-8 * k}`, 2 * k, 'grey', { tone: 0.3 }),
          stroke(d`M${-8 * k} ${-28 * k}L${-7 * k} ${-70 * k}L0 ${bar}L${7 * k} ${-70 * k}L${8 * k} ${-28 * k}`, 4 * k, token),
          stroke(
            d`M${nearHand[0] - 8 * k} ${bar}C${nearHand[0] + 8 * k} ${bar - 4 * k} ${-8 * k} ${bar + 6 * k} 0 ${bar + 2 * k}S${farHand[0] - 8 * k} ${bar - 4 * k} ${farHand[0] + 8 * k} ${bar}`,
            4.5 * k,
            'grey',
            { tone: 0.25 },
          ),
          area(ellipse(0, -76 * k, 9 * k, 10 * k), 'grey', -0.1),
          area(ellipse(0, -76 * k, 6.5 * k, 7.5 * k), 'light', 0.5),
        ],
        { also: ['wheel'] },
      ),
    ],
    { also: ['person', 'ride'], rim: 0.7 },
  );
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Cyclists and an accordion player in the vaulted passage under the museum; one rides off with a flat parcel.',
  composition: 'perspective',
  palette: 'noon',
  light: [322, 300],
  horizon: 420,
  layers: [
    {
      z: 0.15,
      nodes: [
        halo(322, 330, 200, 0.8),
        area(rect(200, 412, 260, 90), 'leaf', 0.35),
        placed(tree({ kind: 'leafy', height: 110, seed: 3 }), 268, 428),
        placed(tree({ kind: 'leafy', height: 90, seed: 5 }), 372, 424),
        area(polygon([296, 412], [348, 412], [392, 500], [252, 500]), 'paper', 0),
      ],
    },
    { z: 0.7, nodes: [concept('passage', vault, { also: ['tunnel', 'arch', 'museum'] })] },
    {
      z: 0.85,
      nodes: [
        area(polygon([vx - 82, 441], [vx + 82, 441], [760, 760], [-160, 760]), 'brick2', 0.2, { shade: { to: [0, 1], depth: 0.4 } }),
        concept(
          'road',
          [
            area(polygon([vx - 46, 441], [vx + 46, 441], [540, 720], [70, 720]), 'brick1', 0.1, { shade: { to: [0, 1], depth: 0.35 } }),
            stroke(d`M${vx} 446L314 700`, 4, 'paper', { tone: 0.1, opacity: 0.5 }),
          ],
          { also: ['way'] },
        ),
        beam(polygon([vx - 60, 441], [vx + 60, 441], [470, 680], [160, 680]), 0.6),
      ],
    },
    {
      z: 0.72,
      nodes: [
        placed(cyclist({ who: 'woman', height: 100, dress: 'dress', cloth: 'orange', skin: 'skin3', hair: 'long' }, 'dark'), 296, 478),
        placed(cyclist({ who: 'man', height: 58, cloth: 'blue' }, 'dark'), 338, 452),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          cyclist(
            {
              who: 'man',
              height: 268,
              dress: 'trench coat',
              cloth: 'mass',
              tone: -0.25,
              trim: 'dark',
              hat: 'fedora',
              hatCloth: 'dark',
              glasses: 'dark',
              skin: 'skin2',
              lower: 'dark',
            },
            'blue',
            [placed(parcel, 22, -206, { turn: 12, scale: 1.16 })],
          ),
          396,
          622,
        ),
        area(ellipse(176, 628, 80, 10), 'dark', 0, { opacity: 0.45 }),
        placed(
          musician('accordion', {
            who: 'old man',
            height: 320,
            dress: 'short jacket',
            cloth: 'green',
            tone: -0.15,
            lower: 'dark',
            lowerTone: 0.2,
            hat: 'cap',
            hatCloth: 'dark',
            beard: 'full beard',
            skin: 'skin3',
            scarf: 'yellow',
            scarfHangs: 'down',
            expression: 'smile',
          }),
          172,
          626,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'hat',
          [
            area('M-46 0C-44 22 -26 34 0 34S44 22 46 0Z', 'brown', -0.2, { shade: { to: [1, 0.5], depth: 0.4 } }),
            area(ellipse(0, 0, 62, 13), 'brown', 0.05),
            area(ellipse(0, 0, 44, 9), 'dark', 0.1),
            area(ellipse(-14, 1, 9, 3.4) + ellipse(6, 3, 9, 3.4) + ellipse(20, 0, 9, 3.4) + ellipse(56, 38, 9, 3.4), 'yellow', 0.2),
          ],
          { also: ['coin', 'money'], rim: 0.7, transform: { move: [268, 604] } },
        ),
        placed(pigeon({ pose: 'stand' }), 104, 652, { scale: 0.42 }),
        placed(pigeon({ pose: 'fly' }), 250, 240, { scale: 0.45, flip: true }),
      ],
    },
  ],
  says: { place: 'passage', time: 'noon', weather: 'sunny', mood: ['playful', 'secret'], action: ['cycle', 'play music', 'carry'], more: ['music', 'escape'] },
};

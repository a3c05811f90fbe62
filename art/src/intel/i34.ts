import { concept, placed } from '../concept.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { libraryHall } from '../kit/rooms/halls.ts';
import { stroke } from '../kit/stroke.ts';
import { bookStack } from '../kit/things/books.ts';
import { area } from '../kit/things/brush.ts';
import { circle } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

type Beat = 'up' | 'glide' | 'down';

/** The upper edge of each wing, and the rest of its outline. */
const wings: { readonly [beat in Beat]: readonly (readonly [string, string])[] } = {
  up: [
    ['M0 0C-18 -44 -54 -82 -106 -92', 'L-112 -22C-78 -20 -36 4 -8 42Z'],
    ['M0 0C14 -46 48 -88 104 -104', 'L116 -34C80 -28 40 0 14 42Z'],
  ],
  glide: [
    ['M0 0C-30 -34 -74 -50 -124 -40', 'L-106 24C-72 18 -36 24 -8 44Z'],
    ['M0 0C24 -38 70 -62 128 -60', 'L118 6C80 6 40 18 14 44Z'],
  ],
  down: [
    ['M0 0C-36 -24 -84 -12 -116 32', 'L-78 74C-62 50 -36 40 -8 42Z'],
    ['M0 0C34 -26 84 -16 118 26', 'L84 72C66 48 40 40 14 42Z'],
  ],
};

/** A book that flies to the right: covers and pages for wings, a ribbon for the tail. */
function flying(fill: Token, beat: Beat): Group {
  return concept(
    'book',
    [
      area('M-4 36C-6 56 -18 72 -34 84L-18 82L-14 98C0 82 10 62 12 38Z', 'accent', 0.1),
      ...wings[beat].flatMap(([edge, rest], i): Node[] => [
        area(edge + rest, fill, -0.15),
        { nodes: [area(edge + rest, 'paper', 0.15)], transform: { scale: 0.9, move: [0, -1] } },
        ...[1, 2, 3, 4].map(
          (k): Node => ({
            nodes: [stroke(edge, 2.2, 'brown', { tone: 0.2, opacity: 0.45 })],
            transform: { scale: 0.72, move: [i === 0 ? -16 : 18, -6 + k * 9] },
          }),
        ),
      ]),
      area('M-4 -3C-1 -7 4 -7 7 -3L11 42C7 47 -2 47 -6 42Z', fill, -0.4),
    ],
    { also: ['bird', 'wing'], rim: 0.8 },
  );
}

/** One stream: out of the open stack, round to the left, up through the light and away through the window. */
const swarm: readonly (readonly [number, number, number, number, Token, Beat])[] = [
  [292, 360, 0.3, 8, 'green', 'glide'],
  [318, 306, 0.26, 0, 'accent', 'up'],
  [296, 262, 0.2, -10, 'blue', 'down'],
  [228, 524, 0.56, -14, 'blue', 'down'],
  [112, 488, 0.6, -26, 'accent2', 'glide'],
  [172, 326, 1.14, 2, 'accent', 'up'],
];

const keeper: Person = {
  who: 'old man',
  height: 300,
  pose: { torso: 14, bend: 6, head: -22, nearArm: [118, 132, 6], farArm: [96, 122, 4], nearLeg: [10, -8], farLeg: [52, -18], nearFoot: 0, farFoot: 0 },
  dress: 'suit',
  cloth: 'accent2',
  lower: 'dark',
  skin: 'skin2',
  hair: 'receding',
  hairColour: 'hairGrey',
  glasses: 'round',
  beard: 'moustache',
  is: 'librarian',
  rim: 1,
};
const stand = [462, 548] as const;
const [hx, hy] = jointsOf(keeper).nearHand;
const grip = [stand[0] - hx, stand[1] + hy] as const;

const net: Node = concept('net', [
  stroke('M26 60L-70 -96', 6, 'wood', { tone: 0.2 }),
  placed(flying('blue', 'up'), -112, -134, { scale: 0.36, turn: -24 }),
  stroke('M-70 -96C-112 -92 -118 -150 -84 -156C-52 -152 -44 -112 -70 -96Z', 4, 'yellow'),
  area('M-72 -97C-112 -92 -116 -150 -84 -154C-96 -180 -146 -176 -160 -140C-156 -112 -112 -92 -72 -97Z', 'paper', 0.2, { opacity: 0.35 }),
  stroke(
    'M-84 -154C-110 -150 -140 -150 -158 -140M-104 -138C-122 -130 -140 -132 -152 -128M-104 -112C-120 -110 -132 -114 -146 -118M-104 -168C-112 -140 -112 -120 -100 -98M-128 -168C-134 -146 -132 -126 -124 -108',
    1.2,
    'paper',
    { tone: 0.4, opacity: 0.8 },
  ),
]);

const ladder: Group = concept(
  'ladder',
  [
    stroke('M404 620L456 150M500 620L500 150', 9, 'wood', { tone: -0.05 }),
    stroke(
      Array.from({ length: 10 }, (_, i) => {
        const y = 596 - i * 48;
        const x = 404 + ((620 - y) / 470) * 52;
        return `M${x.toFixed(1)} ${y}H500`;
      }).join(''),
      6,
      'wood',
      { tone: 0.15 },
    ),
  ],
  { rim: 0.9 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In a library the books have taken wing like swallows; the librarian on a ladder catches one with a net.',
  composition: 'interior',
  palette: 'gold',
  light: [300, 260],
  horizon: 0,
  layers: [
    { z: 0.6, nodes: [libraryHall({ seed: 34 }), { nodes: [area('M0 0H600V693H0Z', 'dark')], opacity: 0.4 }] },
    { z: 0.8, nodes: [{ glow: circle(296, 290, 230), kind: 'round', opacity: 1 }] },
    {
      z: 0.9,
      nodes: [
        placed(bookStack({ count: 5, seed: 4 }), 190, 600),
        placed(
          concept(
            'card drawer',
            [
              area('M-58 0V-26H46V0Z', 'wood', -0.05),
              area('M-58 -26L-46 -38H58L46 -26Z', 'wood', -0.5),
              area('M46 0V-26L58 -38V-12Z', 'wood', -0.35),
              area('M-44 -30L-40 -48H-20L-22 -30ZM-14 -30L-10 -52H10L8 -30ZM16 -30L20 -46H40L38 -30Z', 'paper', 0.1),
              area(circle(-6, -13, 4), 'yellow', 0),
            ],
            { also: ['box', 'paper'], rim: 0.8, shade: { to: [0.6, 1], depth: 0.35 } },
          ),
          318,
          606,
        ),
      ],
    },
    { z: 1, nodes: [ladder] },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...swarm.map(([x, y, scale, turn, fill, beat]) => placed(flying(fill, beat), x, y, { scale, turn })),
        placed(net, grip[0], grip[1]),
        placed(person(keeper), stand[0], stand[1], { flip: true }),
      ],
    },
  ],
  says: { place: 'library', time: 'afternoon', mood: ['absurd', 'playful', 'lost'], action: ['fly', 'catch', 'climb'], more: ['freedom', 'hunt'] },
};

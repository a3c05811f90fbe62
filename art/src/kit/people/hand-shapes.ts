import type { Point } from '../../scene.ts';

/** The pieces of large hands, some 200 units long, drawn round what they hold; `thing` says where in the order it lies. */
export type Piece =
  | { readonly finger: readonly Point[]; readonly from: number; readonly to: number; readonly nail?: 'shown' }
  | { readonly palm: string }
  | { readonly crease: string }
  | 'thing'
  | 'other sleeve';

export interface HandShape {
  readonly wrist: Point;
  readonly elbow: Point;
  /** A second arm, where two hands are drawn. */
  readonly other?: { readonly wrist: Point; readonly elbow: Point };
  readonly pieces: readonly Piece[];
}

const finger = (bone: string, from: number, to: number, nail?: 'shown'): Piece => {
  const numbers = bone.split(' ').map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);
  return nail === undefined ? { finger: points, from, to } : { finger: points, from, to, nail };
};

export const handNames = [
  'open palm',
  'pointing',
  'holding',
  'cupped',
  'knocking',
  'on a handle',
  'shaking',
  'with cards',
  'writing',
  'with a lamp',
  'reaching',
  'gripping',
] as const;
export type HandName = (typeof handNames)[number];

const mirrored = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(piece => (typeof piece === 'object' && 'finger' in piece ? { ...piece, finger: piece.finger.map(([x, y]): Point => [-x, y]) } : piece));

const cup: readonly Piece[] = [
  finger('-88 34 -106 -4 -106 -34', 14, 10, 'shown'),
  finger('-64 36 -78 -12 -78 -46', 14, 10.5, 'shown'),
  finger('-38 38 -47 -14 -48 -48', 14, 10.5, 'shown'),
  finger('-13 42 -17 -6 -18 -36', 13, 9.5, 'shown'),
];

export const handShapes: { readonly [name in HandName]: HandShape } = {
  'open palm': {
    wrist: [0, 84],
    elbow: [6, 210],
    pieces: [
      finger('36 -8 50 -44 60 -76', 13, 9),
      finger('15 -14 22 -64 28 -104', 14, 10),
      finger('-10 -16 -12 -70 -13 -116', 14.5, 10.5),
      finger('-34 -10 -45 -56 -52 -98', 14, 10),
      { palm: 'M-33 96C-36 70 -50 40 -49 4C-50 -14 -40 -24 -24 -24C0 -28 30 -26 44 -16C52 -6 50 14 46 36C42 60 34 76 32 96Z' },
      finger('-30 62 -62 34 -88 -10', 20, 11.5),
      { crease: 'M-34 14C-10 8 14 18 32 6M-38 32C-14 28 2 44 6 72M-28 40C-14 50 -10 66 -12 84' },
    ],
  },
  pointing: {
    wrist: [-150, 12],
    elbow: [-280, 40],
    pieces: [
      finger('-78 22 -46 46 -62 62 -92 54', 13, 11),
      { palm: 'M-164 -16C-130 -34 -100 -46 -72 -40C-54 -36 -46 -24 -46 -8C-46 18 -60 48 -84 56C-110 60 -140 52 -160 42Z' },
      finger('-70 10 -36 32 -52 50 -82 42', 13.5, 11.5),
      finger('-64 -8 -26 12 -40 34 -72 28', 14, 12),
      finger('-72 -24 -34 -22 -4 -10', 15.5, 9, 'shown'),
      finger('-116 -2 -78 6 -46 8', 17, 10.5, 'shown'),
    ],
  },
  holding: {
    wrist: [-134, 96],
    elbow: [-226, 190],
    pieces: [
      finger('-108 14 -98 -44 -72 -92', 13, 8.5, 'shown'),
      finger('-96 8 -78 -56 -44 -88', 14, 9.5, 'shown'),
      finger('-84 10 -56 -50 -16 -66', 14.5, 10, 'shown'),
      { palm: 'M-162 84C-150 54 -136 14 -118 4C-98 -8 -74 -2 -66 20C-58 42 -66 66 -80 82C-94 98 -112 116 -122 124Z' },
      finger('-78 14 -44 -34 2 -6', 15, 9.5, 'shown'),
      'thing',
      finger('-98 74 -50 52 -4 10', 20, 11, 'shown'),
      { crease: 'M-112 40C-98 44 -88 56 -86 70' },
    ],
  },
  cupped: {
    wrist: [-46, 142],
    elbow: [-92, 250],
    other: { wrist: [46, 142], elbow: [92, 250] },
    pieces: [
      'other sleeve',
      ...cup,
      ...mirrored(cup),
      { palm: 'M-72 154C-98 118 -110 70 -102 34C-74 22 -30 26 -2 40L0 92C-6 116 -14 136 -20 156Z' },
      { palm: 'M72 154C98 118 110 70 102 34C74 22 30 26 2 40L0 92C6 116 14 136 20 156Z' },
      { crease: 'M-90 52C-60 44 -30 52 -10 64M-78 74C-50 70 -30 84 -22 110M90 52C60 44 30 52 10 64M78 74C50 70 30 84 22 110' },
      'thing',
      finger('-84 112 -112 62 -112 14', 19, 11.5, 'shown'),
      finger('84 112 112 62 112 14', 19, 11.5, 'shown'),
    ],
  },
  knocking: {
    wrist: [-112, 26],
    elbow: [-230, 92],
    pieces: [
      { palm: 'M-130 6C-104 -30 -70 -50 -34 -46C-14 -42 -2 -34 -2 -18C-2 16 -20 52 -48 60C-72 64 -92 60 -104 58Z' },
      finger('-40 34 -14 46 -32 62 -56 52', 12.5, 11),
      finger('-36 14 -6 26 -22 46 -52 38', 13.5, 12),
      finger('-34 -8 -1 6 -14 28 -48 22', 14, 12.5),
      finger('-36 -30 0 -16 -10 8 -44 4', 14.5, 12.5),
      finger('-86 12 -56 22 -28 12', 18, 11.5, 'shown'),
    ],
  },
  'on a handle': {
    wrist: [-128, -44],
    elbow: [-250, -20],
    pieces: [
      finger('-74 -18 -44 22 -4 30', 17, 11),
      'thing',
      { palm: 'M-144 -66C-110 -84 -60 -84 -20 -70C14 -60 46 -44 50 -26C50 -12 30 -6 4 -8C-40 -10 -90 -12 -136 -20Z' },
      finger('36 -34 48 -4 40 22', 13, 9.5, 'shown'),
      finger('12 -40 24 -4 17 28', 14, 10.5, 'shown'),
      finger('-14 -44 -2 -4 -8 30', 14.5, 10.5, 'shown'),
      finger('-42 -46 -28 -6 -34 26', 14.5, 10.5, 'shown'),
    ],
  },
  shaking: {
    wrist: [-136, 18],
    elbow: [-260, 44],
    other: { wrist: [136, 16], elbow: [260, 40] },
    pieces: [
      'other sleeve',
      finger('78 -18 30 -48 -12 -44', 17, 11),
      { palm: 'M150 -20C110 -36 60 -40 20 -30C-6 -22 -12 10 0 34C40 48 100 52 148 46Z' },
      { palm: 'M-150 -16C-110 -34 -62 -42 -22 -32C4 -24 14 6 2 34C-40 48 -100 52 -148 48Z' },
      finger('34 38 -2 44 -32 40', 11, 9, 'shown'),
      finger('44 24 -2 32 -44 28', 12.5, 10, 'shown'),
      finger('46 6 0 14 -50 12', 13, 10.5, 'shown'),
      finger('44 -12 4 -6 -44 -6', 13, 10.5, 'shown'),
      finger('-84 -16 -30 -46 26 -38', 18, 11.5, 'shown'),
    ],
  },
  'with cards': {
    wrist: [26, 112],
    elbow: [66, 226],
    pieces: [
      finger('46 62 24 18 -6 10', 14, 10),
      finger('52 40 34 -4 4 -14', 14, 10),
      'thing',
      { palm: 'M-8 122C-16 96 -10 62 10 46C30 32 60 36 68 58C72 82 62 104 60 122Z' },
      finger('62 60 54 22 32 10', 13, 9.5, 'shown'),
      finger('64 78 44 44 18 36', 13, 9.5, 'shown'),
      finger('8 84 -12 46 -16 2', 19, 11.5, 'shown'),
    ],
  },
  writing: {
    wrist: [112, 22],
    elbow: [232, 66],
    pieces: [
      { palm: 'M132 -8C104 -34 70 -50 44 -44C26 -38 26 -14 30 8C36 32 60 46 84 48C104 50 116 54 126 54Z' },
      finger('62 28 24 38 4 34', 14, 10),
      finger('54 14 14 26 -6 20', 14, 10),
      'thing',
      finger('54 -26 14 -28 -12 2', 15, 9.5, 'shown'),
      finger('82 10 36 16 -2 6', 18, 10.5, 'shown'),
    ],
  },
  'with a lamp': {
    wrist: [-84, 30],
    elbow: [-196, 108],
    pieces: [
      'thing',
      { palm: 'M-104 14C-84 -22 -50 -40 -18 -38C4 -36 20 -28 22 -14C22 14 -4 36 -32 44C-52 52 -68 56 -78 62Z' },
      finger('-26 22 8 30 -2 46 -28 44', 12, 10.5),
      finger('-18 6 18 14 10 32 -20 30', 13, 11.5),
      finger('-12 -10 24 -2 18 18 -14 16', 13.5, 12),
      finger('-12 -26 24 -20 22 4 -12 2', 14, 12),
      finger('-66 6 -38 -4 -8 -10', 17, 11, 'shown'),
    ],
  },
  reaching: {
    wrist: [0, 90],
    elbow: [-8, 220],
    pieces: [
      finger('30 -6 52 -36 50 -68', 12.5, 8.5),
      finger('12 -14 26 -60 16 -98', 13.5, 9),
      finger('-10 -16 -8 -68 -22 -112', 14, 9.5),
      { palm: 'M-26 100C-28 72 -46 40 -44 6C-44 -12 -34 -24 -18 -26C6 -28 28 -22 38 -12C46 -2 44 16 40 36C36 60 28 78 26 100Z' },
      finger('-30 -10 -40 -58 -60 -92', 13.5, 9),
      finger('-24 54 -62 36 -92 2', 18, 10.5, 'shown'),
      { crease: 'M-14 -4C-14 10 -10 24 -8 36M10 -2C10 12 10 24 8 36M-26 2C-28 14 -24 26 -20 38' },
    ],
  },
  gripping: {
    wrist: [-98, 20],
    elbow: [-226, 52],
    pieces: [
      finger('-46 -22 -6 -46 26 -34', 16, 11),
      'thing',
      { palm: 'M-116 -12C-84 -32 -50 -42 -24 -36C-12 -24 -12 24 -24 46C-54 56 -90 54 -112 50Z' },
      finger('-30 44 10 48 22 42', 12.5, 9.5, 'shown'),
      finger('-28 26 14 30 28 24', 13.5, 10.5, 'shown'),
      finger('-26 6 16 8 32 4', 14, 11, 'shown'),
      finger('-26 -16 14 -14 30 -14', 14, 11, 'shown'),
    ],
  },
};

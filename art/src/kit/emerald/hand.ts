import { concept } from '../../concept.ts';
import { limb } from '../../path.ts';
import type { Group, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

interface Hand {
  readonly fill?: Token;
  readonly tone?: number;
  readonly sleeve?: Token;
  readonly cuff?: Token;
}

/** Thumb and finger meet at the origin; the arm comes from the left. */
export function pinch({ fill = 'mass', tone = -0.2, sleeve = 'mass', cuff = 'paper' }: Hand = {}): Group {
  return concept(
    'hand',
    [
      area('M-420 -66C-330 -74 -250 -66 -186 -52L-182 40C-250 52 -340 58 -420 54Z', sleeve, -0.5),
      area('M-200 -54C-180 -56 -164 -52 -152 -48L-148 34C-164 42 -180 44 -196 44Z', cuff, -0.15),
      area(
        'M-160 -44C-128 -56 -96 -58 -70 -48C-42 -38 -16 -22 3 -5C8 2 2 9 -7 7C-26 -3 -46 -14 -64 -18C-58 -6 -34 3 -12 5C-2 6 0 18 -8 21C-32 26 -58 20 -76 10C-68 18 -56 26 -50 34C-46 42 -54 50 -64 46C-70 54 -82 56 -90 50C-98 54 -110 52 -114 44C-132 40 -148 34 -156 28Z',
        fill,
        tone,
      ),
      stroke('M-64 -18C-74 -20 -84 -18 -92 -14M-76 10C-88 8 -98 12 -104 18M-64 46C-74 38 -84 30 -94 28M-90 50C-98 44 -104 38 -112 36', 2.4, 'dark', {
        opacity: 0.55,
      }),
    ],
    { rim: 0.9, shade: { to: [-0.2, 1], depth: 0.35 } },
  );
}

/** A fist around something upright at the origin, seen from the front, the arm going down. */
export function fist({ fill = 'mass', tone = -0.3, sleeve = 'mass', cuff = 'accent2' }: Hand = {}): Group {
  return concept(
    'fist',
    [
      area('M-60 92L58 92C62 200 74 320 84 480L-86 480C-76 320 -66 200 -60 92Z', sleeve, -0.55),
      area('M-64 88C-30 98 30 98 62 88L64 124C30 134 -30 134 -66 124Z', cuff, -0.1),
      area(
        'M-62 -44C-66 -60 -46 -68 -34 -62C-20 -72 0 -72 10 -62C26 -70 46 -66 52 -52C68 -48 72 -30 66 -18C72 -6 70 10 62 18C66 34 58 50 52 62L50 92L-52 92C-54 74 -66 60 -68 40C-74 10 -70 -20 -62 -44Z',
        fill,
        tone,
      ),
      area('M-66 -16C-40 -28 -6 -26 14 -12C26 -4 24 14 8 16C-14 18 -40 10 -62 20C-72 8 -72 -6 -66 -16Z', fill, tone + 0.16),
      stroke(
        'M-34 -62C-38 -46 -38 -34 -36 -26M10 -62C6 -48 8 -34 12 -22M52 -52C44 -42 40 -26 40 -12M14 4C26 2 50 4 66 -18M0 16C20 34 44 30 62 18',
        2.6,
        'dark',
        { opacity: 0.5 },
      ),
    ],
    { also: ['hand'], rim: 1, shade: { to: [-0.4, 1], depth: 0.5 } },
  );
}

/** Laid flat, fingers spread, seen from above: the wrist at the origin, the fingers up. */
export function spread({ fill = 'mass', tone = 0.1, sleeve = 'mass', cuff = 'paper' }: Hand = {}): Group {
  const fingers: readonly (readonly Point[])[] = [
    [
      [-26, -30],
      [-48, -52],
      [-62, -74],
    ],
    [
      [-20, -62],
      [-28, -98],
      [-32, -128],
    ],
    [
      [-5, -66],
      [-6, -106],
      [-6, -142],
    ],
    [
      [10, -64],
      [16, -100],
      [20, -132],
    ],
    [
      [24, -56],
      [36, -84],
      [44, -106],
    ],
  ];
  return concept(
    'hand',
    [
      area('M-42 10L42 10C52 90 66 200 76 320L-76 320C-66 200 -52 90 -42 10Z', sleeve, -0.45),
      area('M-40 6C-14 14 14 14 40 6L42 36C14 44 -14 44 -42 36Z', cuff, -0.1),
      area('M-28 10C-34 -20 -36 -50 -26 -70C-8 -80 18 -78 30 -62C36 -40 32 -16 26 10Z', fill, tone),
      ...fingers.map(finger => area(limb(finger, 10, 6.5), fill, tone)),
      stroke('M-12 -70L-12 -50M3 -72L3 -52M17 -70L17 -50', 2, 'dark', { opacity: 0.4 }),
    ],
    { rim: 0.8, shade: { to: [0.2, 1], depth: 0.3 } },
  );
}

import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

const disc = (rx: number, ry: number): Node[] => [
  area(ellipse(0, 0, rx, ry), 'dark', 0.12),
  stroke(ellipse(0, 0, rx * 0.86, ry * 0.86), 0.9, 'grey', { tone: -0.3 }),
  stroke(ellipse(0, 0, rx * 0.7, ry * 0.7), 0.9, 'grey', { tone: -0.3 }),
  stroke(ellipse(0, 0, rx * 0.54, ry * 0.54), 0.9, 'grey', { tone: -0.3 }),
  area(ellipse(0, 0, rx * 0.36, ry * 0.36), 'accent'),
  area(ellipse(0, 0, rx * 0.06, ry * 0.06), 'paper'),
];

export function record(): Group {
  return concept(
    'record',
    [
      ...disc(48, 48),
      area('M-30 -32C-22 -40 -12 -45 -2 -46L-1 -20C-6 -20 -10 -18 -13 -15Z', 'paper', 0, { opacity: 0.25 }),
      area('M30 32C22 40 12 45 2 46L1 20C6 20 10 18 13 15Z', 'paper', 0, { opacity: 0.18 }),
    ],
    { also: ['thing', 'music', 'sound'], ...clear },
  );
}

/** Stands on the origin; its horn opens to the right. */
export function gramophone({ fill = 'yellow', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'gramophone',
    [
      area('M-62 -44H44L50 0H-68Z', 'wood', -0.05),
      area('M-68 -8H50V0H-68Z', 'wood', -0.5),
      stroke('M-56 -34H38L42 -16H-60Z', 1.6, 'wood', { tone: 0.5 }),
      { nodes: disc(50, 9), transform: { move: [-9, -48] } },
      stroke('M50 -22H62V-34H70', 3.4, 'grey', { tone: -0.1 }),
      area(
        'M-52 -60C-66 -92 -58 -128 -20 -134C14 -138 24 -160 30 -196C52 -172 78 -130 84 -92C60 -106 20 -112 -14 -106C-34 -102 -42 -88 -38 -62Z',
        fill,
        tone - 0.1,
      ),
      area('M30 -196C56 -210 96 -150 84 -92C66 -94 26 -150 30 -196Z', fill, tone - 0.6),
      area('M30 -196C40 -202 52 -194 62 -180C48 -172 46 -150 58 -124C40 -146 28 -174 30 -196Z', fill, tone - 0.35),
      stroke('M30 -196C56 -210 96 -150 84 -92C66 -94 26 -150 30 -196Z', 3, fill, { tone: tone + 0.5 }),
      stroke('M-40 -62C-44 -92 -34 -106 -8 -112C24 -120 44 -118 66 -108M-6 -118C16 -124 26 -140 34 -164', 1.8, fill, { tone: tone - 0.4 }),
      area('M-56 -64C-48 -70 -40 -70 -34 -64L-30 -50H-36L-44 -58Z', 'grey', -0.1),
      stroke('M-50 -82C-54 -100 -46 -118 -26 -124', 3, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'music', 'sound', 'old'], ...solid },
  );
}

/** Bowed strings stand upright around their middle, neck up. */
function strings(fill: Paint['fill'] & string, tone: number): Node[] {
  const body =
    'M0 -26C16 -28 27 -18 26 -4C25 4 16 6 16 14C16 22 32 26 33 46C34 64 18 72 0 72C-18 72 -34 64 -33 46C-32 26 -16 22 -16 14C-16 6 -25 4 -26 -4C-27 -18 -16 -28 0 -26Z';
  return [
    stroke('M0 -24V-84C0 -94 9 -94 8 -86', 5.5, 'dark', { tone: 0.15 }),
    stroke('M-8 -78L8 -74M-8 -70L8 -66', 3, 'dark', { tone: 0.2 }),
    area(body, fill, tone),
    area('M0 -26C16 -28 27 -18 26 -4C25 4 16 6 16 14C16 22 32 26 33 46C34 64 18 72 0 72Z', fill, tone - 0.18),
    area('M-5 -26H5L6 16H-6Z', 'dark', 0.1),
    area('M-10 30H10L8 36H-8Z', 'wood', 0.7),
    area('M-6 44H6L3 64H-3Z', 'dark', 0.1),
    stroke('M-16 20C-20 16 -13 14 -15 22C-17 32 -20 34 -16 38M16 20C20 16 13 14 15 22C17 32 20 34 16 38', 1.8, 'dark'),
    stroke('M-2.500 -74L-3 46M2.500 -74L3 46', 0.9, 'paper', { tone: 0.3 }),
    stroke('M-20 -10C-20 -16 -15 -20 -10 -21M-27 48C-27 42 -25 38 -22 35', 2.6, fill, { tone: tone + 0.8, opacity: 0.8 }),
  ];
}

export function violin({ fill = 'orange', tone = -0.25 }: Paint = {}): Group {
  return concept('violin', [{ nodes: strings(fill, tone), transform: { scale: 0.72 } }], { also: ['thing', 'music', 'instrument'], ...solid });
}

/** Rests on its spike at the origin. */
export function cello({ fill = 'brown', tone = 0.05 }: Paint = {}): Group {
  return concept('cello', [stroke('M0 -26V0', 3, 'grey', { tone: -0.2 }), { nodes: strings(fill, tone), transform: { scale: 1.35, move: [0, -120] } }], {
    also: ['thing', 'music', 'instrument'],
    ...solid,
  });
}

/** For the right hand: the origin is where it is held. */
export function violinBow(): Group {
  return concept(
    'bow',
    [stroke('M0 0L96 -8', 1.2, 'paper'), stroke('M-6 -4C30 -12 70 -14 98 -10L96 -7', 2.6, 'wood', { tone: -0.2 }), area('M-8 -6h16v7h-12Z', 'dark', 0.2)],
    { also: ['thing', 'music'] },
  );
}

/** Points right. */
export function trumpet({ fill = 'yellow', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'trumpet',
    [
      stroke('M-76 0H20', 5, fill, { tone }),
      stroke('M-30 0H8C26 0 26 26 8 26H-30C-48 26 -48 0 -30 0', 5, fill, { tone: tone - 0.15 }),
      area('M14 -3C44 -4 62 -12 76 -30C82 -32 84 -30 84 -26V26C84 30 82 32 76 30C62 12 44 4 14 3Z', fill, tone),
      area('M78 -31C86 -22 86 22 78 31C74 16 74 -16 78 -31Z', fill, tone - 0.5),
      area('M-84 -5C-80 -5 -76 -3 -74 -2V2C-76 3 -80 5 -84 5Z', fill, tone - 0.2),
      area('M-22 -14h9v44h-9ZM-9 -14h9v44h-9ZM4 -14h9v44h-9Z', fill, tone + 0.15),
      area('M-24 -18h13v5h-13ZM-11 -18h13v5h-13ZM2 -18h13v5h-13Z', fill, tone - 0.45),
      stroke('M30 -6C48 -9 60 -14 70 -24', 2, fill, { tone: tone + 0.9 }),
    ],
    { also: ['thing', 'music', 'instrument', 'brass'], ...clear },
  );
}

/** A hunting or post horn. */
export function horn({ fill = 'yellow', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'horn',
    [
      stroke('M-46 20C-54 -30 40 -36 34 8C30 38 -14 34 -10 6C-8 -14 20 -16 40 4', 6, fill, { tone }),
      area('M34 -4C52 0 60 12 66 30C58 44 38 36 26 22C32 18 36 8 34 -4Z', fill, tone + 0.1),
      area('M66 30C60 40 44 36 30 24C44 22 56 22 66 30Z', fill, tone - 0.5),
      area('M-52 18h10l-2 10h-8Z', fill, tone - 0.2),
    ],
    { also: ['thing', 'music', 'hunt'], ...clear },
  );
}

export function accordion({ fill = 'red', tone = -0.05, pulled = 1 }: Paint & { readonly pulled?: number } = {}): Group {
  const w = 14 + 26 * pulled;
  const folds = Array.from({ length: 7 }, (_, i) => {
    const x = -w + (i * 2 * w) / 7;
    const step = (2 * w) / 7;
    return area(
      `M${x.toFixed(1)} -34L${(x + step / 2).toFixed(1)} -40L${(x + step).toFixed(1)} -34V36L${(x + step / 2).toFixed(1)} 42L${x.toFixed(1)} 36Z`,
      i % 2 === 0 ? 'paper' : 'dark',
      i % 2 === 0 ? -0.2 : 0.25,
    );
  });
  const keys = Array.from({ length: 6 }, (_, i) => area(`M${w + 22} ${-34 + i * 11.6}h14v9h-14Z`, i % 3 === 1 ? 'dark' : 'paper', 0));
  return concept(
    'accordion',
    [
      ...folds,
      area(`M${-w} -44H${-w - 26}C${-w - 32} -44 ${-w - 34} -40 ${-w - 34} -36V38C${-w - 34} 43 ${-w - 32} 46 ${-w - 26} 46H${-w}Z`, fill, tone),
      area(`M${w} -44H${w + 30}C${w + 38} -44 ${w + 40} -40 ${w + 40} -36V38C${w + 40} 43 ${w + 38} 46 ${w + 30} 46H${w}Z`, fill, tone),
      ...keys,
      ...Array.from({ length: 8 }, (_, i) => area(circle(-w - 10 - (i % 2) * 12, -30 + Math.floor(i / 2) * 20, 3), 'paper')),
      stroke(`M${w + 10} -36V38`, 2, 'light', { tone: -0.2 }),
    ],
    { also: ['thing', 'music', 'instrument'], ...solid },
  );
}

/** Stands on the origin. */
export function drum({ fill = 'red', tone = 0 }: Paint = {}): Group {
  return concept(
    'drum',
    [
      area('M-46 -60V-10C-46 6 46 6 46 -10V-60Z', fill, tone),
      stroke('M-46 -54L-28 0L-8 -46L14 4L32 -48L46 -10', 2.2, 'paper'),
      area('M-48 -16C-48 4 48 4 48 -16V-6C48 14 -48 14 -48 -6Z', 'light', -0.3),
      area('M-48 -66V-56C-48 -36 48 -36 48 -56V-66Z', 'light', -0.2),
      area(ellipse(0, -66, 48, 15), 'paper', -0.05),
      stroke('M-40 -92L8 -66M44 -96L-4 -68', 4, 'wood', { tone: 0.4 }),
      area(`${circle(-42, -93, 5)}${circle(46, -97, 5)}`, 'wood', 0.5),
    ],
    { also: ['thing', 'music', 'instrument', 'noise'], ...solid },
  );
}

/** Hangs from the origin. */
export function bell({ fill = 'yellow', tone = -0.12, swing = 0 }: Paint & { readonly swing?: number } = {}): Group {
  return concept(
    'bell',
    [
      area(circle(0, 84, 8), 'dark', 0.2),
      stroke('M0 12C-10 12 -10 0 0 0C10 0 10 12 0 12', 5, fill, { tone: tone - 0.2 }),
      area('M-8 10H8C26 14 27 34 29 50C31 62 38 68 46 76H-46C-38 68 -31 62 -29 50C-27 34 -26 14 -8 10Z', fill, tone),
      area('M-46 76C-20 86 20 86 46 76C42 72 39 70 37 67C14 75 -14 75 -37 67C-39 70 -42 72 -46 76Z', fill, tone - 0.4),
      stroke('M-29 54C-10 60 10 60 29 54', 2.4, fill, { tone: tone - 0.4 }),
      stroke('M-18 22C-22 34 -21 44 -24 52', 3.4, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'sound', 'metal'], ...solid, transform: { turn: swing } },
  );
}

/** A box with a dancer on its lid's inside; stands on the origin. */
export function musicBox({ fill = 'pink', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'music box',
    [
      area('M-50 -40L-40 -104H40L50 -40Z', fill, tone - 0.3),
      area('M-41 -44L-34 -97H34L41 -44Z', 'haze', 0.5),
      area('M-34 -97H-10L-41 -44Z', 'paper', 0, { opacity: 0.4 }),
      concept(
        'dancer',
        [
          stroke('M0 -40V-54M0 -54L-3 -62', 2, 'paper'),
          area('M-16 -62C-8 -56 8 -56 16 -62C10 -70 4 -72 2 -78H-2C-4 -72 -10 -70 -16 -62Z', 'accent', 0.2),
          stroke('M-2 -78C-14 -84 -10 -98 -2 -98M2 -78C14 -84 10 -98 2 -98', 1.8, 'skin1'),
          area(circle(0, -86, 4.5), 'skin1'),
          area('M-4.500 -87C-4 -92 4 -92 4.500 -87Z', 'hairBrown'),
        ],
        { also: ['woman', 'doll'] },
      ),
      area('M-54 -42H54V0H-54Z', fill, tone),
      area('M-54 -42H54V-34H-54Z', fill, tone - 0.45),
      stroke('M-40 -24H40V-8H-40Z', 1.6, 'light', { tone: -0.1 }),
      area('M0 -22L6 -16L0 -10L-6 -16Z', 'light', 0),
      stroke('M54 -20H66V-30', 4, 'light', { tone: -0.25 }),
      area(circle(66, -32, 4), 'light', -0.1),
    ],
    { also: ['thing', 'music', 'toy', 'memory'], ...solid },
  );
}

import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

/** Seen from a little above, middle at the origin. */
export function plate({ holds = 'fish' }: { readonly holds?: 'fish' | 'nothing' | 'bones' } = {}): Group {
  return concept(
    'plate',
    [
      area(ellipse(0, 0, 84, 34), 'white', 0.3),
      area(ellipse(0, -2, 62, 23), 'white', -0.05),
      stroke(ellipse(0, -1, 73, 28.5), 1.6, 'blue', { tone: 0.1 }),
      ...(holds === 'fish'
        ? [
            concept(
              'fish',
              [
                area('M-46 -4L-62 -16C-58 -6 -58 2 -62 10Z', 'grey', -0.2),
                area('M-48 -4C-26 -22 14 -22 44 -6C48 -4 48 0 44 2C16 14 -24 12 -48 -4Z', 'grey', 0.1),
                stroke('M30 -13C26 -6 26 2 30 8M-14 -12l-6 16M-2 -14l-6 18M10 -14l-6 18', 1.8, 'grey', { tone: -0.45 }),
                area(circle(36, -6, 2.6), 'dark'),
              ],
              { also: ['food'] },
            ),
            area('M44 10a10 10 0 0 0 18 -9Z', 'yellow', 0.1),
            area('M-20 12c6 -4 10 2 4 5c8 -2 8 6 0 5Z', 'leaf', 0.2),
          ]
        : []),
      ...(holds === 'bones'
        ? [
            concept(
              'fishbone',
              [
                stroke('M-40 -2H24', 2.6, 'brick4', { tone: 0.1 }),
                stroke('M-30 -10L-24 -2L-30 6M-16 -12L-10 -2L-16 8M-2 -12L4 -2L-2 8', 2, 'brick4', { tone: 0.1 }),
                area('M20 -11C32 -11 40 -6 42 -2C40 3 32 8 20 8C24 2 24 -6 20 -11ZM-40 -2L-52 -11V8Z', 'brick4', 0.1),
              ],
              { also: ['food'] },
            ),
          ]
        : []),
      stroke('M-72 -12C-60 -22 -40 -28 -20 -31', 2.6, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'food', 'meal'], ...solid },
  );
}

/** Stands on the origin; with or without a slice missing, candles to count. */
export function cake({
  fill = 'pink',
  tone = 0.1,
  candles = 3,
  cut = 'whole',
}: Paint & { readonly candles?: number; readonly cut?: 'whole' | 'cut' } = {}): Group {
  const flames = Array.from({ length: candles }, (_, i) => (candles === 1 ? 0 : -34 + (68 * i) / (candles - 1)));
  return concept(
    'cake',
    [
      ...(candles > 0 ? [{ glow: circle(0, -98, 80), kind: 'round', opacity: 0.5 } as const] : []),
      area('M-10 0H10L18 8H-18Z', 'grey', 0.2),
      area(ellipse(0, -2, 74, 8), 'white', 0.1),
      area('M-60 -60V-6C-40 2 40 2 60 -6V-60Z', 'hairBlond', 0),
      area('M-60 -38C-40 -30 40 -30 60 -38V-28C40 -20 -40 -20 -60 -28Z', fill, tone - 0.2),
      area(
        'M-60 -64C-40 -72 40 -72 60 -64V-48C52 -38 46 -54 36 -46C28 -38 22 -50 12 -44C2 -36 -6 -50 -16 -44C-26 -36 -34 -52 -42 -46C-50 -40 -56 -46 -60 -50Z',
        fill,
        tone,
      ),
      area(ellipse(0, -64, 60, 9), fill, tone + 0.35),
      ...(cut === 'cut'
        ? [
            area('M0 -64L26 -56V-2L0 -10Z', 'hairBlond', -0.15),
            area('M0 -64L52 -60L26 -56Z', 'dark', 0.2, { opacity: 0.2 }),
            area('M0 -46L26 -38V-30L0 -38Z', fill, tone - 0.2),
          ]
        : []),
      stroke(flames.map(x => `M${x} -66V-86`).join(''), 4, 'paper'),
      area(flames.map(x => `M${x} -88c-6 -4 -3 -12 0 -17c3 5 6 13 0 17Z`).join(''), 'light', 0.2),
      area(`${circle(-46, -70, 5)}${circle(46, -70, 5)}`, 'red'),
    ],
    { also: ['thing', 'food', 'feast', 'birthday', 'sweet'], rim: 0.7, shade: { to: [0.5, 1], depth: 0.3 } },
  );
}

export function bread({ fill = 'orange', tone = -0.15 }: Paint = {}): Group {
  return concept(
    'bread',
    [
      area('M-66 0C-80 -6 -76 -34 -56 -42C-20 -54 30 -54 60 -40C78 -32 78 -6 64 0C30 6 -40 6 -66 0Z', fill, tone),
      area(
        'M-44 -40C-36 -44 -30 -30 -36 -24C-44 -24 -50 -34 -44 -40ZM-14 -46C-6 -48 2 -34 -4 -28C-12 -28 -20 -40 -14 -46ZM18 -46C26 -46 34 -34 28 -28C20 -28 12 -40 18 -46Z',
        fill,
        tone + 0.6,
      ),
      stroke('M-62 -24C-58 -32 -54 -36 -48 -38', 3, fill, { tone: tone + 0.8, opacity: 0.6 }),
    ],
    { also: ['thing', 'food', 'baker'], ...solid },
  );
}

/** A wheel of cheese with a wedge cut out. */
export function cheese({ fill = 'yellow', tone = 0 }: Paint = {}): Group {
  return concept(
    'cheese',
    [
      area('M-62 -36V-8C-50 6 50 6 62 -8V-36Z', 'red', -0.15),
      area(ellipse(0, -36, 62, 20), 'red', 0.1),
      area('M0 -36L38 -20V12L0 0Z', fill, tone - 0.25),
      area('M0 -36L58 -29V3L38 10V-20Z', fill, tone),
      area('M0 -36L58 -29L38 -20Z', 'dark', 0.3, { opacity: 0.25 }),
      area(`${circle(46, -14, 4)}${circle(52, -4, 2.6)}${circle(20, -14, 4.5)}${circle(28, -2, 3)}${circle(10, -12, 2.4)}`, fill, tone - 0.5),
      stroke('M-50 -40C-40 -48 -20 -52 -6 -52', 3, 'red', { tone: 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'food', 'market'], ...solid },
  );
}

export function apple({ fill = 'red', tone = 0, bitten = 'whole' }: Paint & { readonly bitten?: 'whole' | 'bitten' } = {}): Group {
  const whole = 'M0 -28C-12 -40 -42 -36 -42 -4C-42 24 -22 42 -10 42C-4 42 -2 39 0 39C2 39 4 42 10 42C22 42 42 24 42 -4C42 -36 12 -40 0 -28Z';
  const bite =
    'M0 -28C-12 -40 -42 -36 -42 -4C-42 24 -22 42 -10 42C-4 42 -2 39 0 39C2 39 4 42 10 42C20 42 34 28 39 12C28 14 24 4 30 -4C22 -8 24 -22 36 -22C28 -36 10 -38 0 -28Z';
  return concept(
    'apple',
    [
      area(bitten === 'whole' ? whole : bite, fill, tone),
      ...(bitten === 'bitten' ? [area('M39 12C28 14 24 4 30 -4C22 -8 24 -22 36 -22C30 -18 30 -10 37 -6C31 0 32 8 39 12Z', 'paper', -0.05)] : []),
      stroke('M0 -28C0 -38 3 -44 7 -50', 4, 'brown', { tone: -0.2 }),
      area('M6 -40C14 -54 30 -54 36 -46C28 -36 14 -34 6 -40Z', 'leaf', 0.1),
      stroke('M-32 -8C-32 -20 -26 -26 -18 -28', 5, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'food', 'fruit', 'temptation'], ...solid },
  );
}

export function lemon({ fill = 'yellow', tone = 0 }: Paint = {}): Group {
  return concept(
    'lemon',
    [
      area('M-46 4C-42 -20 -20 -32 4 -30C24 -28 34 -18 44 -16C52 -14 52 -4 46 0C40 18 20 32 -4 30C-22 28 -32 18 -42 14C-50 12 -50 6 -46 4Z', fill, tone),
      area('M-34 -14C-50 -30 -44 -44 -28 -46C-18 -36 -22 -22 -34 -14Z', 'leaf', 0),
      stroke('M-26 -10C-20 -20 -8 -24 4 -23', 4.5, fill, { tone: tone + 0.8, opacity: 0.8 }),
      area(`${circle(8, 6, 1.6)}${circle(20, -4, 1.6)}${circle(-6, 16, 1.6)}${circle(24, 8, 1.6)}${circle(-18, 6, 1.6)}`, fill, tone - 0.35),
    ],
    { also: ['thing', 'food', 'fruit', 'sour'], ...solid },
  );
}

export function cherries({ fill = 'red', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'cherry',
    [
      stroke('M-20 12C-16 -14 0 -34 20 -46M22 8C26 -12 24 -30 20 -46', 3, 'leaf', { tone: -0.1 }),
      area('M20 -46C32 -62 56 -58 60 -44C48 -34 30 -34 20 -46Z', 'leaf', 0.1),
      area(circle(-22, 26, 20), fill, tone),
      area(circle(22, 22, 20), fill, tone - 0.15),
      stroke('M-34 22C-34 14 -28 10 -24 10M10 18C10 10 16 6 20 6', 3.6, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'food', 'fruit', 'summer'], ...solid },
  );
}

/** A cone; the origin is the hand. */
export function iceCream({ fill = 'pink', tone = 0.1, scoops = 2 }: Paint & { readonly scoops?: number } = {}): Group {
  return concept(
    'ice cream',
    [
      ...(scoops > 1 ? [area('M-24 -56C-32 -92 32 -92 24 -56C18 -50 -18 -50 -24 -56Z', 'accent2', 0.2)] : []),
      area('M-30 -30C-36 -72 36 -72 30 -30C32 -20 24 -18 18 -24C12 -16 4 -16 0 -23C-6 -16 -14 -16 -18 -24C-24 -18 -32 -20 -30 -30Z', fill, tone),
      area('M-25 -26C-10 -18 10 -18 25 -26L4 40C2 44 -2 44 -4 40Z', 'hairBlond', 0),
      stroke('M-19 -14L6 32M-8 -20L12 14M19 -14L-6 32M8 -20L-12 14', 1.6, 'hairBlond', { tone: -0.4 }),
      stroke('M-19 -40C-18 -50 -12 -55 -5 -57', 3.4, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'food', 'summer', 'sweet'], ...solid },
  );
}

export function egg({ fill = 'paper', tone = 0, state = 'whole' }: Paint & { readonly state?: 'whole' | 'cracked' | 'golden' } = {}): Group {
  const token = state === 'golden' ? 'yellow' : fill;
  return concept(
    'egg',
    [
      area('M0 -44C20 -44 34 -8 34 10C34 30 18 40 0 40C-18 40 -34 30 -34 10C-34 -8 -20 -44 0 -44Z', token, tone),
      ...(state === 'cracked' ? [stroke('M-33 2L-20 -8L-10 4L2 -8L12 4L22 -6L33 4', 2.6, 'dark', { tone: 0.2 })] : []),
      stroke('M-24 8C-24 -6 -18 -22 -10 -30', 4.5, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'food', ...(state === 'golden' ? ['gold', 'treasure'] : [])], ...solid },
  );
}

/** Stands on the origin, one fish in it. */
export function fishBowl({ fill = 'orange', tone = 0 }: Paint = {}): Group {
  return concept(
    'fish bowl',
    [
      area('M-36 -96C-72 -80 -72 -14 -36 -2H36C72 -14 72 -80 36 -96Z', 'blue', 0.6, { opacity: 0.35 }),
      area('M-59 -64C-30 -58 30 -70 59 -64C62 -36 54 -8 36 -2H-36C-54 -8 -62 -36 -59 -64Z', 'blue', 0.2, { opacity: 0.65 }),
      area('M-40 -4C-24 -16 24 -14 40 -4L36 -2H-36Z', 'hairBlond', 0),
      stroke('M-30 -8C-38 -24 -24 -34 -32 -48', 4, 'leaf', { tone: 0.1 }),
      concept(
        'fish',
        [
          area('M-14 -36L-30 -48C-26 -38 -26 -30 -30 -22Z', fill, tone - 0.2),
          area('M-18 -36C-8 -52 18 -52 30 -36C18 -22 -8 -22 -18 -36Z', fill, tone),
          area('M0 -46C6 -56 14 -54 16 -46ZM2 -30C4 -22 -4 -20 -8 -20Z', fill, tone - 0.25),
          area(circle(19, -39, 2.6), 'dark'),
        ],
        { also: ['animal', 'water'] },
      ),
      area(`${circle(38, -48, 3)}${circle(42, -58, 2)}`, 'paper', 0.5),
      stroke('M-38 -98H38', 5, 'paper'),
      stroke('M-52 -40C-54 -60 -48 -76 -38 -84', 4, 'paper', { tone: 1, opacity: 0.85 }),
    ],
    { also: ['thing', 'glass', 'water', 'pet'], ...clear },
  );
}

/** A long tank on the origin; `inside` swims around its middle, 100 × 50 to each side. */
export function aquarium({ inside = [] }: { readonly inside?: readonly Node[] } = {}): Group {
  return concept(
    'aquarium',
    [
      area('M-112 -128H112V-6H-112Z', 'blue', 0.1, { opacity: 0.75 }),
      { glow: 'M-90 -128H90L112 -6H-112Z', kind: 'beam', opacity: 0.5 },
      area('M-112 -22C-80 -34 -40 -16 0 -26C40 -34 80 -18 112 -28V-6H-112Z', 'hairBlond', 0),
      stroke('M-84 -20C-94 -44 -76 -60 -86 -84M-70 -20C-64 -40 -76 -54 -68 -70M80 -22C72 -46 88 -58 80 -86M92 -20C98 -36 90 -46 96 -60', 5, 'leaf', {
        tone: 0.1,
      }),
      area('M30 -24C30 -44 62 -46 66 -26Z', 'grey', -0.2),
      { nodes: inside, transform: { move: [0, -70] } },
      area(`${circle(-50, -90, 3)}${circle(-46, -104, 4)}${circle(52, -100, 3)}${circle(56, -112, 2.2)}`, 'paper', 0.4, { opacity: 0.7 }),
      { nodes: [stroke('M-114 -130V-4H114V-130', 6, 'dark', { tone: 0.3 }), area('M-120 -140H120V-128H-120ZM-120 -6H120V4H-120Z', 'dark', 0.3)], rim: 0.7 },
      stroke('M-102 -40V-116M-102 -116H-74', 3, 'paper', { tone: 1, opacity: 0.6 }),
    ],
    { also: ['thing', 'glass', 'water'] },
  );
}

import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Glow, Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

/** Stands on the origin. */
export function microscope({ fill = 'mass', tone = -0.35 }: Paint = {}): Group {
  return concept(
    'microscope',
    [
      area('M-50 0C-50 -12 -30 -14 -20 -14H46C54 -14 54 0 50 0Z', fill, tone),
      area('M20 -14C52 -40 52 -86 18 -104L10 -92C32 -78 30 -44 4 -26L4 -14Z', fill, tone + 0.15),
      area('M-44 -40H14V-32H-44Z', 'grey', -0.1),
      area('M-34 -43H-6V-40H-34Z', 'blue', 0.5),
      {
        nodes: [
          area('M-11 -66H11V8H-11Z', 'yellow', -0.1),
          area('M-7 8H7L4 26H-4Z', 'grey', 0.2),
          area('M-8 -88H8V-66H-8Z', fill, tone + 0.1),
          area('M-11 -94H11V-86H-11Z', 'dark', 0.2),
          stroke('M-6 -60V2', 2.6, 'yellow', { tone: 0.8 }),
        ],
        transform: { turn: 22, move: [-8, -66] },
      },
      area(circle(30, -58, 9), 'grey', 0.2),
      area(circle(30, -58, 4), 'dark', 0.2),
    ],
    { also: ['thing', 'science', 'looking', 'small'], ...solid },
  );
}

/** On a bracket from the wall at the origin; it looks down to the right. */
export function cctvCamera({ fill = 'grey', tone = 0.2, beam = 0 }: Paint & { readonly beam?: number } = {}): Group {
  const sight: Glow[] = beam > 0 ? [{ glow: `M-12 0H12L${beam * 0.4} ${beam}H${-beam * 0.4}Z`, kind: 'beam', opacity: 0.5, fill: 'red' }] : [];
  return concept(
    'camera',
    [
      { nodes: sight, transform: { turn: -66, move: [84, 38] } },
      {
        nodes: [
          area('M-6 -26H6V26H-6Z', fill, tone - 0.4),
          stroke('M4 0H26L36 14', 7, fill, { tone: tone - 0.3 }),
          {
            nodes: [
              area('M-28 -18H52L58 -12V14H-28C-34 14 -34 -18 -28 -18Z', fill, tone),
              area('M-32 -22H62V-14H-30Z', fill, tone - 0.25),
              area('M52 -12H66V12H52Z', 'dark', 0.2),
              area(circle(62, 0, 9), 'blue', -0.5),
              area(circle(60, -3, 3), 'paper', 0.8),
              area(circle(-16, 4, 3), 'red', 0.2),
            ],
            transform: { turn: 24, move: [34, 18] },
          },
        ],
        ...solid,
      },
    ],
    { also: ['thing', 'watched', 'spy', 'security'] },
  );
}

/** Hovers round the origin. */
export function drone({ fill = 'mass', tone = -0.4 }: Paint = {}): Group {
  return concept(
    'drone',
    [
      stroke('M-22 -4L-56 -20M22 -4L56 -20M-18 8L-40 34M18 8L40 34', 5, fill, { tone }),
      stroke('M-48 34H-30M48 34H30', 4, fill, { tone }),
      area('M-60 -32H-50V-16H-60ZM60 -32H50V-16H60Z', fill, tone + 0.1),
      area(`${ellipse(-55, -34, 34, 4)}${ellipse(55, -34, 34, 4)}`, 'paper', 0, { opacity: 0.6 }),
      area('M-28 -14C-20 -24 20 -24 28 -14C34 -2 26 12 0 14C-26 12 -34 -2 -28 -14Z', fill, tone + 0.15),
      area(circle(0, 8, 11), 'dark', 0.2),
      area(circle(0, 8, 7), 'blue', -0.2),
      area(circle(-2, 5, 2.4), 'paper', 1),
      area(`${circle(-18, -6, 2.6)}${circle(18, -6, 2.6)}`, 'red', 0.2),
    ],
    { also: ['machine', 'watched', 'flying'], ...clear },
  );
}

/** Flies up; its flame below. The origin is its middle. */
export function rocket({
  fill = 'paper',
  tone = 0,
  second = 'red',
  flame = 'burning',
}: Paint & { readonly second?: Paint['fill']; readonly flame?: 'burning' | 'out' } = {}): Group {
  return concept(
    'rocket',
    [
      ...(flame === 'burning'
        ? [
            { glow: circle(0, 84, 60), kind: 'round', opacity: 0.8, fill: 'orange' } satisfies Glow,
            area('M-16 58C-22 84 -8 100 0 128C8 100 22 84 16 58Z', 'orange', 0.1),
            area('M-8 58C-10 74 -4 84 0 100C4 84 10 74 8 58Z', 'light', 0.4),
          ]
        : []),
      {
        nodes: [
          area('M-26 20C-46 34 -50 58 -44 70L-18 52ZM26 20C46 34 50 58 44 70L18 52Z', second, -0.1),
          area('M0 -90C26 -62 34 -10 22 56H-22C-34 -10 -26 -62 0 -90Z', fill, tone),
          area('M0 -90C26 -62 34 -10 22 56H4C16 -10 14 -60 0 -90Z', fill, tone - 0.25),
          area('M0 -90C10 -80 17 -66 21 -50C8 -45 -8 -45 -21 -50C-17 -66 -10 -80 0 -90Z', second, 0),
          area(circle(0, -14, 14), second, -0.2),
          area(circle(0, -14, 10), 'blue', 0.3),
          stroke('M-6 -18C-5 -21 -2 -22 0 -22', 2.4, 'paper', { tone: 1 }),
          area('M-4 20H4V66H-4Z', second, -0.15),
          area('M-16 54H16L12 62H-12Z', 'grey', -0.3),
        ],
        ...solid,
      },
    ],
    { also: ['thing', 'space', 'flying', 'journey'] },
  );
}

/** Swims right round the origin. */
export function submarine({ fill = 'yellow', tone = -0.05 }: Paint = {}): Group {
  return concept(
    'submarine',
    [
      stroke('M6 -52V-78H24', 5, 'grey'),
      area('M-20 -28L-14 -56H26L32 -28Z', fill, tone - 0.2),
      area('M-80 -24L-104 -36V28L-80 16ZM-104 -10H-118V2H-104Z', fill, tone - 0.35),
      area('M-92 -4C-92 -28 -50 -34 0 -34C60 -34 96 -24 96 0C96 22 60 32 0 32C-50 32 -92 20 -92 -4Z', fill, tone),
      area('M-92 2C-40 12 50 14 96 2C94 24 58 32 0 32C-48 32 -90 22 -92 2Z', fill, tone - 0.25),
      area([-34, 4, 42].map(x => circle(x, -8, 12)).join(''), 'grey', -0.2),
      area([-34, 4, 42].map(x => circle(x, -8, 8)).join(''), 'light', 0.2),
      stroke('M-70 -18C-40 -26 0 -28 40 -26', 3, fill, { tone: tone + 0.8, opacity: 0.7 }),
      area(
        [
          [-70, 8],
          [-50, 12],
          [70, 8],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 2))
          .join(''),
        fill,
        tone - 0.6,
      ),
    ],
    { also: ['ship', 'sea', 'deep', 'secret'], ...solid },
  );
}

/** Tin and clockwork: stands on the origin, key in its back. */
export function robot({ fill = 'grey', tone = 0.15, second = 'red' }: Paint & { readonly second?: Paint['fill'] } = {}): Group {
  return concept(
    'robot',
    [
      stroke('M-34 -64H-50M-56 -74V-54', 5, 'yellow', { tone: -0.1 }),
      area('M-24 -24H-6V0H-30V-6H-24ZM24 -24H6V0H30V-6H24Z', fill, tone - 0.3),
      stroke('M-32 -72L-44 -44L-36 -30M32 -72L46 -50L52 -66', 8, fill, { tone: tone - 0.15 }),
      area('M-34 -84H34V-24H-34Z', fill, tone),
      area('M-20 -72H20V-48H-20Z', 'dark', 0.2),
      area(`${circle(-10, -60, 5)}`, 'light', 0.2),
      area(`${circle(6, -60, 5)}`, second, 0.1),
      stroke('M-22 -36H22', 3, fill, { tone: tone - 0.4 }),
      area('M-26 -128H26V-88H-26Z', fill, tone + 0.12),
      area(`${circle(-11, -110, 8)}${circle(11, -110, 8)}`, 'light', 0.3),
      area(`${circle(-11, -110, 3)}${circle(11, -110, 3)}`, 'dark'),
      stroke('M-14 -96H14', 4, 'dark', { tone: 0.2 }),
      stroke('M0 -128V-142', 3, fill, { tone: tone - 0.2 }),
      area(circle(0, -146, 6), second, 0.1),
      area('M-30 -116h4v14h-4ZM26 -116h4v14h-4Z', second, -0.1),
      stroke('M-28 -78V-34', 2.6, 'paper', { tone: 0.8, opacity: 0.6 }),
    ],
    { also: ['toy', 'machine', 'future'], ...solid },
  );
}

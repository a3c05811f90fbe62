import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

/** Upright round its middle, neck up. */
export function guitar({ fill = 'orange', tone = -0.2 }: Paint = {}): Group {
  return concept(
    'guitar',
    [
      stroke('M0 -20V-96', 7, 'brown', { tone: -0.4 }),
      area('M-8 -120H8L6 -94H-6Z', 'brown', -0.3),
      stroke('M-12 -116H-7M-12 -108H-7M-12 -100H-7M12 -116H7M12 -108H7M12 -100H7', 3, 'grey', { tone: 0.2 }),
      area(
        'M0 -24C18 -26 30 -16 28 -2C27 8 20 10 22 20C34 26 40 40 36 54C32 72 14 76 0 74C-14 76 -32 72 -36 54C-40 40 -34 26 -22 20C-20 10 -27 8 -28 -2C-30 -16 -18 -26 0 -24Z',
        fill,
        tone,
      ),
      area('M0 -24C18 -26 30 -16 28 -2C27 8 20 10 22 20C34 26 40 40 36 54C32 72 14 76 0 74Z', fill, tone - 0.18),
      area(circle(0, 20, 13), 'dark', 0.1),
      stroke(circle(0, 20, 15.5), 1.6, 'paper', { tone: -0.1 }),
      area('M-14 48H14V54H-14Z', 'brown', -0.5),
      stroke('M-2.500 -96V50M2.500 -96V50', 0.9, 'paper', { tone: 0.3 }),
      stroke('M-21 -6C-21 -12 -16 -16 -10 -17M-29 52C-29 44 -26 38 -22 34', 2.8, fill, { tone: tone + 0.8, opacity: 0.8 }),
    ],
    { also: ['thing', 'music', 'instrument', 'song'], ...solid },
  );
}

/** Mouthpiece at the upper left, bell to the right. */
export function saxophone({ fill = 'yellow', tone = -0.05 }: Paint = {}): Group {
  return concept(
    'saxophone',
    [
      stroke('M-50 -66L-34 -72C-24 -75 -20 -68 -18 -58', 6, fill, { tone: tone - 0.1 }),
      stroke('M-58 -62L-48 -67', 7, 'dark', { tone: 0.2 }),
      area('M-24 -60H-12L2 34C4 48 20 48 22 34L24 -4C26 -14 34 -20 44 -26C54 -26 60 -22 62 -16C54 -8 50 2 49 14L47 40C44 74 -14 78 -20 42Z', fill, tone),
      area('M44 -26C54 -30 64 -24 62 -16C56 -10 48 -12 44 -26Z', fill, tone - 0.5),
      area(`${circle(-8, -24, 5)}${circle(-5, -6, 5)}${circle(-3, 12, 5)}${circle(36, 12, 6)}${circle(34, 32, 5)}`, fill, tone - 0.35),
      stroke('M2 -34L8 20M-18 -50L-6 36', 2, fill, { tone: tone + 0.7, opacity: 0.8 }),
    ],
    { also: ['thing', 'music', 'instrument', 'jazz'], ...clear, shade: { to: [0.5, 1], depth: 0.25 } },
  );
}

/** Stands on the origin. */
export function harp({ fill = 'yellow', tone = -0.1 }: Paint = {}): Group {
  const strings = Array.from({ length: 11 }, (_, i) => `M${-32 + i * 8} ${-150 + 16 * Math.sin(i * 0.5) + i * 1.5}L${-28 + i * 7.2} ${-20 - i * 10.5}`).join(
    '',
  );
  return concept(
    'harp',
    [
      stroke(strings, 1.1, 'paper', { tone: 0.1 }),
      area('M-42 0C-30 -10 -20 -16 -14 -24L62 -128L74 -122L4 -12C2 -6 4 -2 8 0Z', fill, tone - 0.15),
      stroke('M-40 -8V-156', 8, fill, { tone }),
      stroke('M-40 -156C-30 -178 -10 -156 6 -146C28 -132 44 -156 68 -128', 9, fill, { tone: tone + 0.05 }),
      area('M-52 -2H14V6H-52Z', fill, tone - 0.3),
      area(circle(-40, -164, 9), fill, tone + 0.2),
      stroke('M-42 -16V-148', 2, fill, { tone: tone + 0.8, opacity: 0.8 }),
    ],
    { also: ['thing', 'music', 'instrument', 'angel'], rim: 0.6 },
  );
}

/** Stands on the origin; `swing` in degrees. */
export function metronome({ fill = 'wood', tone = 0, swing = 18 }: Paint & { readonly swing?: number } = {}): Group {
  return concept(
    'metronome',
    [
      area('M-18 -118H18L42 0H-42Z', fill, tone),
      area('M-11 -108H11L26 -30H-26Z', 'dark', 0.15),
      stroke('M0 -100V-36', 1.6, 'paper', { opacity: 0.5 }),
      { nodes: [stroke('M0 0V-100', 3, 'grey', { tone: 0.4 }), area('M-9 -78H9L6 -62H-6Z', 'yellow', 0)], transform: { turn: swing, move: [0, -26] } },
      area('M-30 -30H30L34 -12H-34Z', fill, tone + 0.15),
      area('M-46 -6H46V4H-46Z', fill, tone - 0.35),
      stroke('M-15 -110L-34 -12', 2.4, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    { also: ['thing', 'music', 'time', 'rhythm'], ...solid },
  );
}

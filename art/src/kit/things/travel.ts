import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, around, clear, type Paint, solid } from './brush.ts';

/** Folded in three, with canals and a small flag where something lies buried; no letters. */
export function map({ fill = 'paper', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'map',
    [
      area('M-72 -44L-24 -52L24 -42L72 -50V42L24 52L-24 42L-72 50Z', fill, tone),
      area('M-24 -52L24 -42V52L-24 42Z', fill, tone - 0.16),
      stroke('M-70 -10C-48 -26 -34 8 -10 -4C14 -16 24 6 44 -6C56 -12 64 -8 71 -14M-44 -47C-50 -20 -40 20 -54 46M14 -43C4 -14 24 10 8 48', 4, 'blue', {
        tone: 0.2,
      }),
      stroke('M-60 30C-44 14 -30 30 -12 22C6 14 22 34 44 18', 2, 'red', { opacity: 0.9 }),
      stroke('M44 18V-4', 2, 'brown', { tone: -0.2 }),
      area('M44 -4L60 2L44 8Z', 'red', -0.1),
      area('M-62 -34h14v10h-14ZM-16 -36l14 3v10l-14 -3ZM34 -36h12v10h-12ZM-36 2h8v12h-8Z', 'leaf', 0.1),
      stroke('M-24 -52V42M24 -42V52', 1.4, fill, { tone: tone - 0.45 }),
    ],
    { also: ['thing', 'way', 'journey', 'treasure'], ...solid },
  );
}

/** Its needle points where asked, in degrees from up. */
export function compass({ fill = 'yellow', tone = -0.15, needle = 38 }: Paint & { readonly needle?: number } = {}): Group {
  return concept(
    'compass',
    [
      stroke(circle(0, -56, 8), 4, fill, { tone: tone - 0.1 }),
      area(circle(0, 0, 48), fill, tone),
      area(circle(0, 0, 40), 'paper', -0.05),
      ...around(4, area('M0 -36L5 0H-5Z', 'grey', 0.3)),
      stroke(circle(0, 0, 34), 1.2, 'grey', { tone: -0.1 }),
      { nodes: [area('M0 -32L6 0H-6Z', 'red'), area('M0 32L6 0H-6Z', 'dark', 0.3), area(circle(0, 0, 3.6), fill, tone + 0.3)], transform: { turn: needle } },
      stroke('M-30 -20C-24 -30 -14 -36 -4 -37', 3, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'way', 'journey', 'north'], ...solid },
  );
}

/** Stands on the origin. */
export function globe({ fill = 'blue', tone = 0, land = 'leaf' as Paint['fill'] & string }: Paint & { readonly land?: Paint['fill'] & string } = {}): Group {
  return concept(
    'globe',
    [
      area('M-30 0C-24 -12 -8 -10 -5 -22H5C8 -10 24 -12 30 0Z', 'wood', -0.2),
      stroke('M28 -122C58 -98 58 -50 28 -30C14 -20 -6 -18 -20 -24', 5, 'yellow', { tone: -0.2 }),
      area(circle(0, -76, 48), fill, tone),
      area(
        'M-38 -104C-28 -116 -10 -122 2 -118C6 -108 -8 -104 -6 -94C-2 -84 -22 -84 -24 -74C-26 -64 -40 -72 -44 -84C-44 -92 -42 -98 -38 -104ZM-14 -66C0 -72 12 -64 10 -52C6 -42 -4 -34 -8 -30C-16 -36 -20 -56 -14 -66ZM22 -104C34 -102 44 -90 46 -78C38 -72 26 -78 24 -86C16 -92 16 -100 22 -104Z',
        land,
        0.05,
      ),
      stroke('M-46 -88C-20 -76 20 -76 46 -88M-44 -58C-16 -46 16 -46 44 -58', 1.2, 'paper', { opacity: 0.5 }),
      stroke('M-36 -96C-30 -108 -20 -116 -8 -119', 4, 'paper', { tone: 1, opacity: 0.7 }),
    ],
    { also: ['thing', 'world', 'journey', 'school'], ...solid },
  );
}

/** Punched, with bars where the print would be. */
export function ticket({ fill = 'accent2', tone = 0 }: Paint = {}): Group {
  return concept(
    'ticket',
    [
      area('M-48 -24H48V-7C40 -7 40 7 48 7V24H-48V7C-40 7 -40 -7 -48 -7Z', fill, tone),
      stroke('M24 -20V20', 1.6, fill, { tone: tone - 0.45 }),
      area('M-32 -12H8C13 -12 15 -6 15 0V8H-32Z', fill, tone - 0.5),
      area('M-27 -8h9v8h-9ZM-14 -8h9v8h-9ZM-1 -8h9v8h-9Z', fill, tone + 0.3),
      area(`${circle(-22, 10, 4.5)}${circle(4, 10, 4.5)}`, fill, tone - 0.6),
      area(circle(34, 0, 5), 'red', -0.1),
    ],
    { also: ['thing', 'journey', 'theatre'], ...solid },
  );
}

/** A flag that blows right from its pole, which stands on the origin. */
export function flag({ fill = 'red', tone = 0, second = 'paper' }: Paint & { readonly second?: Paint['fill'] } = {}): Group {
  return concept(
    'flag',
    [
      stroke('M0 0V-150', 4.5, 'wood'),
      area(circle(0, -153, 5), 'yellow', 0),
      area('M2 -146C30 -160 50 -132 96 -146V-92C50 -78 30 -106 2 -92Z', fill, tone),
      area('M2 -128C30 -142 50 -114 96 -128V-110C50 -96 30 -124 2 -110Z', second, -0.05),
      area('M34 -146C48 -140 58 -138 66 -138V-84C56 -84 46 -90 34 -94Z', fill, tone - 0.6, { opacity: 0.3 }),
    ],
    { also: ['thing', 'sign', 'country'], ...solid },
  );
}

/** Stands on the origin, its flap open. */
export function tent({ fill = 'orange', tone = 0, inside = 'light' }: Paint & { readonly inside?: Paint['fill'] } = {}): Group {
  return concept(
    'tent',
    [
      stroke('M0 -112L-96 6M20 -108L110 4', 1.6, 'paper', { tone: -0.1 }),
      area('M0 -104L112 0H-84Z', fill, tone - 0.35),
      area('M0 -104L60 0H-84Z', fill, tone),
      area('M0 -100C6 -60 14 -30 24 0H-30C-16 -30 -6 -60 0 -100Z', inside, -0.2),
      area('M0 -100C-6 -60 -20 -30 -30 0H-46C-30 -30 -12 -60 0 -100Z', fill, tone + 0.25),
      stroke('M0 -104V-116', 3, 'wood'),
    ],
    { also: ['thing', 'camp', 'shelter'], ...solid },
  );
}

/** Opens above the origin, where its lines meet. */
export function parachute({ fill = 'paper', tone = 0, second = 'accent' }: Paint & { readonly second?: Paint['fill'] } = {}): Group {
  return concept(
    'parachute',
    [
      stroke('M0 0L-100 -106M0 0L-56 -112M0 0L0 -114M0 0L56 -112M0 0L100 -106', 1.4, 'paper', { tone: -0.2 }),
      area(
        'M-104 -104C-100 -176 -50 -204 0 -204C50 -204 100 -176 104 -104C92 -120 66 -120 56 -108C44 -122 12 -122 0 -110C-12 -122 -44 -122 -56 -108C-66 -120 -92 -120 -104 -104Z',
        fill,
        tone,
      ),
      area(
        'M-104 -104C-100 -176 -50 -204 0 -204C-34 -186 -54 -150 -56 -108C-66 -120 -92 -120 -104 -104ZM0 -204C26 -186 54 -150 56 -108C44 -122 12 -122 0 -110Z',
        second,
        -0.05,
      ),
      stroke('M-84 -140C-76 -166 -60 -180 -44 -188', 3.4, 'paper', { tone: 1, opacity: 0.7 }),
    ],
    { also: ['thing', 'falling', 'flying'], ...clear, shade: { to: [0.6, 1], depth: 0.3 } },
  );
}

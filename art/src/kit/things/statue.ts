import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

/** A bust of marble on its foot at the origin, facing right. */
export function statueHead({ fill = 'white', tone = 0 }: Paint = {}): Group {
  return concept(
    'statue',
    [
      area('M-26 0H26V-8H18L14 -22H-14L-18 -8H-26Z', fill, tone - 0.3),
      area('M-40 -22C-36 -40 -20 -46 -14 -56L-10 -80H16L14 -60C24 -50 38 -42 40 -22C20 -14 -20 -14 -40 -22Z', fill, tone),
      area(
        'M-28 -108C-32 -134 -12 -150 8 -148C28 -146 34 -132 33 -120C34 -114 38 -106 43 -98C43 -95 40 -94 37 -94C37 -90 38 -88 36 -86C38 -83 36 -80 35 -79C36 -72 30 -68 20 -70L12 -64C-8 -66 -26 -84 -28 -108Z',
        fill,
        tone + 0.1,
      ),
      area(
        'M-28 -108C-36 -118 -32 -136 -20 -144C-12 -154 8 -158 20 -150C32 -148 38 -136 33 -128C26 -134 20 -130 14 -134C8 -128 6 -120 2 -116C-4 -120 -8 -112 -6 -104C-8 -96 -14 -90 -20 -90C-24 -96 -27 -102 -28 -108Z',
        fill,
        tone - 0.22,
      ),
      stroke('M-22 -136c6 -4 10 2 6 6M-8 -146c6 -4 10 2 6 6M8 -148c6 -4 10 2 6 6M-24 -122c6 -4 10 2 6 6M-12 -130c6 -4 10 2 6 6', 1.8, fill, {
        tone: tone - 0.5,
      }),
      area('M20 -116C25 -118 29 -117 32 -114C28 -112 24 -112 20 -116Z', fill, tone - 0.4),
      stroke('M18 -121C23 -124 28 -124 33 -121M37 -86C33 -85 30 -86 28 -87', 1.8, fill, { tone: tone - 0.5 }),
      area('M-4 -104C-10 -110 -6 -118 0 -114C4 -108 2 -100 -2 -98Z', fill, tone - 0.3),
      area('M-6 -74C4 -66 12 -66 18 -70L16 -58C6 -52 -6 -56 -10 -62Z', fill, tone - 0.45),
    ],
    { also: ['thing', 'art', 'stone', 'past', 'head'], ...solid },
  );
}

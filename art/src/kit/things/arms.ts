import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

/** A prop of the stage: point up, held at the origin. */
export function sword({ fill = 'grey', tone = 0.35, hilt = 'yellow' }: Paint & { readonly hilt?: Paint['fill'] & string } = {}): Group {
  return concept(
    'sword',
    [
      area('M-6 -14L-5 -128L0 -142L5 -128L6 -14Z', fill, tone),
      area('M0 -142L5 -128L6 -14H0Z', fill, tone - 0.4),
      stroke('M0 -20V-112', 1.4, fill, { tone: tone - 0.6 }),
      area('M-30 -18C-24 -10 -12 -12 0 -12C12 -12 24 -10 30 -18C32 -8 14 -4 0 -4C-14 -4 -32 -8 -30 -18Z', hilt, -0.1),
      area('M-5 -4H5V24H-5Z', 'brown', -0.2),
      stroke('M-5 2H5M-5 9H5M-5 16H5', 1.8, hilt),
      area(circle(0, 30, 7), hilt, 0),
    ],
    { also: ['thing', 'stage', 'fight', 'knight'], rim: 0.7 },
  );
}

export function shield({ fill = 'red', tone = -0.1, second = 'paper' }: Paint & { readonly second?: Paint['fill'] & string } = {}): Group {
  return concept(
    'shield',
    [
      area('M-50 -56C-30 -50 -14 -54 0 -64C14 -54 30 -50 50 -56C56 -8 46 42 0 68C-46 42 -56 -8 -50 -56Z', 'yellow', -0.15),
      area('M-42 -47C-26 -43 -12 -46 0 -54C12 -46 26 -43 42 -47C46 -6 38 36 0 58C-38 36 -46 -6 -42 -47Z', fill, tone),
      area('M0 -54C12 -46 26 -43 42 -47C44 -30 44 -14 41 0H0ZM0 0H-41C-38 24 -26 44 0 58Z', second, -0.1),
      stroke('M-36 -38C-37 -16 -34 6 -26 24', 3, fill, { tone: tone + 0.7, opacity: 0.7 }),
    ],
    { also: ['thing', 'protection', 'knight'], ...solid },
  );
}

/** A suit of armour that stands on the origin, empty or not. */
export function armour({ fill = 'grey', tone = 0, plume = 'red' }: Paint & { readonly plume?: Paint['fill'] & string } = {}): Group {
  return concept(
    'armour',
    [
      area('M0 -196C-18 -214 -40 -204 -44 -180C-34 -190 -20 -188 -12 -180Z', plume, 0),
      stroke('M-30 -126L-42 -96L-38 -66M30 -126L42 -96L38 -66', 15, fill, { tone: tone - 0.15 }),
      area('M-24 -72H-2L-4 -36L-8 -6H-26L-24 -36ZM24 -72H2L4 -36L8 -6H26L24 -36Z', fill, tone - 0.1),
      area('M-30 -6H-6V2H-36C-38 -2 -34 -6 -30 -6ZM30 -6H6V2H36C38 -2 34 -6 30 -6Z', fill, tone - 0.3),
      area('M-28 -140C-12 -148 12 -148 28 -140C34 -116 30 -94 22 -84H-22C-30 -94 -34 -116 -28 -140Z', fill, tone + 0.12),
      area('M-24 -84H24L30 -64C12 -56 -12 -56 -30 -64Z', fill, tone - 0.2),
      area(`${circle(-31, -130, 14)}${circle(31, -130, 14)}`, fill, tone + 0.05),
      stroke('M0 -144V-88M-22 -84H22M-18 -40H-6M18 -40H6', 2, fill, { tone: tone - 0.5 }),
      area('M-20 -150C-24 -184 -12 -194 0 -194C12 -194 24 -184 20 -150C10 -144 -10 -144 -20 -150Z', fill, tone + 0.15),
      area('M-16 -176H16V-169H-16Z', 'dark'),
      stroke('M0 -168V-148M-8 -162V-154M8 -162V-154M-14 -160V-154M14 -160V-154', 2, 'dark', { tone: 0.1 }),
      area(`${circle(-38, -64, 9)}${circle(38, -64, 9)}`, fill, tone - 0.2),
      stroke('M-20 -132C-24 -118 -22 -104 -18 -94', 3, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'knight', 'iron', 'past', 'castle'], ...solid },
  );
}

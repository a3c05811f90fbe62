import { concept } from '../../concept.ts';
import { rounded } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { area, type Paint, solid } from '../things/brush.ts';

/** A bone to be found or dug up. */
export function bone({ fill = 'paper', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'bone',
    [
      area(rounded(-26, -5, 52, 10, 5), fill, tone),
      area('M-24 -5C-28 -14 -40 -10 -38 -2C-38 -1 -38 1 -38 2C-40 10 -28 14 -24 5ZM24 -5C28 -14 40 -10 38 -2C38 -1 38 1 38 2C40 10 28 14 24 5Z', fill, tone),
    ],
    { also: ['thing', 'dog'], ...solid },
  );
}

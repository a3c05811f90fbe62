import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { beam } from '../city/draw.ts';
import { area } from '../things/brush.ts';
import { glow } from './paper.ts';

/** A gas lamp in the street, its foot at the origin, 220 high. */
export const lamp = ({ shine = 0.9 }: { shine?: number } = {}): Group =>
  concept(
    'street lamp',
    [
      beam(polygon([-10, -196], [10, -196], [90, 0], [-90, 0]), shine * 0.28),
      glow(circle(0, -196, 90), shine),
      area(
        `${rect(-3.5, -172, 7, 160)}${rect(-20, -160, 40, 4)}M-14 0L-10 -14L-6 -34L6 -34L10 -14L14 0Z${polygon([-6, -120], [6, -120], [4, -112], [-4, -112])}M-5 -172C-8 -178 -10 -180 -12 -182L12 -182C10 -180 8 -178 5 -172Z`,
        'mass',
        -0.7,
      ),
      area(polygon([-9, -182], [9, -182], [15, -212], [-15, -212]), 'light'),
      area(`${polygon([-18, -212], [18, -212], [8, -224], [-8, -224])}${circle(0, -228, 5)}${rect(-1, -212, 2, 30)}`, 'mass', -0.7),
    ],
    { also: ['lamp', 'light'] },
  );

/** A flame in a bracket on a wall, the light at the origin. */
export const sconce = (): Group =>
  concept(
    'gaslight',
    [
      glow(circle(0, 0, 130), 0.9),
      area('M-4 60L4 60L4 40C12 36 16 28 16 18L-16 18C-16 28 -12 36 -4 40Z', 'accent', -0.3),
      area('M0 -26C12 -12 16 0 10 12L-10 12C-16 0 -10 -10 0 -26Z', 'light', 0.4),
      area('M-16 18C-26 0 -22 -24 -14 -34L14 -34C22 -24 26 0 16 18Z', 'paper', 0, { opacity: 0.35 }),
    ],
    { also: ['lamp', 'light'] },
  );

/** A burning candle in its holder, standing on the origin; 120 high. */
export const candle = ({ height = 80 }: { height?: number } = {}): Group =>
  concept(
    'candle',
    [
      glow(circle(0, -height - 34, 120), 0.9),
      area('M-34 0C-34 -12 -16 -12 -12 -14L12 -14C16 -12 34 -12 34 0Z', 'accent', -0.2),
      area(`M-11 -12L-11 ${-height - 8}C-8 ${-height - 14} 6 ${-height - 14} 11 ${-height - 8}L11 -12Z`, 'paper', -0.05, {
        shade: { to: [1, 0.4], depth: 0.4 },
      }),
      area(
        `M0 ${-height - 56}C12 ${-height - 40} 14 ${-height - 26} 6 ${-height - 16}C2 ${-height - 13} -2 ${-height - 13} -6 ${-height - 16}C-13 ${-height - 26} -8 ${-height - 38} 0 ${-height - 56}Z`,
        'light',
        0.3,
      ),
    ],
    { also: ['light', 'flame'] },
  );

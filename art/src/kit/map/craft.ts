import { concept } from '../../concept.ts';
import { circle, rect } from '../../path.ts';
import type { Group, Point } from '../../scene.ts';
import { smoke } from '../emerald/air.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const trail = (points: readonly Point[]): Group => smoke(points, { from: 1.4, to: 4.2, opacity: 0.42 });

/** A paddle steamer under way to the right, at the waterline, 34 long. */
export const steamer = (): Group =>
  concept(
    'steamer',
    [
      trail([
        [2, -12],
        [-8, -18],
        [-22, -19],
        [-34, -23],
      ]),
      {
        rim: 0.4,
        nodes: [
          area(
            `M-17 -4L17 -5C15 1 13 3 11 3L-13 3Z${rect(-9, -8, 15, 4)}${rect(0, -14, 4, 8)}${rect(-7.4, -16, 1.2, 10)}${rect(10, -15, 1.2, 11)}`,
            'dark',
            0.25,
          ),
        ],
      },
      area(circle(-2, -1, 4.2), 'accent', -0.35),
      stroke('M10.6 -15L17 -5M-6.8 -16L-16 -4', 0.8, 'dark'),
      area(`${rect(-7, -7.2, 2, 1.8)}${rect(-3, -7.2, 2, 1.8)}${rect(12, -3.4, 1.8, 1.6)}`, 'light', 0.2),
      stroke('M-24 4Q-19 2 -14 4T-4 4T6 4T16 4T24 4', 1, 'lit', { opacity: 0.6 }),
    ],
    { also: ['ship'] },
  );

/** A full-rigged ship to the right, at the waterline, 30 long. */
export const sailingShip = (): Group =>
  concept(
    'sailing ship',
    [
      area('M-14 -4C-8 -2 8 -2 15 -6C13 1 10 4 7 4L-10 4C-13 2 -14 0 -14 -4Z', 'dark', 0.2),
      stroke('M-8 -3V-22M1 -3V-26M9 -4V-20M13 -5L20 -10', 1, 'dark'),
      area(
        'M-8 -21C-3 -19 -2 -14 -3 -12L-13 -11C-10 -14 -9 -18 -8 -21ZM-9 -10C-3 -11 -2 -7 -3 -4L-13 -4C-10 -6 -9 -8 -9 -10ZM1 -25C7 -22 7 -17 6 -14L-3 -13.4C0 -17 1 -21 1 -25ZM0 -12C7 -13 7 -8 6 -4L-3 -3.6C0 -6 0 -9 0 -12ZM9 -19C13 -17 14 -13 13 -11L6 -10.4C8 -13 9 -16 9 -19Z',
        'paper',
        -0.35,
      ),
      stroke('M-22 5Q-17 3 -12 5T-2 5T8 5T18 5T24 5', 1, 'lit', { opacity: 0.6 }),
    ],
    { also: ['ship', 'sail'] },
  );

/** An engine and three carriages to the right, standing on the origin's level, 46 long. */
export const train = (): Group =>
  concept('train', [
    trail([
      [19, -13],
      [10, -19],
      [-4, -20],
      [-18, -25],
    ]),
    {
      rim: 0.35,
      nodes: [
        area(
          `${rect(-26, -8, 11, 6)}${rect(-14, -8, 11, 6)}${rect(-2, -8, 8, 6)}${rect(7, -11, 5, 9)}M12 -8H22A2.4 2.4 0 0 1 22 -2.4H12Z${rect(17.6, -13, 2.6, 5)}M23 -2.4L26 0H20Z`,
          'dark',
          0.1,
        ),
      ],
    },
    area([-23.4, -17.6, -11.4, -5.6, 1, 9, 14, 20].map(x => circle(x, -1, 1.5)).join(''), 'dark'),
    area([-24.4, -20.6, -17.6, -12.4, -8.6, -5.6, -0.6, 2.4, 8.6].map(x => rect(x, -6.8, 1.8, 2)).join(''), 'light'),
  ]);

/** Three camels in a line to the right, on the origin's level, 50 long. */
export const caravan = (): Group =>
  concept(
    'caravan',
    [-18, 0, 18].map((x, i) => ({
      nodes: [
        area(
          'M-7 0L-6.4 -6C-8.4 -8 -8 -11 -5 -11.4C-3 -15.4 0 -15.4 1.6 -11.4C4.6 -11.4 5.6 -10 6 -8.6C7.6 -9.4 8.2 -12 8.8 -15L12.4 -15.4L12.6 -13.8L10.6 -13C10.2 -9.4 9 -6.4 6.4 -5.6L6.8 0H5.4L4.4 -5L-3.6 -5L-5 0Z',
          'dark',
          0.1,
        ),
      ],
      transform: { scale: 1 - i * 0.06, move: [x, i % 2] as const },
    })),
    { also: ['camel', 'animal'] },
  );

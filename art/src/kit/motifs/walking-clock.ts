import { concept } from '../../concept.ts';
import { limb, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { grandfatherClock } from '../things/clocks.ts';

const boot = (x: number, y: number, turn: number, tone: number): Node => ({
  nodes: [area('M-9 -20H9L10 -6C18 -4 27 0 29 8H-9Z', 'dark', tone)],
  transform: { move: [x, y], turn },
});

/** A tall clock on two legs, with a carpet and a bundle on its back as caravans carry them. */
export function walker({ time, swing, cloth, step }: { time: number; swing: number; cloth: Token; step: 'left' | 'right' }): Group {
  const [front, back] = step === 'left' ? [1, -1] : [0.7, -1.2];
  return concept(
    'walking clock',
    [
      area(
        limb(
          [
            [-14, -84],
            [-22 * -back, -44],
            [-44 * -back * 0.9, -12],
          ],
          13,
          8,
        ),
        'wood',
        -0.5,
      ),
      boot(-46 * -back * 0.86, -8, 34, 0.1),
      area(
        limb(
          [
            [14, -84],
            [36 * front, -46],
            [40 * front, -12],
          ],
          13,
          8,
        ),
        'wood',
        -0.3,
      ),
      boot(40 * front, -8, -4, 0.25),
      { nodes: [grandfatherClock({ time, swing, fill: 'wood', tone: 0.05 })], transform: { move: [0, -76], turn: 4 } },
      concept(
        'bundle',
        [
          area(rounded(-56, -190, 24, 64, 10), cloth, 0),
          area(rounded(-62, -176, 20, 40, 9), 'accent2', 0.1),
          stroke('M-56 -172H-32M-56 -146H-32', 2.6, 'yellow'),
        ],
        { also: ['luggage'] },
      ),
      stroke('M-32 -176L22 -190M-32 -142L22 -156', 2.6, 'brown', { tone: -0.3 }),
    ],
    { also: ['clock', 'time'], rim: 0.9, shade: { to: [-1, 0.4], depth: 0.35 } },
  );
}

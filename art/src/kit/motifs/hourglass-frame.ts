import { chance } from '../../chance.ts';
import { ellipse } from '../../path.ts';
import type { Node } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { area } from '../things/brush.ts';

export const grains = (seed: number, box: readonly [number, number, number, number], count: number): string => {
  const r = chance(seed);
  return times(count)
    .map(() => ellipse(r.between(box[0], box[2]), r.between(box[1], box[3]), r.between(0.8, 1.8), r.between(0.8, 1.8)))
    .join('');
};

export const knob = (x: number): Node[] => [
  area(
    d`M${x - 11} 118C${x - 16} 180 ${x - 4} 210 ${x - 8} 240C${x - 14} 300 ${x - 14} 400 ${x - 8} 456C${x - 4} 490 ${x - 16} 520 ${x - 11} 580H${x + 11}C${x + 16} 520 ${x + 4} 490 ${x + 8} 456C${x + 14} 400 ${x + 14} 300 ${x + 8} 240C${x + 4} 210 ${x + 16} 180 ${x + 11} 118Z`,
    'wood',
    -0.35,
    { shade: { to: [1, 0], depth: 0.6 } },
  ),
  area(d`M${x - 15} 342h30v14h-30Z`, 'yellow', -0.1),
];

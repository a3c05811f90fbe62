import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

interface Sea {
  readonly rise?: number;
  readonly length?: number;
  readonly shift?: number;
  readonly tone?: number;
}

/** A row of waves that lean to the right, from `y` down to the edge of the card. */
export function sea(y: number, { rise = 34, length = 130, shift = 0, tone = 0 }: Sea = {}): Group {
  const crests = Array.from({ length: Math.ceil(760 / length) + 1 }, (_, i) => {
    const x = -150 + shift + i * length;
    const [a, b] = [x + length * 0.4, x + length * 0.72];
    return `C${a} ${y} ${b - length * 0.1} ${y - rise * 0.5} ${b} ${y - rise}C${b + length * 0.16} ${y - rise * 1.02} ${b + length * 0.16} ${y - rise * 0.5} ${b + length * 0.02} ${y - rise * 0.52}C${b + length * 0.06} ${y - rise * 0.1} ${x + length * 0.9} ${y} ${x + length} ${y}`;
  });
  return concept(
    'sea',
    [
      area(`M${-150 + shift} ${y}${crests.join('')}L780 860L-180 860Z`, 'mass', tone, { shade: { to: [0, 1], depth: 0.4 } }),
      stroke(`M${-150 + shift} ${y}${crests.join('')}`, 2.4, 'lit', { opacity: 0.4 }),
    ],
    { also: ['wave', 'water'] },
  );
}

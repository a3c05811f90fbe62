import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { line, polygon } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { fill, halo, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface LightningOptions {
  /** `forked`: as in nature; `bolt`: the bold sign of it. */
  readonly kind?: 'forked' | 'bolt';
  readonly height?: number;
  readonly seed?: number;
  readonly token?: Token;
}

/** From the cloud at 0,0 down to `height`. */
export function lightning({ kind = 'forked', height = 220, seed = 1, token = 'light' }: LightningOptions = {}): Group {
  const nodes: Node[] = [halo(0, height * 0.4, height * 0.6, 0.55, token)];
  if (kind === 'bolt') {
    const k = height / 220;
    const corners: readonly Point[] = [
      [10, 0],
      [46, 0],
      [18, 84],
      [44, 80],
      [-22, 220],
      [0, 116],
      [-28, 122],
    ];
    nodes.push(fill(token, polygon(...corners.map(([x, y]): Point => [x * k, y * k])), { tone: 0.3 }));
  } else {
    const r = chance(seed);
    const way = (from: Point, length: number, drift: number): Point[] => {
      const points: Point[] = [from];
      let [x, y] = from;
      for (const _ of times(7)) {
        x += r.between(-0.11, 0.11) * length + drift * length * 0.1;
        y += (length / 7) * r.between(0.7, 1.2);
        points.push([x, y]);
      }
      return points;
    };
    const main = way([0, 0], height, -0.1);
    const forks = [2, 3, 4].map(i => way(main[i] ?? [0, 0], height * (0.5 - i * 0.07), i % 2 === 0 ? 1 : -1.1));
    nodes.push(
      stroke(forks.map(f => line(...f)).join(''), height * 0.01, token, { tone: 0.2, opacity: 0.85 }),
      stroke(line(...main), height * 0.026, token, { tone: 0.2 }),
      stroke(line(...main), height * 0.011, 'paper', { tone: 0.5 }),
    );
  }
  return concept('lightning', nodes, { also: ['storm', 'weather'] });
}

import { type Chance, chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, times } from '../city/draw.ts';

/** A star with four drawn-in rays. */
export const sparkle = (x: number, y: number, r: number): string =>
  d`M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`;

export interface StarsOptions {
  readonly seed?: number;
  readonly width?: number;
  readonly height?: number;
  readonly count?: number;
  /** How many of them are large and have rays. */
  readonly bright?: number;
  readonly token?: Token;
  /** A band of fine stars across the sky. */
  readonly milkyWay?: boolean;
}

/** In canvas coordinates: from 0,0 down to `height`, thinner towards the horizon. */
export function stars(options: StarsOptions = {}): Group {
  const { seed = 1, width = 600, height = 380, count = 90, bright = 7, token = 'paper', milkyWay = false } = options;
  const r = chance(seed);
  const some = (n: number, low: number, high: number): string =>
    times(n)
      .map(() => circle(r() * width, r() ** 1.35 * height, r.between(low, high)))
      .join('');
  const nodes: Node[] = [
    fill(token, some(Math.round(count * 0.6), 0.5, 0.95), { opacity: 0.6 }),
    fill(token, some(Math.round(count * 0.4), 0.8, 1.7), { opacity: 0.9 }),
  ];
  if (milkyWay) nodes.push(...galaxy(r, width, height, token));
  for (let i = 0; i < bright; i++) {
    const [x, y, size] = [r.between(0.06, 0.94) * width, r() ** 1.4 * height * 0.9, r.between(4, 8)];
    nodes.push(halo(x, y, size * 2.4, 0.35), fill(token, sparkle(x, y, size)));
  }
  return concept('star', nodes, { also: ['night', 'sky'] });
}

function galaxy(r: Chance, width: number, height: number, token: Token): Node[] {
  const spread = (): number => (r() + r() + r() - 1.5) * 0.5;
  const dot = (size: number): string => {
    const t = r.between(-0.1, 1.1);
    return circle(t * width, height * (0.85 - 0.7 * t) + spread() * height * 0.42, r.between(0.4, size));
  };
  return [
    {
      nodes: [{ glow: ellipse(0, 0, width * 0.72, height * 0.2), kind: 'round', opacity: 0.3, fill: 'paper' }],
      transform: { turn: (-Math.atan2(height * 0.7, width) * 180) / Math.PI, move: [width / 2, height / 2] },
    },
    fill(
      token,
      times(230)
        .map(() => dot(0.9))
        .join(''),
      { opacity: 0.6 },
    ),
    fill(
      token,
      times(40)
        .map(() => dot(1.5))
        .join(''),
      { opacity: 0.9 },
    ),
  ];
}

export interface StarOptions {
  readonly r?: number;
  readonly points?: 4 | 5 | 6;
  readonly token?: Token;
  readonly glow?: number;
}

/** One star to hold or to hang up, round its own middle. */
export function star({ r = 20, points = 5, token = 'light', glow = 0.5 }: StarOptions = {}): Group {
  const corner = (i: number): string => {
    const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    const size = i % 2 === 0 ? r : r * (points === 4 ? 0.3 : 0.46);
    return d`${Math.cos(a) * size} ${Math.sin(a) * size}`;
  };
  const path = `M${times(points * 2)
    .map(corner)
    .join('L')}Z`;
  return concept('star', [halo(0, 0, r * 2.2, glow, token), fill(token, path, { shade: { to: [0.5, 1], depth: 0.25 } })]);
}

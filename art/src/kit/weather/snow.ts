import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface SnowOptions {
  readonly kind?: 'light' | 'steady' | 'heavy';
  readonly seed?: number;
  readonly width?: number;
  readonly height?: number;
  /** How many flakes are near enough to show their six arms. */
  readonly crystals?: number;
}

const amounts = { light: 90, steady: 200, heavy: 420 } as const;

/** In canvas coordinates: far dust, middle dots, a few large soft flakes. */
export function snow({ kind = 'steady', seed = 1, width = 600, height = 693, crystals = 3 }: SnowOptions = {}): Group {
  const count = amounts[kind];
  const r = chance(seed);
  const flakes = (share: number, low: number, high: number): string =>
    times(Math.round(count * share))
      .map(() => circle(r() * width, r() * height, r.between(low, high)))
      .join('');
  const nodes: Node[] = [
    fill('paper', flakes(0.56, 0.9, 1.8), { opacity: 0.7 }),
    fill('paper', flakes(0.37, 1.7, 3.4), { opacity: 0.9 }),
    fill('paper', flakes(0.07, 3.8, 6.5), { opacity: 0.5 }),
    ...times(crystals).map(() => ({
      nodes: [crystal(r.between(6, 10))],
      transform: { move: [r.between(0.12, 0.88) * width, r.between(0.18, 0.82) * height] as const, turn: r() * 60 },
    })),
  ];
  return concept('snow', nodes, { also: ['weather', 'winter'] });
}

function crystal(s: number): Node {
  const arms = times(6).map(i => {
    const at = (along: number, aside: number): string => {
      const a = (i * Math.PI) / 3 + aside;
      return d`${Math.cos(a) * along} ${Math.sin(a) * along}`;
    };
    return `M0 0L${at(s, 0)}M${at(s * 0.55, 0)}L${at(s * 0.85, 0.32)}M${at(s * 0.55, 0)}L${at(s * 0.85, -0.32)}`;
  });
  return stroke(arms.join(''), s * 0.14, 'paper', { opacity: 0.95 });
}

/** One snow crystal, large, round its own middle. */
export const snowflake = ({ r = 30 }: { r?: number } = {}): Group => concept('snowflake', [crystal(r)], { also: ['snow', 'winter'] });

/** Snow lying on something: a soft cap from 0,0 to `width`,0 that hangs over its front edge. */
export function snowCap({ width = 120, depth = 10, seed = 1 }: { width?: number; depth?: number; seed?: number } = {}): Group {
  const r = chance(seed);
  const lobes = Math.max(3, Math.round(width / 22));
  const hang = times(lobes)
    .map(() => d`a${width / lobes / 2} ${depth * r.between(0.3, 0.9)} 0 0 1 ${-width / lobes} 0`)
    .join('');
  return concept(
    'snow',
    [
      fill('white', `${d`M0 0C${width * 0.1} ${-depth} ${width * 0.9} ${-depth * 1.2} ${width} 0`}${hang}Z`, {
        tone: 0.3,
        shade: { to: [0.3, 1], depth: 0.18 },
      }),
    ],
    { also: ['winter'] },
  );
}

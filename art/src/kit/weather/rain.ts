import { chance } from '../../chance.ts';
import { concept, placed } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface RainOptions {
  readonly kind?: 'light' | 'steady' | 'heavy';
  /** Sideways per unit of fall: 0 straight down, 0.5 a storm from the right. */
  readonly slant?: number;
  readonly seed?: number;
  readonly width?: number;
  readonly height?: number;
  readonly token?: Token;
  /** Where drops burst into rings: the ground from here down. Strokes that rise from them would read as letters. */
  readonly splashFrom?: number;
}

const amounts = { light: [60, 26, 1], steady: [130, 38, 1.2], heavy: [230, 58, 1.5] } as const;

/** In canvas coordinates. Near drops are longer and brighter than far ones. */
export function rain(options: RainOptions = {}): Group {
  const { kind = 'steady', slant = 0.18, seed = 1, width = 600, height = 693, token = 'paper', splashFrom } = options;
  const [count, long, thick] = amounts[kind];
  const r = chance(seed);
  const drops = (share: number, length: number): string =>
    times(Math.round(count * share))
      .map(() => {
        const l = length * r.between(0.6, 1.25);
        return d`M${r.between(-0.1, 1.1) * width} ${r.between(-0.05, 1) * height}l${-l * slant} ${l}`;
      })
      .join('');
  const nodes: Node[] = [
    stroke(drops(0.65, long * 0.6), thick * 0.7, token, { opacity: 0.26 }),
    stroke(drops(0.35, long), thick * 1.25, token, { opacity: 0.42 }),
  ];
  if (splashFrom !== undefined) {
    const burst = times(Math.round(count * 0.24)).map(() => {
      const [x, y] = [r() * width, r.between(splashFrom, height)];
      return { x, y, s: 1.5 + ((y - splashFrom) / (height - splashFrom)) * 4 };
    });
    nodes.push(
      stroke(burst.map(({ x, y, s }) => ellipse(x, y, s * 2.2, s * 0.7)).join(''), 1, token, { opacity: 0.45 }),
      fill(token, burst.map(({ x, y, s }) => circle(x - s * 0.9, y - s * 1.4, s * 0.28) + circle(x + s * 0.6, y - s * 2, s * 0.22)).join(''), { opacity: 0.5 }),
    );
  }
  return concept('rain', nodes, { also: ['weather', 'water'] });
}

export interface RainOfOptions {
  readonly width?: number;
  readonly from?: number;
  readonly to?: number;
  readonly scale?: readonly [least: number, most: number];
  /** Degrees that a thing may be turned. */
  readonly turn?: number;
}

/** Small things falling from the sky: `thing` is one drawing, or makes one for each number. Spread, never on top of each other. */
export function rainOf(thing: Node | ((i: number) => Node), seed: number, count: number, options: RainOfOptions = {}): Group {
  const { width = 600, from = 60, to = 560, scale = [0.6, 1.1], turn = 50 } = options;
  const r = chance(seed);
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / (to - from))));
  const rows = Math.ceil(count / columns);
  const things = times(count).map(i => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const x = ((column + 0.5 + (row % 2 === 0 ? -0.22 : 0.22) + r.between(-0.24, 0.24)) / columns) * width;
    const y = from + ((row + 0.5 + r.between(-0.32, 0.32)) / rows) * (to - from);
    return placed(typeof thing === 'function' ? thing(i) : thing, x, y, { scale: r.between(...scale), turn: r.between(-turn, turn), flip: r.happens(0.5) });
  });
  return { nodes: things };
}

/** Small balls of ice that bounce on the ground. */
export function hail({ seed = 1, count = 110, ground = 560 }: { seed?: number; count?: number; ground?: number } = {}): Group {
  const r = chance(seed);
  const ball = (): string => {
    const [x, y, s] = [r() * 600, r() * 693, r.between(1.6, 4)];
    return d`M${x - s} ${y}a${s} ${s * 0.9} 0 1 0 ${2 * s} 0a${s} ${s * 0.9} 0 1 0 ${-2 * s} 0Z`;
  };
  const bounces = times(26).map(() => d`M${r() * 600} ${ground + r() * 100}q${r.between(4, 12)} ${-r.between(10, 22)} ${r.between(14, 24)} 0`);
  return concept('hail', [fill('paper', times(count).map(ball).join(''), { opacity: 0.85 }), stroke(bounces.join(''), 1, 'paper', { opacity: 0.4 })], {
    also: ['weather', 'ice'],
  });
}

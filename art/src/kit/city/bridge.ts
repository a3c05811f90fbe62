import { concept, placed } from '../../concept.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { bicycle } from '../transport/bicycle.ts';
import { d, fill, steps, times } from './draw.ts';
import { type LampKind, streetLamp } from './lamp.ts';

export interface BridgeOptions {
  readonly width?: number;
  /** From the water to the roadway in the middle. */
  readonly height?: number;
  readonly arches?: number;
  /** How much higher the middle is than the ends. */
  readonly rise?: number;
  readonly lamps?: number;
  readonly lamp?: LampKind;
  readonly bicycles?: number;
  readonly wall?: Token;
  /** Rows of small lights along the arches. */
  readonly lights?: boolean;
}

/** How high the roadway of a bridge with these options is at x. */
const bridgeRoad =
  ({ width = 420, height = 96, rise = 30 }: BridgeOptions = {}): ((x: number) => number) =>
  x =>
    -(height - rise) - rise * Math.cos(Math.max(-0.5, Math.min(0.5, x / width)) * Math.PI) ** 1.2;

/** A stone bridge seen from the side; the middle of its foot, at the water, is the origin. Arches are open: put it in a mirrored layer. */
export function bridge(options: BridgeOptions = {}): Group {
  const { width = 420, height = 96, arches = 3, lamps = 2, lamp = 'crown', bicycles = 2, wall = 'brick1', lights = true } = options;
  const road = bridgeRoad(options);
  const xs = steps(32).map(t => (t - 0.5) * width);
  const along = (lift: number): string => xs.map((x, i) => d`${x} ${road(x) - lift}`.replace(/^/, i === 0 ? 'M' : 'L')).join('');
  const span = width / arches;
  const openings = times(arches).map(i => {
    const middle = (i + 0.5 - arches / 2) * span;
    const half = span * (arches === 1 ? 0.4 : 0.39);
    return { middle, half, high: -road(middle) - height * 0.2 };
  });
  const arch = ({ middle, half, high }: (typeof openings)[number]): string =>
    d`M${middle - half} 1C${middle - half} ${-high * 0.86} ${middle - half * 0.66} ${-high} ${middle} ${-high}S${middle + half} ${-high * 0.86} ${middle + half} 1`;
  const solid = `${along(0)}L${width / 2} 1L${-width / 2} 1Z`;
  const rail = height * 0.26;
  const bars = xs.map(x => d`M${x} ${road(x)}V${road(x) - rail}`).join('');
  const keys = openings
    .map(({ middle, high }) => d`M${middle - 6} ${-high + 5}L${middle - 8} ${-high - 11}H${middle + 8}L${middle + 6} ${-high + 5}Z`)
    .join('');
  const courses = times(14)
    .map(i => (-0.46 + i * 0.068) * width)
    .map((x, i) => d`M${x} ${road(x + 5) + height * (i % 2 === 0 ? 0.1 : 0.15)}h${width * 0.028}`)
    .join('');
  const nodes: Node[] = [
    { nodes: openings.map(o => fill('dark', `${arch(o)}Z`, { opacity: 0.35 })) },
    fill(wall, solid + openings.map(o => `${arch(o)}Z`).join(''), { evenOdd: true, tone: -0.1, shade: { to: [0.2, 1], depth: 0.55 } }),
    stroke(openings.map(arch).join(''), height * 0.06, 'paper', { tone: -0.3, opacity: 0.75 }),
    fill('paper', keys, { tone: -0.15 }),
    stroke(courses, 1.4, 'dark', { opacity: 0.35 }),
    stroke(along(0), height * 0.05, 'paper', { tone: -0.1, opacity: 0.85 }),
    ...parked(bicycles, road, width, rail),
    stroke(bars, 1.7, 'mass', { tone: -0.5 }),
    stroke(along(rail) + along(rail * 0.5), 2.6, 'mass', { tone: -0.5 }),
  ];
  if (lights) {
    const dots = openings.flatMap(({ middle, half, high }) =>
      steps(10).map(t => {
        const way = Math.abs(t - 0.5) * 2;
        const [p, q] = [3 * way * way * (1 - way) + way ** 3, 3 * way * (1 - way) ** 2];
        return d`M${middle + Math.sign(t - 0.5) * half * (p + q * 0.66)} ${-high * (1 - 0.14 * 3 * way * way * (1 - way) - way ** 3)}h.1`;
      }),
    );
    nodes.push(stroke(dots.join(''), 2.6, 'light'));
  }
  for (const i of times(lamps)) {
    const x = lamps === 1 ? 0 : (i / (lamps - 1) - 0.5) * width * 0.62;
    nodes.push(placed(streetLamp({ kind: lamp, height: height * 1.0 }), x, road(x)));
  }
  return concept('bridge', nodes, { also: ['canal'] });
}

function parked(count: number, road: (x: number) => number, width: number, rail: number): Node[] {
  return times(count).map(i => {
    const x = ((i + 0.7) / (count + 0.4) - 0.5) * width * 0.6;
    const tilt = (Math.atan2(road(x + 6) - road(x - 6), 12) * 180) / Math.PI;
    return placed(bicycle({ token: (['red', 'mass', 'blue', 'yellow'] as const)[i % 4] ?? 'mass', width: rail * 3 }), x, road(x) - 1, {
      turn: tilt,
      flip: i % 2 === 1,
    });
  });
}

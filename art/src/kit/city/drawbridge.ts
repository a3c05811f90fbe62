import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, sized, times } from './draw.ts';

export interface DrawbridgeOptions {
  readonly width?: number;
  /** How far the two halves are raised, in degrees; 0 closed. */
  readonly raised?: number;
  readonly token?: Token;
  readonly lamps?: boolean;
}

const turned = ([x, y]: Point, [cx, cy]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a), cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a)];
};

/** A white wooden double drawbridge, the middle of the gap over the origin, the roadway at y −40. */
export function drawbridge({ width = 380, raised = 50, token = 'white', lamps = true }: DrawbridgeOptions = {}): Group {
  const half = (f: 1 | -1): Node[] => {
    const hinge: Point = [-92 * f, -40];
    const gate: Point = [-92 * f, -150];
    const tip = turned([0, -40], hinge, -raised * f);
    const beamTip = turned([-6 * f, -150], gate, -raised * f);
    const beamEnd = turned([-166 * f, -150], gate, -raised * f);
    const weight = turned([-172 * f, -140], gate, -raised * f);
    const [hx, hy] = hinge;
    const deck = [hinge, tip, turned([0, -30], hinge, -raised * f), [hx, hy + 12]] as const;
    const rail = (share: number): Point => turned([hx + 92 * f * share, -62], hinge, -raised * f);
    const post = (share: number): string => {
      const [a, b] = [rail(share), turned([hx + 92 * f * share, -40], hinge, -raised * f)];
      return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
    };
    return [
      stroke(d`M${beamTip[0]} ${beamTip[1]}L${tip[0]} ${tip[1]}`, 1.6, 'dark', { tone: 0.1 }),
      fill('wood', polygon(...deck), { tone: -0.1, shade: { to: [0, 1], depth: 0.4 } }),
      stroke([0.1, 0.4, 0.7, 0.98].map(post).join('') + d`M${rail(0.05)[0]} ${rail(0.05)[1]}L${rail(1)[0]} ${rail(1)[1]}`, 2, token),
      fill('brick1', d`M${-200 * f} -30H${hx + 8 * f}V6H${-200 * f}Z`, { tone: -0.2, shade: { to: [0, 1], depth: 0.5 } }),
      fill('paper', d`M${-200 * f} -40H${hx + 10 * f}V-30H${-200 * f}Z`, { tone: -0.2 }),
      stroke(d`M${-200 * f} -62H${-106 * f}M${-200 * f} -62V-40M${-168 * f} -62V-40M${-136 * f} -62V-40`, 2, token),
      fill(token, d`M${hx - 8} -40L${hx - 5} -156H${hx + 5}L${hx + 8} -40Z`, { tone: 0, shade: { to: [1, 0.4], depth: 0.4 } }),
      stroke(d`M${hx} -118L${hx - 24 * f} -42M${hx - 12} -104H${hx + 12}`, 4, token, { tone: -0.1 }),
      stroke(d`M${beamTip[0]} ${beamTip[1]}L${beamEnd[0]} ${beamEnd[1]}`, 6.4, token),
      stroke(d`M${beamTip[0]} ${beamTip[1]}L${gate[0]} ${gate[1]}`, 2, 'red'),
      fill('dark', circle(weight[0], weight[1], 10), { tone: 0.25 }),
      fill('dark', circle(gate[0], gate[1], 5)),
      ...(lamps ? [fill('light', circle(hx, -162, 3.6)), { glow: circle(hx, -162, 30), kind: 'round', opacity: 0.5 } as const] : []),
    ];
  };
  return sized(concept('drawbridge', [...half(1), ...half(-1)], { also: ['bridge', 'canal'] }), width / 400);
}

/** Two mitred lock gates between brick heads; water on both sides is the scene's. Foot at y 0. */
export function lockGates({ width = 220, token = 'wood' as Token, open = 0 } = {}): Group {
  const leaf = (f: 1 | -1): Node[] => {
    const [a, b] = [-74 * f, -(2 + open * 60) * f];
    return [
      fill(token, polygon([a, -72], [b, -64 - open * 6], [b, 4], [a, 4]), { tone: -0.2, shade: { to: [f, 0.6], depth: 0.45 } }),
      stroke(
        times(6)
          .map(i => d`M${a + ((b - a) * (i + 0.5)) / 6} -70V4`)
          .join(''),
        1.4,
        'dark',
        { opacity: 0.45 },
      ),
      stroke(d`M${a} -66L${b} -4M${a} -4L${b} -60`, 4, token, { tone: 0.1 }),
      stroke(d`M${b + 6 * f} -78L${-112 * f} -88`, 9, 'white'),
      fill('brick1', polygon([-74 * f, -80], [-112 * f, -80], [-112 * f, 6], [-74 * f, 6]), { tone: -0.15, shade: { to: [0, 1], depth: 0.5 } }),
      fill('paper', polygon([-72 * f, -86], [-114 * f, -86], [-114 * f, -78], [-72 * f, -78]), { tone: -0.2 }),
    ];
  };
  return sized(
    concept('lock', [...leaf(1), ...leaf(-1), stroke('M-3-10C-6 0-2 6-5 14M3-8C6 2 2 8 5 16', 2, 'paper', { opacity: 0.6 })], {
      also: ['canal', 'water', 'gate'],
    }),
    width / 228,
  );
}

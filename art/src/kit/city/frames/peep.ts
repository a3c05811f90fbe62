import { chance } from '../../../chance.ts';
import { concept } from '../../../concept.ts';
import { circle, polygon, rect, smooth } from '../../../path.ts';
import type { Group, Node, Point, Token } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { beam, d, fill, halo, steps, times } from '../draw.ts';
import { type FrameOptions, seen, sheet } from './looking.ts';

/** A keyhole that fills the picture: a dark door all round it unless `cover` is `none`. */
export function keyhole(options: FrameOptions & { readonly height?: number; readonly cover?: Token | 'none' } = {}): Group {
  const { height: h = 380, cover = 'dark' } = options;
  const opening = d`M${-h * 0.1} ${-h * 0.06}A${h * 0.25} ${h * 0.25} 0 1 1 ${h * 0.1} ${-h * 0.06}L${h * 0.2} ${h * 0.5}H${-h * 0.2}Z`;
  const plate = d`M0 ${-h * 0.72}C${h * 0.2} ${-h * 0.72} ${h * 0.34} ${-h * 0.56} ${h * 0.34} ${-h * 0.34}C${h * 0.34} 0 ${h * 0.38} ${h * 0.3} ${h * 0.3} ${h * 0.58}C${h * 0.2} ${h * 0.7} ${-h * 0.2} ${h * 0.7} ${-h * 0.3} ${h * 0.58}C${-h * 0.38} ${h * 0.3} ${-h * 0.34} 0 ${-h * 0.34} ${-h * 0.34}C${-h * 0.34} ${-h * 0.56} ${-h * 0.2} ${-h * 0.72} 0 ${-h * 0.72}Z`;
  return concept(
    'keyhole',
    [
      seen(opening, options),
      ...(cover === 'none'
        ? []
        : [sheet(opening, cover), stroke('M-280-800V800M-190-800V800M190-800V800M280-800V800', 3, 'wood', { tone: -0.6, opacity: 0.5 })]),
      fill('brick2', plate + opening, { evenOdd: true, tone: 0, shade: { to: [0.8, 1], depth: 0.6 } }),
      stroke(plate, h * 0.012, 'yellow', { tone: -0.1, opacity: 0.8 }),
      stroke(opening, h * 0.018, 'dark', { opacity: 0.7 }),
      fill('dark', circle(0, -h * 0.62, h * 0.022) + circle(0, h * 0.6, h * 0.022)),
    ],
    { also: ['secret', 'door', 'lock'] },
  );
}

/** A door that stands open a little; light and what is behind it show in the gap. Foot of the gap at the origin, about 180 × 330. */
export function doorAjar(options: FrameOptions & { readonly token?: Token; readonly gap?: number; readonly height?: number } = {}): Group {
  const { token = 'green', gap = 70, height: h = 330 } = options;
  const opening = rect(-gap / 2, -h, gap, h);
  const leaf = polygon([gap / 2, -h], [gap / 2 + 96, -h - 16], [gap / 2 + 96, 22], [gap / 2, 0]);
  const panel = (v: number, w: number): string =>
    polygon([gap / 2 + 18, -h * v], [gap / 2 + 78, -h * v - 6], [gap / 2 + 78, -h * v + h * w + 4], [gap / 2 + 18, -h * v + h * w]);
  return concept(
    'door',
    [
      beam(d`M${-gap / 2} 0L${gap / 2} 0L${gap * 1.1} 190L${-gap * 2.4} 190Z`, 0.6),
      fill('paper', rect(-gap / 2 - 20, -h - 22, gap + 20, h + 22), { tone: -0.3 }),
      seen(opening, { backdrop: 'light', ...options }),
      halo(0, -h / 2, h * 0.5, 0.35),
      fill(token, leaf, { tone: -0.2, shade: { to: [1, 0.3], depth: 0.5 } }),
      fill(token, panel(0.9, 0.38) + panel(0.42, 0.3), { tone: -0.4 }),
      stroke(panel(0.9, 0.38) + panel(0.42, 0.3), 2, token, { tone: 0.15 }),
      fill('yellow', circle(gap / 2 + 86, -h * 0.47, 6)),
      stroke(d`M${gap / 2} ${-h}V0`, 2.4, 'light'),
    ],
    { also: ['light', 'secret'] },
  );
}

const torn = (w: number, h: number, seed: number, rough: number): Point[] => {
  const r = chance(seed);
  return steps(44)
    .slice(1)
    .map((t): Point => {
      const a = t * Math.PI * 2;
      const k = 1 + r.between(-rough, rough);
      return [Math.cos(a) * w * 0.5 * k, Math.sin(a) * h * 0.5 * k];
    });
};

/** A hole torn in paper that covers the picture. */
export function tornPaper(
  options: FrameOptions & { readonly width?: number; readonly height?: number; readonly seed?: number; readonly token?: Token } = {},
): Group {
  const { width = 340, height = 380, seed = 1, token = 'paper' } = options;
  const hole = polygon(...torn(width, height, seed, 0.07));
  const rim = polygon(...torn(width * 1.1, height * 1.09, seed + 4, 0.05));
  return concept(
    'torn paper',
    [
      seen(hole, options),
      sheet(rim, token, -0.15),
      fill('white', rim + hole, { evenOdd: true, tone: 0.5, shade: { to: [1, 1], depth: 0.25 } }),
      stroke(hole, 2, 'dark', { opacity: 0.3 }),
    ],
    { also: ['paper', 'secret'] },
  );
}

/** Two joined circles in the dark. */
export function binoculars(options: FrameOptions & { readonly r?: number } = {}): Group {
  const { r = 150 } = options;
  const opening = d`M0 ${-r * 0.62}A${r} ${r} 0 1 1 0 ${r * 0.62}A${r} ${r} 0 1 1 0 ${-r * 0.62}Z`;
  return concept(
    'binoculars',
    [
      seen(opening, options),
      sheet(opening),
      stroke(opening, 8, 'mass', { tone: -0.2 }),
      stroke(d`M${-r * 0.78} -14v28M${-r * 0.92} 0h28M${r * 0.78} -14v28M${r * 0.64} 0h28`, 1, 'paper', { opacity: 0.4 }),
    ],
    { also: ['spy', 'watch'] },
  );
}

/** One bright circle in the dark, with a fine cross. */
export function telescope(options: FrameOptions & { readonly r?: number } = {}): Group {
  const { r = 215 } = options;
  const opening = circle(0, 0, r);
  return concept(
    'telescope',
    [
      seen(opening, options),
      sheet(opening),
      stroke(circle(0, 0, r + 6), 12, 'brick2', { tone: 0.1 }),
      stroke(circle(0, 0, r), 3, 'dark', { opacity: 0.6 }),
      stroke(d`M${-r} 0H${-r * 0.84}M${r * 0.84} 0H${r}M0 ${-r}V${-r * 0.84}M0 ${r * 0.84}V${r}`, 1, 'paper', { opacity: 0.6 }),
      stroke(d`M${-r * 0.9} ${-r * 0.28}A${r * 0.94} ${r * 0.94} 0 0 1 ${-r * 0.28} ${-r * 0.9}`, 4, 'paper', { opacity: 0.25 }),
    ],
    { also: ['spy', 'sky'] },
  );
}

/** A puddle on the street that shows something else than what is above it. Draw `inside` upright: it is turned over here. */
export function puddle(options: FrameOptions & { readonly width?: number; readonly seed?: number } = {}): Group {
  const { width: w = 300, seed = 1, inside = [] } = options;
  const r = chance(seed);
  const points = times(14).map((i): Point => {
    const a = (i / 14) * Math.PI * 2;
    const k = r.between(0.82, 1.08);
    return [Math.cos(a) * w * 0.5 * k, Math.sin(a) * w * 0.2 * k];
  });
  const opening = smooth(points, 'closed');
  const flipped: Node = { nodes: inside, transform: { scale: [1, -1] } };
  return concept(
    'puddle',
    [
      seen(opening, { ...options, inside: [flipped] }),
      stroke(opening, 2.4, 'lit', { tone: 0.4, opacity: 0.7 }),
      stroke(d`M${-w * 0.26} ${w * 0.08}q${w * 0.1} ${-w * 0.02} ${w * 0.2} 0M${w * 0.04} ${-w * 0.09}q${w * 0.08} ${-w * 0.02} ${w * 0.18} 0`, 1.4, 'paper', {
        opacity: 0.45,
      }),
    ],
    { also: ['water', 'reflection', 'rain'] },
  );
}

/** An arch and its mirror image in the water make one circle. The waterline is y 0; `below` is drawn in the lower half. */
export function archCircle(options: FrameOptions & { readonly r?: number; readonly below?: readonly Node[]; readonly wall?: Token } = {}): Group {
  const { r = 190, below = [], wall = 'brick1' } = options;
  const upper = d`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  const lower = d`M${-r} 0A${r} ${r * 0.96} 0 0 0 ${r} 0Z`;
  const stones = times(17).map(i => {
    const a = Math.PI * (1 + i / 16);
    return d`M${Math.cos(a) * r * 1.02} ${Math.sin(a) * r * 1.02}L${Math.cos(a) * r * 1.17} ${Math.sin(a) * r * 1.17}`;
  });
  return concept(
    'bridge',
    [
      seen(upper, options),
      seen(lower, { inside: below, backdrop: options.backdrop ?? 'haze', backdropTone: -0.25 }),
      fill(wall, `M-420-330H420V0H${r}A${r} ${r} 0 0 0 ${-r} 0H-420Z`, { tone: -0.3, shade: { to: [0, 1], depth: 0.35 } }),
      stroke(
        times(26)
          .map(i => d`M${-400 + ((i * 137) % 780)} ${-310 + Math.floor(i / 4) * 42}h26`)
          .join(''),
        1.6,
        'dark',
        { opacity: 0.25 },
      ),
      fill('dark', `M-420 0H${-r}A${r} ${r * 0.96} 0 0 0 ${r} 0H420V420H-420Z`, { opacity: 0.72 }),
      stroke(d`M${-r * 1.08} 0A${r * 1.08} ${r * 1.08} 0 0 1 ${r * 1.08} 0`, r * 0.13, 'paper', { tone: -0.35 }),
      stroke(stones.join(''), 2, 'dark', { opacity: 0.5 }),
      fill('paper', d`M${-r * 0.09} ${-r * 0.96}L${-r * 0.13} ${-r * 1.24}H${r * 0.13}L${r * 0.09} ${-r * 0.96}Z`, { tone: -0.15 }),
      stroke(d`M${-r * 1.3} 3H${-r * 0.4}M${-r * 0.1} 6H${r * 0.7}M${r * 0.9} 3H${r * 1.4}M${-r * 0.6} 16H${-r * 0.1}M${r * 0.3} 20H${r * 0.8}`, 2, 'lit', {
        opacity: 0.5,
      }),
    ],
    { also: ['reflection', 'circle', 'canal'] },
  );
}

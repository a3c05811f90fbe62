import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { beam, d, fill, halo, sized, times } from './draw.ts';

/** A storehouse with a column of shuttered doors and small shutters on both sides; foot in the middle. */
export function warehouse({ width = 120, wall = 'brick1' as Token, shutters = 'green' as Token, lit = true } = {}): Group {
  const rows = times(4).flatMap((i): Node[] => {
    const y = -50 - i * 54;
    const leaf = (x: number, w: number, h: number): Node[] => [
      fill('paper', rect(x - w / 2 - 2, y - h - 2, w + 4, h + 4), { tone: -0.25 }),
      fill(lit && i === 1 ? 'light' : 'dark', rect(x - w / 2, y - h, w, h), { tone: 0.1 }),
      fill(shutters, d`M${x - w / 2} ${y - h}h${-w * 0.5}v${h}h${w * 0.5}ZM${x + w / 2} ${y - h}h${w * 0.5}v${h}h${-w * 0.5}Z`, { tone: -0.1 }),
      stroke(
        d`M${x - w} ${y - h * 0.8}h${w * 0.5}M${x - w} ${y - h * 0.2}h${w * 0.5}M${x + w / 2} ${y - h * 0.8}h${w * 0.5}M${x + w / 2} ${y - h * 0.2}h${w * 0.5}`,
        1,
        'dark',
        { opacity: 0.5 },
      ),
    ];
    return [...leaf(0, 18, 38), ...leaf(-42, 12, 24), ...leaf(42, 12, 24)];
  });
  return sized(
    concept(
      'warehouse',
      [
        fill(wall, 'M-60 0V-260L-16-316V-332H16V-316L60-260V0Z', { tone: -0.2, shade: { to: [0.5, 1], depth: 0.5 } }),
        stroke('M-60-260L-16-316V-332H16V-316L60-260', 3, 'paper', { tone: -0.3 }),
        ...rows,
        fill('dark', bay(0, 0, 34, 40), { tone: 0.15 }),
        fill('wood', 'M-3-300H3V-284H-3Z', { tone: -0.4 }),
        stroke('M0-284V-150', 1.4, 'dark'),
        fill('wood', rect(-11, -150, 22, 18), { tone: 0.1, shade: { to: [0, 1], depth: 0.4 } }),
        stroke('M-11-141H11M0-150V-132', 1, 'dark', { opacity: 0.5 }),
        fill('dark', circle(0, -272, 9), { tone: 0.2 }),
      ],
      { also: ['building', 'harbour'] },
    ),
    width / 120,
  );
}

/** A round-headed opening that stands on x, y. */
export const bay = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`;

/** A block of glass with a slanting top. */
export function glassTower({ width = 110, height = 320, seed = 1, lit = 0.35, slant = 40 } = {}): Group {
  const r = chance(seed);
  const outline = d`M${-width / 2} 0V${-height + slant}L${width / 2} ${-height}V0Z`;
  const [cols, rows] = [7, Math.round(height / 17)];
  const cells = (share: number): string =>
    times(cols * rows)
      .filter(() => r.happens(share))
      .map(i => rect(-width / 2 + 4 + (i % cols) * ((width - 8) / cols), -14 - Math.floor(i / cols) * 16.5, (width - 8) / cols - 2, 12))
      .join('');
  return concept(
    'tower',
    [
      fill('mass', outline, { tone: 0.15, shade: { to: [1, 0.5], depth: 0.55 } }),
      {
        nodes: [
          fill('lit', cells(0.5), { opacity: 0.35 }),
          fill('light', cells(lit * 0.6), { opacity: 0.9 }),
          fill('paper', d`M${-width * 0.3} 0L${width * 0.1} ${-height}H${width * 0.3}L${-width * 0.1} 0Z`, { opacity: 0.12 }),
        ],
        clip: outline,
      },
    ],
    { also: ['building', 'modern', 'office'] },
  );
}

/** With its beams when lit: they reach `reach` units both ways. */
export function lighthouse({
  height = 240,
  tokens = ['red', 'white'] as readonly [Token, Token],
  lit = true,
  reach = 300,
  beams = 'right' as 'left' | 'right' | 'both',
} = {}): Group {
  const tower = polygon([-30, 0], [-18, -180], [18, -180], [30, 0]);
  const band = (low: number): string => {
    const [a, b] = [30 - low / 15, 30 - Math.min(180, low + 36) / 15];
    return polygon([-a, -low], [-b, -Math.min(180, low + 36)], [b, -Math.min(180, low + 36)], [a, -low]);
  };
  const ray = (f: 1 | -1): Node => ({ nodes: [beam(d`M-5 0L-46 ${reach}H46L5 0Z`, 0.75)], transform: { turn: -90 * f + 8 * f, move: [0, -200] } });
  return sized(
    concept(
      'lighthouse',
      [
        ...(lit ? [...(beams !== 'left' ? [ray(1)] : []), ...(beams !== 'right' ? [ray(-1)] : []), halo(0, -200, 60, 0.8)] : []),
        fill(tokens[1], tower, { shade: { to: [1, 0.3], depth: 0.5 } }),
        fill(tokens[0], [8, 80, 152].map(band).join(''), { shade: { to: [1, 0.3], depth: 0.5 } }),
        fill('dark', bay(0, 0, 16, 28) + rect(-4, -74, 8, 12) + rect(-4, -140, 8, 12), { tone: 0.1 }),
        fill('dark', rect(-26, -184, 52, 5)),
        stroke('M-26-196H26M-26-196V-184M-13-196V-184M13-196V-184M26-196V-184', 1.6, 'dark'),
        fill(lit ? 'light' : 'lit', rect(-13, -214, 26, 30), { tone: 0.4 }),
        stroke('M-13-214V-184M-4-214V-184M4-214V-184M13-214V-184', 1.6, 'dark'),
        fill(tokens[0], 'M-18-214C-14-228-6-232 0-240C6-232 14-228 18-214Z', { tone: -0.1 }),
      ],
      { also: ['tower', 'sea', 'light'] },
    ),
    height / 240,
  );
}

/** A thatched smock mill with a gallery; its sails turned by `turn` degrees. */
export function windmill({ height = 260, turn = 20, token = 'brick5' as Token } = {}): Group {
  const sail: Node = {
    nodes: [
      stroke('M0 0V-112', 3.4, 'wood', { tone: -0.2 }),
      fill('paper', 'M3-22H22V-110H3Z', { tone: -0.1, opacity: 0.9, shade: { to: [1, 0], depth: 0.3 } }),
      stroke(
        `M3-22H22V-110H3${times(8)
          .map(i => d`M2 ${-33 - i * 10}H22`)
          .join('')}M12-22V-110`,
        1.3,
        'wood',
        { tone: -0.3 },
      ),
    ],
  };
  return sized(
    concept(
      'windmill',
      [
        fill('brick1', 'M-44 0L-38-70H38L44 0Z', { tone: -0.15, shade: { to: [1, 0.4], depth: 0.5 } }),
        fill(token, 'M-40-70L-24-176H24L40-70Z', { tone: -0.05, shade: { to: [1, 0.4], depth: 0.5 } }),
        fill('wood', 'M-64-74H64V-67H-64Z', { tone: 0.1 }),
        stroke(
          `M-62-88H62${times(9)
            .map(i => d`M${-62 + i * 15.5} -88V-74`)
            .join('')}M-60-68L-40-44M60-68L40-44`,
          2,
          'wood',
          { tone: 0 },
        ),
        fill('dark', bay(0, 0, 20, 34), { tone: 0.1 }),
        fill('light', rect(-24, -52, 10, 12) + rect(14, -52, 10, 12) + rect(-6, -116, 11, 14)),
        fill('mass', 'M-28-174C-26-200-8-212 6-210C22-208 28-190 28-174Z', { tone: -0.35, shade: { to: [1, 0.6], depth: 0.4 } }),
        fill('green', 'M-29-178H29V-172H-29Z'),
        { nodes: [0, 90, 180, 270].map(a => ({ nodes: [sail], transform: { turn: a + turn } })), transform: { move: [0, -188] } },
        fill('red', circle(0, -188, 6)),
      ],
      { also: ['building', 'wind', 'mill'] },
    ),
    height / 300,
  );
}

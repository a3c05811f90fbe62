import { concept } from '../../concept.ts';
import { line, polygon, rect } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { type Pattern, wallpaper } from './wallpaper.ts';

/** A room seen from its open side. The back wall is a rectangle; all else runs from its corners to the edges of the canvas. */
export interface Shell {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly wall?: Token;
  readonly tone?: number;
  readonly paper?: Pattern;
  readonly skirting?: 'board' | 'panels' | 'none';
  readonly floor?: 'boards' | 'tiles' | 'chess' | 'plain';
  readonly floorFill?: Token;
  readonly floorTone?: number;
  readonly ceiling?: 'plain' | 'beams';
}

const covers = { width: 600, height: 693 };

interface Perspective {
  /** From the back wall (1) towards us (`near`): where a point of the back wall's plane goes. */
  readonly at: (x: number, y: number, s: number) => Point;
  readonly near: number;
}

export function perspectiveOf({ left = 120, right = 480, top = 130, bottom = 455 }: Shell = {}): Perspective {
  const [cx, cy] = [(left + right) / 2, top + (bottom - top) * 0.58];
  const near = Math.max(cx / (cx - left), (covers.width - cx) / (right - cx), cy / (cy - top), (covers.height - cy) / (bottom - cy));
  return { near, at: (x, y, s) => [cx + (x - cx) * s, cy + (y - cy) * s] };
}

function floorOf(shell: Required<Pick<Shell, 'left' | 'right' | 'bottom'>>, p: Perspective, kind: Shell['floor'], fill: Token, tone: number): Node[] {
  const { left, right, bottom } = shell;
  const columns = kind === 'boards' ? 11 : 8;
  const x = (i: number): number => left + ((right - left) * i) / columns;
  const strip = (i: number, from: number, to: number): string =>
    polygon(p.at(x(i), bottom, from), p.at(x(i + 1), bottom, from), p.at(x(i + 1), bottom, to), p.at(x(i), bottom, to));
  const whole = polygon(p.at(left, bottom, 1), p.at(right, bottom, 1), p.at(right, bottom, p.near), p.at(left, bottom, p.near));
  const base = area(whole, fill, tone, { shade: { to: [0, 1], depth: 0.5 } });
  if (kind === 'plain') return [base];
  if (kind === 'boards') {
    const boards = Array.from({ length: columns }, (_, i) =>
      area(strip(i, 1, p.near), fill, tone + ((i * 5) % 4) * 0.07 - 0.14, { shade: { to: [0, 1], depth: 0.5 } }),
    );
    const gaps = Array.from({ length: columns - 1 }, (_, i) => line(p.at(x(i + 1), bottom, 1), p.at(x(i + 1), bottom, p.near))).join('');
    return [base, ...boards, stroke(gaps, 1.2, fill, { tone: tone - 0.5, opacity: 0.6 })];
  }
  const rows = 7;
  // Rows of equal depth in the room stand ever closer together towards the back wall.
  const depth = (k: number): number => 1 / (1 - (k / rows) * (1 - 1 / p.near));
  const tiles = Array.from({ length: rows * columns }, (_, n) => [n % columns, Math.floor(n / columns)] as const)
    .filter(([i, k]) => (i + k) % 2 === 0)
    .map(([i, k]) => strip(i, depth(k), depth(k + 1)));
  return [base, area(tiles.join(''), kind === 'chess' ? 'paper' : fill, kind === 'chess' ? -0.15 : tone - 0.25, { shade: { to: [0, 1], depth: 0.5 } })];
}

/** The empty room: walls, floor, ceiling. Fills the whole canvas: put it into the farthest layer. */
export function roomShell(options: Shell = {}): Group {
  const { left = 120, right = 480, top = 130, bottom = 455, wall = 'mass', tone = 0.4, paper = 'none' } = options;
  const { skirting = 'board', floor = 'boards', floorFill = 'wood', floorTone = -0.2, ceiling = 'plain' } = options;
  const p = perspectiveOf(options);
  const side = (x: number): string => polygon([x, top], [x, bottom], p.at(x, bottom, p.near), p.at(x, top, p.near));
  const above = polygon([left, top], [right, top], p.at(right, top, p.near), p.at(left, top, p.near));
  const beams = Array.from({ length: 5 }, (_, k) => 1 + (p.near - 1) * (0.04 + k * 0.22)).map(s =>
    polygon(p.at(left, top, s), p.at(right, top, s), p.at(right, top, s * 1.06), p.at(left, top, s * 1.06)),
  );
  const skirt = 14;
  const boards: Node[] =
    skirting === 'none'
      ? []
      : [
          area(rect(left, bottom - skirt, right - left, skirt), wall, tone - 0.45),
          area(polygon([left, bottom - skirt], [left, bottom], p.at(left, bottom, p.near), p.at(left, bottom - skirt, p.near)), wall, tone - 0.65),
          area(polygon([right, bottom - skirt], [right, bottom], p.at(right, bottom, p.near), p.at(right, bottom - skirt, p.near)), wall, tone - 0.65),
        ];
  const high = (bottom - top) * 0.34;
  const count = Math.max(2, Math.round((right - left) / 60));
  const w = (right - left) / count;
  const panels: Node[] =
    skirting === 'panels'
      ? [
          area(rect(left, bottom - high, right - left, high), 'wood', -0.3),
          stroke(Array.from({ length: count }, (_, i) => rect(left + i * w + 8, bottom - high + 14, w - 16, high - 38)).join(''), 2, 'wood', {
            tone: 0.1,
            opacity: 0.8,
          }),
          area(rect(left, bottom - high - 5, right - left, 8), 'wood', 0.1),
          area(
            `${polygon([left, bottom - high], [left, bottom], p.at(left, bottom, p.near), p.at(left, bottom - high, p.near))}${polygon([right, bottom - high], [right, bottom], p.at(right, bottom, p.near), p.at(right, bottom - high, p.near))}`,
            'wood',
            -0.55,
          ),
        ]
      : [];
  return concept(
    'room',
    [
      area(rect(left - 1, top - 1, right - left + 2, bottom - top + 2), wall, tone, { shade: { to: [0, -1], depth: 0.35 } }),
      ...(paper === 'none' ? [] : [wallpaper({ x: left, y: top, width: right - left, height: bottom - top, pattern: paper, fill: wall, tone: tone + 0.22 })]),
      area(side(left), wall, tone - 0.3, { shade: { to: [-1, 0], depth: 0.55 } }),
      area(side(right), wall, tone - 0.3, { shade: { to: [1, 0], depth: 0.55 } }),
      area(above, wall, tone - 0.4, { shade: { to: [0, -1], depth: 0.5 } }),
      ...(ceiling === 'beams' ? [area(beams.join(''), 'wood', -0.5)] : []),
      ...panels,
      ...boards,
      ...floorOf({ left, right, bottom }, p, floor, floorFill, floorTone),
    ],
    { also: ['place', 'inside', 'wall', 'floor'] },
  );
}

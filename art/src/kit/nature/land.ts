import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { ellipse, polygon } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { d, fill, steps, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

const ridge = (width: number, height: number, phase: number, rough: number): Point[] =>
  steps(28).map((t): Point => [t * width, -height * (0.55 + 0.3 * Math.sin(t * 5.1 + phase) + 0.15 * Math.sin(t * rough + phase * 2.3))]);

/** Soft hills from x 0 to `width`, foot at y 0. Use one per layer for depth. */
export function hills({ width = 600, height = 80, seed = 1, token = 'mass' as Token, tone = 0 } = {}): Group {
  const phase = chance(seed).between(0, 6);
  return concept('hill', [fill(token, polygon([0, 60], ...ridge(width, height, phase, 11), [width, 60]), { tone, shade: { to: [0, 1], depth: 0.35 } })], {
    also: ['nature', 'landscape'],
  });
}

/** Dunes with marram grass and a path; x 0 to `width`, foot at y 0. */
export function dunes({ width = 600, height = 90, seed = 1 } = {}): Group {
  const r = chance(seed);
  const phase = r.between(0, 6);
  const back = ridge(width, height, phase, 8);
  const front = ridge(width, height * 0.66, phase + 2.4, 7);
  const tufts = times(16).map(() => {
    const [x, y] = (r.happens(0.5) ? back : front)[Math.floor(r() * 29)] ?? [0, 0];
    return times(5)
      .map(i => d`M${x} ${y + 3}q${(i - 2) * 2} -9 ${(i - 2) * 6} -15`)
      .join('');
  });
  return concept(
    'dune',
    [
      fill('brick2', polygon([0, 60], ...back, [width, 60]), { tone: 0.25, shade: { to: [1, 0.7], depth: 0.4 } }),
      fill('brick2', polygon([0, 60], ...front, [width, 60]), { tone: 0.42, shade: { to: [1, 0.7], depth: 0.35 } }),
      stroke(
        times(7)
          .map(i => d`M${r() * width} ${-height * 0.2 + i * 5}q30 -6 70 0`)
          .join(''),
        1.2,
        'paper',
        { opacity: 0.4 },
      ),
      stroke(tufts.join(''), 1.5, 'leaf', { tone: -0.2 }),
    ],
    { also: ['beach', 'sand', 'sea'] },
  );
}

/** A heap of rocks, its foot in the middle at the origin. */
export function rocks({ width = 120, height = 60, seed = 1, token = 'grey' as Token, moss = false } = {}): Group {
  const r = chance(seed);
  const stone = (x: number, w: number, h: number): Node[] => {
    const p = (a: number, b: number): Point => [x + a * w * r.between(0.92, 1.08), -b * h * r.between(0.92, 1.08)];
    const [a, b, c, e, f] = [p(-0.5, 0.02), p(-0.42, 0.6), p(-0.08, 1), p(0.34, 0.8), p(0.5, 0.04)];
    const m = p(0.02, 0.46);
    return [
      fill(token, polygon(a, b, c, e, f), { tone: -0.35, shade: { to: [0.6, 1], depth: 0.4 } }),
      fill(token, polygon(a, b, c, m), { tone: 0.05, opacity: 0.85 }),
      ...(moss ? [fill('leaf', polygon(b, c, [(b[0] + m[0]) / 2, (b[1] + m[1]) / 2 - h * 0.1]), { tone: -0.2, opacity: 0.8 })] : []),
    ];
  };
  return concept(
    'rock',
    [
      ...stone(-width * 0.24, width * 0.5, height * 0.7),
      ...stone(width * 0.26, width * 0.46, height * 0.55),
      ...stone(0, width * 0.56, height),
      ...stone(-width * 0.36, width * 0.24, height * 0.28),
      ...stone(width * 0.4, width * 0.2, height * 0.24),
    ],
    { also: ['stone', 'nature'] },
  );
}

/** Ground covered with snow, grass or sand: from y 0 down to `height`, its upper edge slightly uneven. */
export function ground({ width = 600, height = 200, token = 'mass' as Token, tone = 0, seed = 1 } = {}): Group {
  const phase = chance(seed).between(0, 6);
  const edge = steps(20).map((t): Point => [t * width, Math.sin(t * 7 + phase) * 4 + Math.sin(t * 17 + phase) * 1.6]);
  return concept('ground', [fill(token, polygon([0, height], ...edge, [width, height]), { tone, shade: { to: [0, 1], depth: 0.4 } })]);
}

/** The soft dark under something that stands or drives, round the origin. Draw it first. */
export const groundShadow = ({ width = 120, opacity = 0.4 } = {}): Group =>
  concept('shadow', [
    fill('dark', ellipse(0, 0, width / 2, width * 0.05), { opacity }),
    fill('dark', ellipse(0, 0, width * 0.62, width * 0.075), { opacity: opacity * 0.4 }),
  ]);

import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, times } from './draw.ts';

/** Stairs seen from the front, narrowing upwards: foot in the middle at the origin; the top step ends at y −`height`. */
export function stairs({
  width = 260,
  height = 180,
  count = 9,
  token = 'brick4' as Token,
  taper = 0.5,
  railing = true,
  carpet = undefined as Token | undefined,
} = {}): Group {
  const at = (t: number): { half: number; y: number } => ({ half: (width / 2) * (1 - (1 - taper) * t), y: -height * t ** 0.86 });
  const treads = times(count).flatMap((i): Node[] => {
    const [a, b] = [at(i / count), at((i + 1) / count)];
    const lip = a.y + (b.y - a.y) * 0.62;
    return [
      fill(token, polygon([-a.half, a.y], [a.half, a.y], [a.half, lip], [-a.half, lip]), { tone: -0.45 }),
      fill(token, polygon([-a.half, lip], [a.half, lip], [b.half, b.y], [-b.half, b.y]), { tone: 0 + i * 0.03 }),
      ...(carpet === undefined
        ? []
        : [
            fill(carpet, polygon([-a.half * 0.4, a.y], [a.half * 0.4, a.y], [a.half * 0.4, lip], [-a.half * 0.4, lip]), { tone: -0.35 }),
            fill(carpet, polygon([-a.half * 0.4, lip], [a.half * 0.4, lip], [b.half * 0.4, b.y], [-b.half * 0.4, b.y]), { tone: 0.05 }),
          ]),
    ];
  });
  const rail = (f: 1 | -1): string => {
    const [a, b] = [at(0), at(1)];
    return (
      d`M${f * a.half} ${a.y - 50}L${f * b.half} ${b.y - 34}` +
      times(6)
        .map(i => {
          const p = at(i / 5);
          return d`M${f * p.half} ${p.y}V${p.y - 50 + 16 * (i / 5)}`;
        })
        .join('')
    );
  };
  return concept(
    'stairs',
    [
      ...treads,
      ...(railing ? [stroke(rail(1) + rail(-1), 3.4, 'dark', { tone: 0.15 }), fill('yellow', circle(-at(0).half, -54, 6) + circle(at(0).half, -54, 6))] : []),
    ],
    { also: ['step', 'climb'] },
  );
}

/** A winding stair round a pole, foot in the middle at the origin. */
export function spiralStairs({ height = 300, width = 150, turns = 2.4, token = 'mass' as Token } = {}): Group {
  const count = Math.round(turns * 12);
  const step = (i: number): { x: number; y: number; front: boolean } => {
    const a = (i / 12) * Math.PI * 2;
    return { x: (Math.cos(a) * width) / 2, y: -(i / count) * height, front: Math.sin(a) > 0 };
  };
  const tread = (i: number): Node => {
    const [p, q] = [step(i), step(i + 1)];
    const depth = p.front ? 9 : -7;
    return fill(token, polygon([0, p.y], [p.x, p.y + depth], [q.x, q.y + depth + 4], [q.x, q.y + depth + 9], [p.x, p.y + depth + 5], [0, p.y + 5]), {
      tone: p.front ? 0.45 : -0.1,
    });
  };
  const rail = times(count + 1)
    .map(i => {
      const { x, y } = step(i);
      return d`${x} ${y - 40}`;
    })
    .join('L');
  const bars = times(count + 1)
    .filter(i => i % 2 === 0)
    .map(i => {
      const { x, y } = step(i);
      return d`M${x} ${y}V${y - 40}`;
    })
    .join('');
  const back = times(count)
    .filter(i => !step(i).front)
    .map(tread);
  const front = times(count)
    .filter(i => step(i).front)
    .map(tread);
  return concept(
    'stairs',
    [
      ...back,
      fill(token, rect(-4, -height - 46, 8, height + 46), { tone: -0.2 }),
      ...front,
      stroke(bars, 1.4, token, { tone: 0.4 }),
      stroke(`M${rail}`, 3, token, { tone: 0.6 }),
      fill('yellow', circle(0, -height - 50, 6)),
    ],
    { also: ['step', 'climb', 'spiral'] },
  );
}

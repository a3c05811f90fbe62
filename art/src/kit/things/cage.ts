import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint } from './brush.ts';

/** Hangs from the origin; `inside` sits on the perch at (0, 96). */
export function birdCage({
  fill = 'yellow',
  tone = -0.2,
  door = 'closed',
  inside = [],
}: Paint & { readonly door?: 'closed' | 'open'; readonly inside?: readonly Node[] } = {}): Group {
  const bars = [-40, -24, -8, 8, 24, 40].map(x => `M0 30C${x * 0.9} 34 ${x} 52 ${x} 74V140`).join('');
  const gate = door === 'closed' ? 'M-16 96H16V140M-16 96V140' : 'M-16 96V140M-16 96L-52 88V134L-16 140M-28 94V138M-40 91V136';
  return concept(
    'bird cage',
    [
      stroke('M-40 74V140M40 74V140M-24 140V60M24 140V60', 2, fill, { tone: tone - 0.4 }),
      stroke('M-34 98H34', 4, 'wood'),
      ...inside.map((node): Node => ({ nodes: [node], transform: { move: [0, 96] } })),
      {
        nodes: [
          stroke(circle(0, 8, 8), 3.4, fill, { tone }),
          area('M-7 18H7V30H-7Z', fill, tone - 0.1),
          stroke('M0 30C-44 34 -54 54 -54 76V140M0 30C44 34 54 54 54 76V140', 3.4, fill, { tone }),
          stroke(
            door === 'closed'
              ? bars
              : bars
                  .replaceAll('V140', 'V140')
                  .replace('M0 30C-7.2 34 -8 52 -8 74V140', 'M0 30C-7.2 34 -8 52 -8 74V96')
                  .replace('M0 30C7.2 34 8 52 8 74V140', 'M0 30C7.2 34 8 52 8 74V96'),
            2.2,
            fill,
            { tone },
          ),
          stroke('M-54 80C-30 88 30 88 54 80', 3, fill, { tone }),
          stroke(gate, 3, fill, { tone: tone + 0.2 }),
          area('M-60 138H60V150C30 156 -30 156 -60 150Z', fill, tone - 0.15),
          stroke('M-56 142H56', 1.8, fill, { tone: tone + 0.6 }),
        ],
        rim: 0.6,
      },
    ],
    { also: ['thing', 'cage', ...(door === 'open' ? ['freedom'] : ['prison'])] },
  );
}

/** A trap with cheese: sprung or waiting. */
export function mouseTrap({ state = 'set' }: { readonly state?: 'set' | 'sprung' } = {}): Group {
  return concept(
    'trap',
    [
      area('M-56 -10H56L64 4H-64Z', 'wood', 0.2),
      area('M-64 4H64V12H-64Z', 'wood', -0.2),
      stroke(state === 'set' ? 'M-8 -4L-44 -8H-60V-20H-20' : 'M-8 -4L34 -10H48V-2H10', 3.4, 'grey', { tone: 0.1 }),
      stroke('M-8 -8c4 -6 8 6 12 0c4 -6 8 6 12 0', 3, 'grey', { tone: 0.3 }),
      area('M24 -8L52 -8V-22Z', 'yellow', 0.1),
      area(`${circle(44, -12, 2)}${circle(38, -10, 1.6)}`, 'yellow', -0.4),
    ],
    { also: ['thing', 'danger', 'mouse'], rim: 0.7 },
  );
}

/** A web in a corner, spun from the origin down and to the right, or a whole one round it. */
export function spiderWeb({
  kind = 'whole',
  radius = 100,
  fill = 'paper',
  tone = 0,
}: Paint & { readonly kind?: 'whole' | 'corner'; readonly radius?: number } = {}): Group {
  const count = kind === 'whole' ? 10 : 5;
  const span = kind === 'whole' ? 2 * Math.PI : Math.PI / 2;
  const a = (i: number): number => (i / (kind === 'whole' ? count : count - 1)) * span + (kind === 'whole' ? 0.2 : 0);
  const p = (i: number, r: number): string => `${(Math.cos(a(i)) * r * radius).toFixed(1)} ${(Math.sin(a(i)) * r * radius).toFixed(1)}`;
  const threads = Array.from({ length: count }, (_, i) => `M0 0L${p(i, 1.06 + (i % 3) * 0.07)}`).join('');
  const rings = [0.2, 0.36, 0.53, 0.71, 0.9]
    .map(r => Array.from({ length: kind === 'whole' ? count : count - 1 }, (_, i) => `M${p(i, r)}Q${p(i + 0.5, r * 0.84)} ${p(i + 1, r)}`).join(''))
    .join('');
  return concept('spider web', [stroke(threads, 1.4, fill, { tone, opacity: 0.85 }), stroke(rings, 1.1, fill, { tone, opacity: 0.75 })], {
    also: ['web', 'trap', 'net', 'old'],
  });
}

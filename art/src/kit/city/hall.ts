import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { clockFace } from './church.ts';
import { beam, d, fill, halo, sized, times } from './draw.ts';
import type { View } from './view.ts';
import { bay } from './works.ts';

/** The inside of a great iron roof, seen along it: fills the canvas above `floor` round x 300. Put platforms and trains before it. */
export function stationHall({ floor = 500, width = 640, height = 470, hour = 7.1, token = 'mass' as Token } = {}): Group {
  const arc = (k: number): string => {
    const [w, h] = [(width / 2) * k, height * k];
    return d`M${-w} ${-height * 0.12 * (1 - k)}V${-h * 0.4}C${-w} ${-h * 0.86} ${-w * 0.5} ${-h} 0 ${-h}S${w} ${-h * 0.86} ${w} ${-h * 0.4}V${-height * 0.12 * (1 - k)}`;
  };
  const rings = [1, 0.82, 0.68, 0.57, 0.48, 0.41];
  const ribs = times(9).map(i => {
    const a = Math.PI * (1.06 + (i / 8) * 0.88);
    const at = (k: number): Point => [Math.cos(a) * (width / 2) * k, -height * 0.34 * k + Math.sin(a) * height * 0.66 * k];
    const [p, q] = [at(1.04), at(0.41)];
    return d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`;
  });
  const end = rings.at(-1) ?? 0.4;
  return {
    ...concept(
      'station',
      [
        fill('haze', `${arc(1)}Z`, { tone: 0.1 }),
        { glow: `${arc(1)}Z`, kind: 'round', opacity: 0.3 },
        ...rings
          .slice(0, -1)
          .map((k, i): Node => fill(token, `${arc(k)}Z${arc(rings[i + 1] ?? 0.4)}Z`, { evenOdd: true, tone: 0.25 - i * 0.02, opacity: 0.42 })),
        fill('light', `${arc(end)}Z`, { tone: 0.1, opacity: 0.85 }),
        stroke(
          times(7)
            .map(i => d`M${(-0.36 + i * 0.12) * width * 0.5} ${-height * 0.08}V${-height * 0.36}`)
            .join('') + d`M${-width * 0.2} ${-height * 0.2}H${width * 0.2}`,
          3,
          token,
          { tone: -0.2, opacity: 0.7 },
        ),
        stroke(ribs.join(''), 3, token, { tone: -0.3 }),
        ...rings.map((k): Node => stroke(arc(k), 9 * k ** 1.4, token, { tone: -0.35 })),
        stroke(d`M0 ${-height * 0.62}V${-height * 0.52}`, 2, 'dark'),
        ...clockFace(0, -height * 0.47, 24, hour),
        beam(d`M${-width * 0.2} ${-height * 0.9}L${-width * 0.1} ${-height * 0.92}L${width * 0.1} 0L${-width * 0.16} 0Z`, 0.22),
        beam(d`M${width * 0.16} ${-height * 0.9}L${width * 0.22} ${-height * 0.88}L${width * 0.42} 0L${width * 0.24} 0Z`, 0.2),
      ],
      { also: ['hall', 'travel', 'building'] },
    ),
    transform: { move: [300, floor] },
  };
}

/** A platform in a View: its edge line runs away from us; `side` says on which side of the rails it lies. */
export function platform({
  view,
  x = -0.4,
  width = 3,
  from = 0.5,
  to = 20,
  side = 'left' as 'left' | 'right',
}: {
  view: View;
  x?: number;
  width?: number;
  from?: number;
  to?: number;
  side?: 'left' | 'right';
}): Group {
  const f = side === 'left' ? -1 : 1;
  const y = -0.7;
  const strip = (a: number, b: number, level: number): string =>
    polygon(view.at(a, level, from), view.at(b, level, from), view.at(b, level, to), view.at(a, level, to));
  return concept(
    'platform',
    [
      fill('dark', polygon(view.at(x, -1, from), view.at(x, y, from), view.at(x, y, to), view.at(x, -1, to)), { tone: 0.15 }),
      fill('brick4', strip(x, x + f * width, y), { tone: -0.25, shade: { to: [0, 1], depth: 0.4 } }),
      fill('paper', strip(x + f * 0.08, x + f * 0.22, y), { tone: -0.1 }),
      stroke(
        times(9)
          .map(i => {
            const z = from + 0.3 + i ** 1.6 * 0.35;
            const [p, q] = [view.at(x, y, z), view.at(x + f * width, y, z)];
            return d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`;
          })
          .join(''),
        1,
        'dark',
        { opacity: 0.35 },
      ),
    ],
    { also: ['station', 'travel'] },
  );
}

/** A row of vaults under a building, one behind the other; light at the end. Round x 0, floor at y 0; about 420 × 380. */
export function vaultedPassage({ width = 420, wall = 'brick1' as Token, arches = 5, end = 'light' as Token, inside = [] as readonly Node[] } = {}): Group {
  const arch = (k: number): string => bay(0, 0, 300 * k, 330 * k);
  const rings = times(arches).map((i): Node => {
    const k = 0.82 ** i;
    const inner = 0.82 ** (i + 0.62);
    return {
      nodes: [
        fill(wall, arch(k) + arch(inner), { evenOdd: true, tone: -0.55 + i * 0.09, shade: { to: [0, 1], depth: 0.2 } }),
        stroke(arch(inner), 6 * k, 'paper', { tone: -0.45 + i * 0.05, opacity: 0.8 }),
        ...(i % 2 === 1
          ? [
              stroke(d`M0 ${-330 * k}V${-330 * k + 34 * k}`, 1.4, 'dark'),
              halo(0, -330 * k + 42 * k, 60 * k, 0.55),
              fill('light', circle(0, -330 * k + 40 * k, 6 * k)),
            ]
          : []),
      ],
      transform: { move: [0, -22 * (1 - k)] },
    };
  });
  const last = 0.82 ** (arches - 0.38);
  return sized(
    concept(
      'passage',
      [
        fill('dark', arch(1)),
        {
          nodes: [fill(end, arch(last), { tone: 0.1 }), { nodes: inside, clip: arch(last) }, halo(0, -150 * last, 190 * last, 0.7, end)],
          transform: { move: [0, -22 * (1 - last)] },
        },
        ...rings.toReversed(),
        fill(wall, 'M-420 20V-560H420V20H150V-180A150 150 0 0 0-150-180V20Z', { tone: -0.35, shade: { to: [0, 1], depth: 0.3 } }),
        beam('M-60-6H60L190 60H-190Z', 0.5, end),
      ],
      { also: ['tunnel', 'arch', 'vault'] },
    ),
    width / 420,
  );
}

import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { sparkle } from './stars.ts';

const bands = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const satisfies readonly Token[];

/** An arch over the origin, both feet at y 0. */
export function rainbow({ r = 230, band = 9, opacity = 0.6 } = {}): Group {
  return concept(
    'rainbow',
    bands.map((token, i) => {
      const radius = r - i * band;
      return stroke(d`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`, band + 0.6, token, { tone: 0.15, opacity });
    }),
    { also: ['sky', 'hope'] },
  );
}

/** Curtains of northern light across the canvas; y 0 is their lower hem. */
export function aurora({ width = 600, height = 190, seed = 1, tokens = ['green', 'accent2', 'violet'] as readonly Token[] } = {}): Group {
  const r = chance(seed);
  const curtain = (token: Token, i: number): Node[] => {
    const base = -i * height * 0.16;
    const [a, b] = [r.between(20, 50), r.between(-50, -16)];
    const hem = (t: number): number => base + Math.sin(t * 6 + i * 2) * a * 0.5 + b * t;
    const rays = times(34).map((k): Node => {
      const t = k / 33;
      const [x, w, h] = [t * width * 1.1 - width * 0.05, (width / 34) * r.between(1.6, 4.5), height * r.between(0.45, 1)];
      return {
        nodes: [{ glow: d`M${x} 0h${w}v${h}h${-w}Z`, kind: 'beam', opacity: 0.13, fill: token }],
        transform: { scale: [1, -1], move: [Math.sin(t * 9 + i) * 6, hem(t)] },
      };
    });
    const line = times(41)
      .map(k => d`${(k / 40) * width} ${hem(k / 40)}`)
      .join('L');
    return [...rays, stroke(`M${line}`, 2, token, { tone: 0.4, opacity: 0.16 })];
  };
  return concept('northern lights', tokens.flatMap(curtain), { also: ['sky', 'night', 'aurora'] });
}

/** Bursts round the origin: one flower of sparks. */
export function firework({ r = 70, seed = 1, token = 'accent' as Token, kind = 'flower' as 'flower' | 'willow' | 'ring' } = {}): Group {
  const c = chance(seed);
  const rays = kind === 'ring' ? 22 : 18;
  const sparks = times(rays).map(i => {
    const a = (i / rays) * Math.PI * 2 + c.between(-0.06, 0.06);
    const [l, fall] = [r * c.between(0.8, 1.05), kind === 'willow' ? r * 0.5 : r * 0.1];
    return {
      from: [Math.cos(a) * r * 0.22, Math.sin(a) * r * 0.22],
      middle: [Math.cos(a) * l * 0.7, Math.sin(a) * l * 0.7],
      to: [Math.cos(a) * l, Math.sin(a) * l + fall],
    } as const;
  });
  const trails = kind === 'ring' ? '' : sparks.map(({ from, middle, to }) => d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`).join('');
  return concept(
    'firework',
    [
      halo(0, 0, r * 1.3, 0.5, token),
      ...(trails === '' ? [] : [stroke(trails, r * 0.028, token, { tone: 0.15 })]),
      fill('light', sparks.map(({ to }) => circle(to[0], to[1], r * 0.034)).join(''), { tone: 0.3 }),
      fill(
        token,
        sparks
          .map(({ middle }, i) => (i % 2 === 0 ? sparkle(middle[0] * 1.2, middle[1] * 1.2, r * 0.06) : circle(middle[0] * 0.7, middle[1] * 0.7, r * 0.018)))
          .join(''),
        { tone: 0.4 },
      ),
    ],
    { also: ['party', 'night', 'celebration'] },
  );
}

/** Its head at the origin, the tail up to the left. */
export function comet({ length = 180, token = 'light' as Token } = {}): Group {
  const l = length;
  const tail = (spread: number, k: number): string =>
    d`M0 ${-l * 0.03}C${-l * 0.3 * k} ${-l * (0.16 + spread)} ${-l * 0.7 * k} ${-l * (0.3 + spread)} ${-l * k} ${-l * 0.42 * k}C${-l * 0.6 * k} ${-l * 0.2 * k} ${-l * 0.3 * k} ${-l * 0.02} 0 ${l * 0.03}Z`;
  return concept(
    'comet',
    [
      fill(token, tail(0.04, 1), { opacity: 0.3 }),
      fill(token, tail(0, 0.72), { opacity: 0.45 }),
      fill('paper', tail(-0.02, 0.45), { opacity: 0.7 }),
      halo(0, 0, l * 0.22, 0.8, token),
      fill('paper', sparkle(0, 0, l * 0.09) + circle(0, 0, l * 0.036), { tone: 0.4 }),
    ],
    { also: ['star', 'sky', 'wish'] },
  );
}

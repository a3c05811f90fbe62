import { polygon } from '../../path.ts';
import type { Node, Point } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Where the middle of the track is and how wide, from our feet (0) to the bend (0.42) and up to the sun (1). */
function track(t: number): { at: Point; half: number } {
  if (t < 0.42) {
    const s = t / 0.42;
    const deep = 1 / (1 + s * 3.4);
    return { at: [300 + (1 - deep) * 6, 420 + 320 * ((deep - 1 / 4.4) / (1 - 1 / 4.4)) ** 1.1], half: 250 * deep };
  }
  const s = (t - 0.42) / 0.58;
  const lift = s ** 1.25;
  return { at: [306 - Math.sin(s * Math.PI) * 10, 420 - 250 * lift], half: 56.8 - 30 * s ** 0.9 };
}

export const side = (t: number, by: number): Point => {
  const { at, half } = track(t);
  return [at[0] + half * by, at[1]];
};

export const sleepers: Node[] = times(15).map(i => {
  const t = 0.02 + (i / 15) * 0.4;
  const { half, at } = track(t);
  const thick = half * 0.085;
  return area(
    polygon(side(t, -1.22), side(t, 1.22), [at[0] + half * 1.26, at[1] + thick], [at[0] - half * 1.26, at[1] + thick]),
    'wood',
    -0.3 + (i % 3) * 0.06,
  );
});

export const rungs: Node[] = times(17).map(i => {
  const t = 0.44 + (i / 17) * 0.54;
  const [a, b] = [side(t, -1), side(t, 1)];
  return stroke(d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, 8 - i * 0.28, 'wood', { tone: -0.2 + i * 0.015 });
});

export const rail = (by: number): Node[] => {
  const ground = times(30).map(i => (i / 29) * 0.42);
  const wide = (t: number): number => track(t).half * 0.045;
  const edge = (sign: number): Point[] => ground.map(t => [side(t, by)[0] + wide(t) * sign, side(t, by)[1]]);
  const up = times(30).map(i => side(0.42 + (i / 29) * 0.58, by));
  return [
    area(polygon(...edge(-1), ...edge(1).toReversed()), 'grey', -0.1),
    area(polygon(...edge(-1), ...edge(-0.3).toReversed()), 'light', 0.1),
    ...up.slice(0, -1).map((p, i) => stroke(d`M${p[0]} ${p[1]}L${up[i + 1]?.[0] ?? 0} ${up[i + 1]?.[1] ?? 0}`, 6 - i * 0.12, 'grey', { tone: -0.1 })),
    ...up.slice(0, -1).map((p, i) => stroke(d`M${p[0] - 1.5} ${p[1]}L${(up[i + 1]?.[0] ?? 0) - 1.5} ${up[i + 1]?.[1] ?? 0}`, 1.6, 'light', { tone: 0.2 })),
  ];
};

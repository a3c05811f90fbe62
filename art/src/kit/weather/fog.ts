import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Token } from '../../scene.ts';
import { beam, d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface FogOptions {
  readonly y?: number;
  readonly height?: number;
  readonly seed?: number;
  readonly opacity?: number;
  readonly token?: Token;
  readonly banks?: number;
}

/** Long soft tongues of mist across the canvas round the height `y`. Put some before and some behind what it hides. */
export function fog({ y = 400, height = 120, seed = 1, opacity = 0.34, token = 'haze', banks = 6 }: FogOptions = {}): Group {
  const r = chance(seed);
  const tongues = times(banks).map(i => {
    const [top, from, long, h] = [y + ((i + 0.5) / banks - 0.5) * height, r.between(-220, 120), r.between(360, 620), (height / banks) * r.between(0.8, 1.5)];
    return fill(
      token,
      d`M${from} ${top}C${from + long * 0.1} ${top - h} ${from + long * 0.3} ${top - h * 0.2} ${from + long * 0.45} ${top - h * 0.55}S${from + long * 0.8} ${top - h * 0.7} ${from + long} ${top}C${from + long * 0.8} ${top + h * 0.5} ${from + long * 0.55} ${top + h * 0.1} ${from + long * 0.4} ${top + h * 0.45}S${from + long * 0.1} ${top + h * 0.3} ${from} ${top}Z`,
      { tone: 0.5, opacity: opacity * r.between(0.7, 1.2) },
    );
  });
  return concept('fog', tongues, { also: ['weather', 'mist'] });
}

export interface SunBeamsOptions {
  /** Where they come from. */
  readonly from?: readonly [number, number];
  readonly length?: number;
  readonly count?: number;
  readonly seed?: number;
  readonly opacity?: number;
  readonly token?: Token;
}

/** Shafts of light that spread downwards. */
export function sunBeams(options: SunBeamsOptions = {}): Group {
  const { from: [x, y] = [300, 60], length = 560, count = 5, seed = 1, opacity = 0.3, token = 'light' } = options;
  const r = chance(seed);
  const shafts = times(count).map(i => {
    const a = Math.PI / 2 + ((i + 0.5) / count - 0.5) * 1.5 + r.between(-0.08, 0.08);
    const half = r.between(0.03, 0.085);
    const to = (angle: number): [number, number] => [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const [p, q] = [to(a - half), to(a + half)];
    return beam(d`M${x} ${y}L${p[0]} ${p[1]}L${q[0]} ${q[1]}Z`, opacity * r.between(0.6, 1.2), token);
  });
  return concept('sunbeam', shafts, { also: ['light'] });
}

/** Air that trembles over hot ground. */
export function heatShimmer({ y = 480, width = 600, rows = 6, opacity = 0.22 }: { y?: number; width?: number; rows?: number; opacity?: number } = {}): Group {
  const r = chance(rows);
  const waves = times(rows * 5).map(i => {
    const l = r.between(16, 30);
    return d`M${r.between(0, width)} ${y - Math.floor(i / 5) * 14 + r.between(-4, 4)}q${l / 2} -6 ${l} 0t${l} 0t${l} 0`;
  });
  return concept('heat', [stroke(waves.join(''), 2, 'paper', { opacity })], { also: ['weather', 'summer'] });
}

import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { rain } from './rain.ts';

/** One leaf of about 12 units, round its own middle. */
export const leafPath = 'M-7 0C-5-5 1-6 7-1C3 4-3 5-7 0ZM-7 0L-11 1L-7 .6Z';

export interface WindOptions {
  readonly seed?: number;
  readonly lines?: number;
  readonly leaves?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly tokens?: readonly [Token, ...Token[]];
}

/** Curling lines of wind that carry leaves, across the canvas. */
export function wind(options: WindOptions = {}): Group {
  const { seed = 1, lines = 7, leaves = 14, top = 150, bottom = 520, tokens = ['orange', 'red', 'yellow', 'brown'] } = options;
  const r = chance(seed);
  const gusts = times(lines).map(i => {
    const [x, y, l] = [r.between(-60, 320), top + ((i + 0.5) / lines) * (bottom - top), r.between(160, 300)];
    const curl = r.between(12, 24);
    const way = d`M${x} ${y}C${x + l * 0.3} ${y - 22} ${x + l * 0.55} ${y + 20} ${x + l} ${y - 4}`;
    return i % 2 === 0
      ? way
      : way +
          d`c${curl * 1.6} ${-curl * 0.4} ${curl * 1.8} ${-curl * 1.7} ${curl * 0.5} ${-curl * 1.7}c${-curl * 0.9} 0 ${-curl} ${curl} ${-curl * 0.2} ${curl * 1.1}`;
  });
  const blown: Node[] = times(leaves).map(() => ({
    nodes: [fill(r.of(tokens), leafPath)],
    transform: { turn: r() * 360, scale: r.between(0.7, 1.5), move: [r() * 600, r.between(top, bottom)] },
  }));
  return concept('wind', [stroke(gusts.join(''), 1.8, 'paper', { opacity: 0.5 }), ...blown], {
    also: leaves > 0 ? ['weather', 'autumn', 'leaf'] : ['weather'],
  });
}

/** Driving rain, torn lines of wind and dark scud. */
export function storm({ seed = 1, slant = 0.55 }: { seed?: number; slant?: number } = {}): Group {
  const r = chance(seed + 40);
  const scud = times(5).map(() => {
    const [x, y, l] = [r.between(-80, 380), r.between(40, 300), r.between(160, 320)];
    return d`M${x} ${y}C${x + l * 0.3} ${y - 16} ${x + l * 0.7} ${y + 8} ${x + l} ${y - 14}C${x + l * 0.7} ${y + 24} ${x + l * 0.3} ${y + 4} ${x} ${y}Z`;
  });
  return concept('storm', [fill('dark', scud.join(''), { opacity: 0.22 }), rain({ kind: 'heavy', slant, seed })], { also: ['weather', 'wind'] });
}

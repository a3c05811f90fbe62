import { concept, placed } from '../../concept.ts';
import { smooth } from '../../path.ts';
import type { Group, Token } from '../../scene.ts';
import { times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Shirts, stockings and a sheet on a line that sags between two points. */
export function washing(x: number, y: number, to: number, toY: number, tokens: readonly Token[]): Group {
  const at = (t: number): readonly [number, number] => [x + (to - x) * t, y + (toY - y) * t + Math.sin(Math.PI * t) * 14];
  const cut = ['M-8 0H8L14 8L10 12L8 9V24H-8V9L-10 12L-14 8Z', 'M-11 0H11V22H-11Z', 'M-8 0H8V9L9 28H2L0 11L-2 28H-9V9Z', 'M-4 0H5V16L14 20V26H2L-4 20Z'];
  return concept(
    'washing',
    [
      stroke(smooth(times(9).map(i => at(i / 8))), 1.2, 'paper', { opacity: 0.8 }),
      ...tokens.map((fill, i) => {
        const [px, py] = at((i + 0.8) / (tokens.length + 0.6));
        return placed(area(cut[i % 4] ?? '', fill, 0.2, { shade: { to: [0.4, 1], depth: 0.3 } }), px, py, { turn: (i % 3) * 4 - 4 });
      }),
    ],
    { also: ['clothes', 'line'] },
  );
}

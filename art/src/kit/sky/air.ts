import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { polygon } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

const wings = (s: number, lift: number): string =>
  d`M0 0C${-s * 0.2} ${-s * lift * 0.9} ${-s * 0.6} ${-s * lift} ${-s} ${-s * lift * 0.55}C${-s * 0.62} ${-s * lift * 0.72} ${-s * 0.3} ${-s * lift * 0.4} ${-s * 0.04} ${s * 0.14}L${s * 0.08} ${s * 0.16}C${s * 0.24} ${-s * lift * 0.5} ${s * 0.6} ${-s * lift * 0.9} ${s} ${-s * lift * 0.7}C${s * 0.6} ${-s * lift * 1.15} ${s * 0.22} ${-s * lift} 0 0Z`;

/** Small birds far off: in a loose cloud, or in the wedge of geese. About `width` wide round the origin. */
export function flock({ count = 9, width = 160, seed = 1, kind = 'loose' as 'loose' | 'wedge', token = 'mass' as Token, tone = -0.4 } = {}): Group {
  const r = chance(seed);
  const birds = times(count).map((i): Node => {
    const arm = Math.ceil(i / 2) / Math.ceil(count / 2);
    const [x, y] =
      kind === 'wedge' ? [width * (0.5 - arm), width * arm * 0.34 * (i % 2 === 0 ? 1 : -1)] : [r.between(-0.5, 0.5) * width, r.between(-0.3, 0.3) * width];
    return {
      nodes: [fill(token, wings(r.between(6, 11) * (width / 160), r.between(0.35, 0.8)), { tone })],
      transform: { turn: r.between(-14, 14), move: [x, y] },
    };
  });
  return concept('bird', birds, { also: ['animal', 'sky', 'flight'] });
}

/** A plume that rises from 0,0 and drifts to the right. */
export function smoke({ height = 160, drift = 60, token = 'paper' as Token, opacity = 0.5, kind = 'plume' as 'plume' | 'thread' | 'puffs' } = {}): Group {
  const [h, x] = [height, drift];
  const also = { also: ['air'] };
  if (kind === 'thread')
    return concept(
      'smoke',
      [
        stroke(d`M0 0C${x * 0.5} ${-h * 0.2} ${-x * 0.5} ${-h * 0.36} ${x * 0.1} ${-h * 0.56}S${x * 0.2} ${-h * 0.84} ${x} ${-h}`, 3, token, { opacity }),
        stroke(d`M1 0C${x * 0.8} ${-h * 0.2} ${-x * 0.2} ${-h * 0.4} ${x * 0.4} ${-h * 0.58}S${x * 0.6} ${-h * 0.8} ${x * 1.2} ${-h * 0.9}`, 1.6, token, {
          opacity: opacity * 0.7,
        }),
      ],
      also,
    );
  if (kind === 'puffs')
    return concept(
      'smoke',
      times(5).map(i => {
        const [t, s] = [(i + 0.4) / 5, h * (0.05 + 0.024 * i)];
        return fill(
          token,
          d`M${x * t ** 1.4 - s} ${-h * t}a${s * 0.7} ${s * 0.7} 0 0 1 ${s * 0.5} ${-s * 0.9}a${s * 0.7} ${s * 0.7} 0 0 1 ${s * 1.1} 0a${s * 0.66} ${s * 0.66} 0 0 1 ${s * 0.4} ${s}a${s} ${s * 0.6} 0 0 1 ${-s * 2} ${-s * 0.1}Z`,
          { opacity: opacity * (1.3 - t * 0.8), shade: { to: [0.5, 1], depth: 0.3 } },
        );
      }),
      also,
    );
  return concept(
    'smoke',
    [
      fill(
        token,
        d`M-4 0C${-h * 0.1} ${-h * 0.2} ${x * 0.3 - h * 0.16} ${-h * 0.4} ${x * 0.3 - h * 0.1} ${-h * 0.55}C${x * 0.3 - h * 0.24} ${-h * 0.72} ${x * 0.6 - h * 0.2} ${-h * 0.98} ${x - h * 0.05} ${-h * 0.92}C${x + h * 0.1} ${-h * 1.04} ${x + h * 0.24} ${-h * 0.88} ${x + h * 0.14} ${-h * 0.78}C${x + h * 0.2} ${-h * 0.64} ${x} ${-h * 0.6} ${x * 0.6 + h * 0.06} ${-h * 0.52}C${x * 0.7} ${-h * 0.34} ${x * 0.2} ${-h * 0.2} 5 0Z`,
        { opacity, shade: { to: [1, 0.6], depth: 0.35 } },
      ),
      stroke(
        d`M${x * 0.3} ${-h * 0.46}q${h * 0.1} ${h * 0.04} ${h * 0.12} ${-h * 0.06}M${x * 0.7} ${-h * 0.76}q${h * 0.1} ${h * 0.06} ${h * 0.14} ${-h * 0.04}M${x * 0.3} ${-h * 0.7}q${-h * 0.06} ${-h * 0.08} ${h * 0.04} ${-h * 0.12}`,
        2,
        token,
        { opacity: opacity * 0.9, tone: 0.4 },
      ),
    ],
    also,
  );
}

/** A paper kite round its own middle, with a tail and a string that goes down to the left. */
export function kite({ width = 70, token = 'accent' as Token, other = 'yellow' as Token, string = 160, kind = 'diamond' as 'diamond' | 'fish' } = {}): Group {
  const w = width / 2;
  const line = stroke(d`M0 ${w * 0.4}C${-string * 0.2} ${string * 0.5} ${-string * 0.6} ${string * 0.7} ${-string * 0.8} ${string}`, 1, 'paper', {
    opacity: 0.7,
  });
  const bow = (x: number, y: number): string => d`M${x} ${y}l${-w * 0.16} ${-w * 0.1}v${w * 0.2}ZM${x} ${y}l${w * 0.16} ${-w * 0.1}v${w * 0.2}Z`;
  const body: Node[] =
    kind === 'fish'
      ? [
          fill(
            token,
            d`M${-w} 0C${-w * 0.6} ${-w * 0.6} ${w * 0.3} ${-w * 0.6} ${w * 0.6} 0C${w * 0.3} ${w * 0.6} ${-w * 0.6} ${w * 0.6} ${-w} 0ZM${w * 0.5} 0L${w * 1.1} ${-w * 0.5}L${w * 0.94} 0L${w * 1.1} ${w * 0.5}Z`,
            { shade: { to: [0.3, 1], depth: 0.3 } },
          ),
          fill('paper', d`M${-w * 0.74} ${-w * 0.1}a${w * 0.13} ${w * 0.13} 0 1 0 ${w * 0.26} 0a${w * 0.13} ${w * 0.13} 0 1 0 ${-w * 0.26} 0Z`),
          stroke(d`M${-w * 0.3} ${-w * 0.42}q${w * 0.2} ${w * 0.42} 0 ${w * 0.84}M0 ${-w * 0.42}q${w * 0.2} ${w * 0.42} 0 ${w * 0.84}`, w * 0.08, other),
        ]
      : [
          fill(token, polygon([0, -w * 1.2], [w * 0.8, -w * 0.2], [0, w * 1.2], [-w * 0.8, -w * 0.2])),
          fill(other, polygon([0, -w * 1.2], [w * 0.8, -w * 0.2], [0, -w * 0.2]) + polygon([0, w * 1.2], [-w * 0.8, -w * 0.2], [0, -w * 0.2])),
          stroke(d`M0 ${-w * 1.2}V${w * 1.2}M${-w * 0.8} ${-w * 0.2}H${w * 0.8}`, 1.2, 'dark', { opacity: 0.6 }),
          stroke(d`M0 ${w * 1.2}C${w * 0.5} ${w * 1.6} ${-w * 0.4} ${w * 2} ${w * 0.2} ${w * 2.6}`, 1.2, 'paper'),
          fill(other, bow(w * 0.18, w * 1.55) + bow(0, w * 1.95) + bow(w * 0.05, w * 2.4)),
        ];
  return concept('kite', [line, ...body], { also: ['toy', 'wind', 'sky'] });
}

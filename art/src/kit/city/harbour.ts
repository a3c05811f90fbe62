import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';
import { bay } from './works.ts';

/** A harbour crane; its reach to the right, a load on its hook. */
export function crane({ height = 260, token = 'orange' as Token, load = 'box' as 'box' | 'none' } = {}): Group {
  return sized(
    concept(
      'crane',
      [
        stroke('M-34 0L-12-110M34 0L12-110M-26-40H26M-26-40L18-80M26-40L-18-80M-18-80H18', 5, token, { tone: -0.15 }),
        fill('dark', rect(-42, -6, 18, 6) + rect(24, -6, 18, 6)),
        fill(token, 'M-30-150H26V-110H-30Z', { tone: -0.05, shade: { to: [0.4, 1], depth: 0.4 } }),
        fill('light', rect(6, -144, 16, 16)),
        fill('dark', 'M-62-140H-30V-116H-62Z', { tone: 0.2 }),
        stroke('M10-150L138-246M24-140L138-246M-16-150L4-214L138-246M4-214L-50-140', 4.4, token, { tone: 0 }),
        stroke(
          times(6)
            .map(i => d`M${22 + i * 19} ${-158 - i * 14.4}L${42 + i * 17} ${-152 - i * 15.8}`)
            .join(''),
          2,
          token,
        ),
        stroke('M138-246V-116', 1.6, 'dark'),
        ...(load === 'box'
          ? [
              stroke('M138-116L118-96M138-116L158-96', 1.4, 'dark'),
              fill('blue', rect(112, -96, 52, 26), { shade: { to: [0, 1], depth: 0.4 } }),
              stroke(
                times(5)
                  .map(i => d`M${121 + i * 9} -94v22`)
                  .join(''),
                1,
                'dark',
                { opacity: 0.4 },
              ),
            ]
          : [stroke('M138-116c-8 6 0 14 4 8', 3, 'grey')]),
        fill('red', circle(138, -248, 3)),
        halo(138, -248, 16, 0.6, 'red'),
      ],
      { also: ['harbour', 'work', 'machine'] },
    ),
    height / 250,
  );
}

export const gasholder = ({ width = 200, token = 'mass' as Token } = {}): Group =>
  sized(
    concept(
      'gasholder',
      [
        fill('brick1', 'M-92-4C-92-20 92-20 92-4V-84C92-100-92-100-92-84Z', { tone: -0.2, shade: { to: [1, 0.4], depth: 0.5 } }),
        fill(
          'dark',
          times(7)
            .map(i => bay(-78 + i * 26, -18, 12, 46))
            .join(''),
          { tone: 0.2 },
        ),
        fill('mass', 'M-92-86C-60-124 60-124 92-86C60-98-60-98-92-86Z', { tone: 0.15 }),
        stroke(
          times(8)
            .map(i => d`M${-100 + i * 28.6} 0V-156`)
            .join(''),
          3,
          token,
          { tone: -0.5 },
        ),
        stroke('M-100-156C-60-146 60-146 100-156M-100-110C-60-100 60-100 100-110M-100-60C-60-50 60-50 100-60', 2.6, token, { tone: -0.5 }),
      ],
      { also: ['building', 'industry'] },
    ),
    width / 206,
  );

export function containers({ width = 240, rows = 3, seed = 1 } = {}): Group {
  const r = chance(seed);
  const boxes = times(rows).flatMap(row =>
    times(3)
      .filter(() => row === 0 || r.happens(0.72))
      .map((i): Node[] => {
        const [x, y] = [-120 + i * 81 + r.between(-3, 3), -(row + 1) * 36];
        return [
          fill(r.of(['red', 'blue', 'green', 'orange', 'brick4']), rect(x, y, 78, 35), { tone: r.between(-0.3, 0.05), shade: { to: [0.3, 1], depth: 0.4 } }),
          stroke(
            times(11)
              .map(k => d`M${x + 6 + k * 6.6} ${y + 3}v29`)
              .join(''),
            1,
            'dark',
            { opacity: 0.3 },
          ),
        ];
      }),
  );
  return sized(concept('container', boxes.flat(), { also: ['harbour', 'cargo', 'box'] }), width / 240);
}

/** The bow of a great ship, towering; its foot at the water, the sharp bow to the right. */
export function shipHull({ height = 260, token = 'red' as Token } = {}): Group {
  return sized(
    concept(
      'ship',
      [
        fill('white', 'M-200-196H-20V-236H-60V-258H-170V-236H-200Z', { tone: -0.1, shade: { to: [0.2, 1], depth: 0.3 } }),
        fill(
          'light',
          times(6)
            .map(i => rect(-192 + i * 28, -224, 18, 12))
            .join('') +
            times(4)
              .map(i => rect(-162 + i * 25, -252, 16, 9))
              .join(''),
        ),
        fill('mass', 'M-210-198H30L170-230C160-160 140-80 128-44H-210Z', { tone: -0.4, shade: { to: [-0.4, 1], depth: 0.5 } }),
        fill(token, 'M-210-46H129C126-30 124-12 122 2H-210Z', { tone: -0.15, shade: { to: [-0.4, 1], depth: 0.4 } }),
        stroke('M-210-198H30L170-230', 3, 'paper', { tone: 0 }),
        fill('dark', circle(-150, -150, 8) + circle(-110, -150, 8) + circle(-70, -150, 8) + circle(-30, -150, 8)),
        fill('light', circle(-150, -150, 5) + circle(-70, -150, 5)),
        fill('dark', ellipse(112, -150, 8, 10)),
        stroke('M112-146L104-60', 3, 'grey'),
        stroke('M104-70V-40M90-52C92-36 116-36 118-52M96-64H112', 4, 'grey'),
      ],
      { also: ['boat', 'harbour', 'sea'] },
    ),
    height / 260,
  );
}

import { concept } from '../../concept.ts';
import { polygon, rect } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const rows = times(6).flatMap(row => times(3).map((col): Point => [126 + col * 44 + row * 2, 196 + row * 62]));

export const tower: Group = concept(
  'tower',
  [
    area(polygon([96, 612], [112, 168], [258, 168], [270, 612]), 'brick1', -0.05, { shade: { to: [-1, 0.3], depth: 0.5 } }),
    area(polygon([104, 172], [266, 172], [262, 154], [108, 154]), 'brick4', 0.1),
    area(polygon([116, 154], [254, 154], [186, 66]), 'brick3', -0.1, { shade: { to: [-1, 0], depth: 0.5 } }),
    stroke('M186 66V44M178 52H194', 3, 'dark'),
    ...rows.map(
      ([x, y], i): Node => ({
        nodes: [
          area(`M${x} ${y + 36}V${y + 10}A11 12 0 0 1 ${x + 22} ${y + 10}V${y + 36}Z`, 'light', i % 4 === 3 ? -0.2 : 0.1),
          stroke(`M${x + 11} ${y}V${y + 36}M${x} ${y + 18}H${x + 22}`, 1.8, 'dark', { tone: 0.2 }),
          area(rect(x - 3, y + 36, 28, 5), 'brick4', 0),
        ],
      }),
    ),
    ...times(30).map((i): Node => stroke(`M${108 + ((i * 53) % 140)} ${182 + ((i * 71) % 420)}h12`, 1.6, 'brick1', { tone: -0.45, opacity: 0.5 })),
  ],
  { also: ['school', 'building'], rim: 0.8 },
);

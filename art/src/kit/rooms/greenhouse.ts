import { concept } from '../../concept.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Iron and glass, palms on both sides; the path in the middle is free. The sky of the scene shows through. */
export function greenhouse({ fill = 'paper', leaf = 'leaf' as Token }: { readonly fill?: Token; readonly leaf?: Token } = {}): Group {
  const arch = (k: number): string =>
    `M${300 - 150 * k} ${440 + 60 * (k - 1)}V${280 - 60 * (k - 1)}C${300 - 150 * k} ${280 - 260 * k} ${300 + 150 * k} ${280 - 260 * k} ${300 + 150 * k} ${280 - 60 * (k - 1)}V${440 + 60 * (k - 1)}`;
  const frond = (x: number, y: number, turn: number, size: number, tone: number): Node => ({
    nodes: [
      area('M0 0C-20 -40 -16 -90 0 -130C16 -90 20 -40 0 0Z', leaf, tone),
      stroke('M0 0V-116M0 -30L-9 -44M0 -30L9 -44M0 -60L-10 -76M0 -60L10 -76M0 -90L-7 -104M0 -90L7 -104', 1.6, leaf, { tone: tone - 0.35 }),
    ],
    transform: { move: [x, y], turn, scale: size },
  });
  const palm = (x: number, y: number, s: number, tone: number): Node =>
    concept(
      'palm',
      [
        stroke(`M${x} ${y}C${x - 8} ${y - 60 * s} ${x + 6} ${y - 100 * s} ${x} ${y - 140 * s}`, 9 * s, 'brown', { tone: -0.2 }),
        ...[-96, -60, -26, 8, 40, 74, 104].map((turn, i) => frond(x, y - 138 * s, turn, s * (0.8 + (i % 3) * 0.12), tone - (i % 2) * 0.15)),
      ],
      { also: ['tree', 'plant'] },
    );
  return concept(
    'greenhouse',
    [
      area(`${arch(1)}Z`, 'haze', 0.5, { opacity: 0.35 }),
      stroke(arch(1), 5, fill, { tone: -0.2 }),
      stroke('M300 85V440M220 140V440M380 140V440M150 300H450M150 370H450', 2.4, fill, { tone: -0.25 }),
      palm(190, 470, 0.8, -0.2),
      palm(420, 470, 0.9, -0.25),
      stroke(arch(1.4), 6, fill, { tone: -0.05 }),
      stroke(arch(1.9), 8, fill, { tone: 0.1 }),
      stroke('M150 280L15 226M450 280L585 226M170 180L60 90M430 180L540 90M225 110L190 0M375 110L410 0', 2.6, fill, { tone: -0.1 }),
      area('M0 500L150 440H450L600 500V693H0Z', 'brick4', 0.05, { shade: { to: [0, 1], depth: 0.5 } }),
      stroke('M270 440L190 693M330 440L410 693M120 470H480M60 530H540M0 610H600', 1.8, 'brick4', { tone: -0.35 }),
      area('M0 500L150 440H240L130 693H0ZM600 500L450 440H360L470 693H600Z', 'brown', -0.45),
      ...(
        [
          [40, 590, -24, 1.2],
          [90, 600, 8, 1],
          [130, 560, 30, 0.8],
          [10, 560, -50, 1.1],
          [560, 590, 24, 1.2],
          [506, 600, -10, 1],
          [470, 560, -30, 0.8],
          [590, 560, 50, 1.1],
        ] as const
      ).map(([x, y, turn, s], i) => frond(x, y, turn, s, -0.1 - (i % 3) * 0.15)),
    ],
    { also: ['place', 'plant', 'glass', 'garden'] },
  );
}

import { concept, placed } from '../../concept.ts';
import { circle, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';
import { type NeonPicture, neonShape } from './neon.ts';
import { bay } from './works.ts';

/** A proud front with columns, a pediment and banners that are pictures. */
export function museumFront({ width = 360, banner = 'accent' as Token, picture = 'eye' as NeonPicture, lit = true } = {}): Group {
  const column = (x: number): Node[] => [
    fill('paper', d`M${x - 9} -40L${x - 7} -150H${x + 7}L${x + 9} -40Z`, { tone: -0.12, shade: { to: [1, 0], depth: 0.45 } }),
    fill('paper', rect(x - 13, -158, 26, 8) + rect(x - 13, -42, 26, 6), { tone: 0 }),
  ];
  return sized(
    concept(
      'museum',
      [
        fill('brick1', 'M-180 0V-190H180V0Z', { tone: -0.15, shade: { to: [0.3, 1], depth: 0.45 } }),
        fill('mass', 'M-180-190L-160-226H160L180-190Z', { tone: -0.1 }),
        ...[-150, 150].flatMap(x => [
          fill('mass', d`M${x - 26} -190L${x} -262L${x + 26} -190Z`, { tone: -0.2, shade: { to: [1, 0.5], depth: 0.4 } }),
          fill('yellow', circle(x, -264, 3)),
        ]),
        fill(
          lit ? 'light' : 'dark',
          times(2)
            .map(i => bay(-150 + i * 300, -90, 30, 66) + bay(-150 + i * 300, -20, 30, 46))
            .join(''),
          { tone: 0.05 },
        ),
        fill('dark', rect(-112, -150, 224, 112), { tone: 0.2 }),
        fill(lit ? 'light' : 'dark', bay(0, -38, 46, 96), { tone: 0.1 }),
        ...(lit ? [halo(0, -80, 110, 0.4)] : []),
        ...[-100, -60, -26, 26, 60, 100].flatMap(column),
        fill('paper', rect(-124, -172, 248, 15) + rect(-124, -38, 248, 6), { tone: -0.1 }),
        fill('paper', 'M-130-172L0-226L130-172Z', { tone: -0.15, shade: { to: [0.5, 1], depth: 0.3 } }),
        fill('brick4', 'M-96-178L0-216L96-178Z', { tone: -0.3 }),
        fill('paper', circle(0, -192, 9), { tone: -0.1 }),
        ...[-80, 80].map(
          (x): Node => ({
            nodes: [
              fill(banner, d`M${x - 14} -150H${x + 14}V-66L${x} -76L${x - 14} -66Z`, { shade: { to: [0, 1], depth: 0.4 } }),
              { nodes: [neonShape(picture, 'paper')], transform: { scale: 0.24, move: [x, -116] } },
            ],
          }),
        ),
        ...times(5).map((i): Node => fill('brick4', rect(-130 - i * 6, -32 + i * 6.4, 260 + i * 12, 6.6), { tone: -0.1 - i * 0.07 })),
      ],
      { also: ['building', 'art', 'palace'] },
    ),
    width / 360,
  );
}

/** An old city gate with two turrets and an open arch. */
export function cityGate({ width = 240, wall = 'brick1' as Token, lit = true } = {}): Group {
  const turret = (x: number): Node[] => [
    fill(wall, rect(x - 30, -150, 60, 150), { tone: -0.1, shade: { to: [1, 0.3], depth: 0.5 } }),
    fill('paper', rect(x - 33, -154, 66, 6) + rect(x - 32, -80, 64, 4), { tone: -0.25 }),
    fill('mass', d`M${x - 36} -154C${x - 22} -176 ${x - 10} -206 ${x} -236C${x + 10} -206 ${x + 22} -176 ${x + 36} -154Z`, {
      tone: -0.1,
      shade: { to: [1, 0.3], depth: 0.4 },
    }),
    stroke(d`M${x} -236V-250`, 2, 'yellow'),
    fill('yellow', d`M${x} -250l10 3l-10 4Z`),
    fill(lit ? 'light' : 'dark', bay(x, -100, 14, 26) + bay(x, -28, 14, 26), { tone: 0.1 }),
  ];
  return sized(
    concept(
      'city gate',
      [
        fill(wall, `M-60 0V-128H60V0Z${bay(0, 1, 70, 92)}`, { evenOdd: true, tone: -0.2, shade: { to: [0, 1], depth: 0.4 } }),
        stroke('M-35 0V-56A35 35 0 0 1 35-56V0', 7, 'paper', { tone: -0.25 }),
        fill(
          'paper',
          times(7)
            .map(i => rect(-58 + i * 17, -140, 10, 12))
            .join('') + rect(-60, -130, 120, 5),
          { tone: -0.3 },
        ),
        fill('red', 'M-14-122H14V-106C14-98 6-94 0-92C-6-94-14-98-14-106Z'),
        fill('yellow', 'M0-118l3.2 6.4 7 1-5 5 1.2 7L0-102l-6.4 3.4 1.2-7-5-5 7-1Z'),
        ...turret(-84),
        ...turret(84),
      ],
      { also: ['building', 'tower', 'arch'] },
    ),
    width / 240,
  );
}

/** A picture palace: a lit canopy, posters, a great lamp-framed picture. */
export function cinemaFront({ width = 280, token = 'red' as Token, picture = 'eye' as NeonPicture } = {}): Group {
  const bulbs = (x: number, y: number, n: number, step: number): string =>
    times(n)
      .map(i => circle(x + i * step, y, 2.2))
      .join('');
  return sized(
    concept(
      'cinema',
      [
        fill('brick5', 'M-130 0V-220H-90V-250H90V-220H130V0Z', { tone: -0.2, shade: { to: [0.3, 1], depth: 0.4 } }),
        stroke('M-110-220V-104M-98-220V-104M110-220V-104M98-220V-104', 4, 'accent2', { tone: -0.2 }),
        fill('dark', rect(-80, -232, 160, 106)),
        halo(0, -180, 130, 0.5, 'accent'),
        placed({ nodes: [neonShape(picture, 'accent', 2)], transform: { scale: 1 } }, 0, -178),
        fill(
          'light',
          bulbs(-80, -232, 11, 16) +
            bulbs(-80, -126, 11, 16) +
            times(6)
              .map(i => circle(-80, -216 + i * 15, 2.2) + circle(80, -216 + i * 15, 2.2))
              .join(''),
        ),
        fill('light', rect(-104, -72, 208, 68), { tone: 0 }),
        fill('dark', rect(-30, -66, 28, 66) + rect(2, -66, 28, 66), { tone: 0.2 }),
        fill('light', rect(-26, -60, 20, 34) + rect(6, -60, 20, 34)),
        ...[-92, -62, 40, 70].map((x, i): Node => fill((['blue', 'green', 'violet', 'orange'] as const)[i] ?? 'blue', rect(x, -62, 24, 40), { tone: 0 })),
        fill('paper', 'M-80-46a6 6 0 1 0 .1 0ZM-56-30l7-16l7 16ZM46-52l6 12l6-12ZM76-50h12v12h-12Z'),
        fill(token, 'M-150-104H150L136-74H-136Z', { tone: -0.05, shade: { to: [0, 1], depth: 0.3 } }),
        fill('light', bulbs(-140, -99, 15, 20) + bulbs(-130, -79, 14, 20), { tone: 0.3 }),
        halo(0, -80, 190, 0.4),
      ],
      { also: ['film', 'building', 'night'] },
    ),
    width / 300,
  );
}

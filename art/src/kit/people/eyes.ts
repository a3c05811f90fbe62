import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';

interface Eye {
  /** Width from corner to corner, in units of the scene. */
  readonly size?: number;
  readonly skin?: Token;
  readonly iris?: Token;
  readonly brow?: Token;
  readonly lids?: 'wide' | 'open' | 'half';
  readonly lashes?: 'long' | 'short';
  readonly shadowed?: Token;
  /** What is seen in the iris, drawn round the middle of the eye in units of the scene. */
  readonly inside?: readonly Node[];
  /** Where it looks: shares of the way to the edge. */
  readonly looks?: readonly [number, number];
}

/** One large eye, its middle at the origin. The iris is also returned as a path, to clip another scene into it. */
export function largeEye({
  size = 300,
  skin = 'skin2',
  iris = 'accent',
  brow = 'hairBrown',
  lids = 'open',
  lashes = 'long',
  shadowed,
  inside,
  looks = [0, 0],
}: Eye = {}): { figure: Group; iris: string } {
  const k = size / 300;
  const top = { wide: -112, open: -92, half: -48 }[lids];
  const [x, y] = [looks[0] * 60, looks[1] * 30 - 4];
  const almond = `M-150 18C-120 -20 -70 ${top} 8 ${top}C70 ${top} 118 -40 150 4C120 44 66 74 4 76C-60 76 -112 54 -150 18Z`;
  const lid = `M-156 22C-122 -26 -70 ${top - 8} 8 ${top - 8}C74 ${top - 8} 122 -46 160 2C126 -30 74 ${top + 10} 6 ${top + 10}C-62 ${top + 10} -118 -10 -156 22Z`;
  const onLid = (t: number): readonly [number, number] => {
    const [a, b, c, d] =
      t < 0.5
        ? ([
            [-150, 18],
            [-120, -20],
            [-70, top],
            [8, top],
          ] as const)
        : ([
            [8, top],
            [70, top],
            [118, -40],
            [150, 4],
          ] as const);
    const u = t < 0.5 ? t * 2 : t * 2 - 1;
    const axis = (i: 0 | 1): number => a[i] * (1 - u) ** 3 + 3 * b[i] * u * (1 - u) ** 2 + 3 * c[i] * u * u * (1 - u) + d[i] * u ** 3;
    return [axis(0), axis(1)];
  };
  /** Each lash leans outwards and curls up, the outer ones longer. */
  const lash = (t: number): string => {
    const [px, py] = onLid(t);
    const [dx, dy] = [(t - 0.42) * 62, -26 - t * 12];
    const turn = (ox: number, oy: number): string => `${Math.round((px + ox) * 10) / 10} ${Math.round((py + oy) * 10) / 10}`;
    return `M${turn(-5, -3)}Q${turn(dx * 0.9, dy * 0.35)} ${turn(dx, dy)}Q${turn(dx * 0.55 + 6, dy * 0.3)} ${turn(6, -3)}Z`;
  };
  const fan = [0.18, 0.3, 0.42, 0.53, 0.64, 0.74, 0.84, 0.93];
  const rays = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2 + (i % 2) * 0.06;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${x + c * 30} ${y + s * 30}L${x + c * (52 + (i % 3) * 5)} ${y + s * (52 + (i % 3) * 5)}`;
  }).join('');
  const shown: Node[] =
    inside === undefined
      ? [
          { path: circle(x, y, 68), fill: iris },
          { path: circle(x, y, 52), fill: iris, tone: 0.25 },
          { path: rays, fill: iris, tone: -0.35, stroke: 2.4 },
          { path: circle(x, y, 30), fill: 'dark' },
        ]
      : [
          { path: circle(x, y, 68), fill: iris },
          { nodes: inside, transform: { scale: 1 / k, move: [x, y] }, clip: circle(0, 0, 66 * k) },
        ];
  const nodes: Node[] = [
    { path: 'M-178 30C-160 -70 -80 -140 10 -140C100 -140 168 -84 186 0C150 80 80 112 4 112C-80 112 -150 84 -178 30Z', fill: skin },
    {
      path: `M-164 18C-132 -60 -70 ${top - 46} 8 ${top - 46}C78 ${top - 46} 132 -70 166 -8C126 -50 74 ${top - 6} 6 ${top - 6}C-62 ${top - 6} -120 -30 -164 18Z`,
      fill: shadowed ?? skin,
      tone: shadowed === undefined ? -0.22 : 0,
    },
    { path: almond, fill: 'white', tone: -0.04 },
    {
      nodes: [
        ...shown,
        { path: circle(x, y, 68), fill: iris, tone: -0.6, stroke: 6 },
        {
          path: `M-160 10C-120 -30 -70 ${top - 10} 8 ${top - 10}C74 ${top - 10} 122 -48 160 2L150 26C120 -16 70 ${top + 34} 6 ${top + 34}C-62 ${top + 34} -110 10 -146 34Z`,
          fill: 'dark',
          opacity: 0.32,
        },
        { path: circle(x + 22, y - 26, 13), fill: 'paper' },
        { path: circle(x - 20, y + 24, 6), fill: 'paper', opacity: 0.7 },
      ],
      clip: almond,
    },
    { path: 'M-150 18C-143 8 -134 6 -126 12C-130 22 -140 24 -150 18Z', fill: 'lip', opacity: 0.6 },
    { path: lid, fill: 'dark' },
    ...(lashes === 'long' ? [{ path: fan.map(lash).join(''), fill: 'dark' as const }] : []),
    { path: 'M-118 60C-60 92 60 92 118 52', fill: skin, tone: -0.32, stroke: 3 },
    { path: 'M-166 -112C-120 -168 -30 -188 60 -176C110 -170 150 -150 178 -116C130 -142 60 -152 -10 -148C-70 -144 -124 -130 -166 -112Z', fill: brow },
  ];
  return { figure: concept('eye', nodes, { also: ['face'], transform: { scale: k } }), iris: circle(x * k, y * k, 68 * k) };
}

import type { Node, Shape } from '../../scene.ts';
import { brow, eye, type Painted, plane, r } from './portrait-eye.ts';

/** The large face, in the same 54 units as the small one (features.ts), so that hair and hats fit both. */
export const views = ['profile', 'three-quarter', 'front'] as const;
export type PortraitView = (typeof views)[number];

export interface Features {
  /** How far the nose stands out, how far its tip drops, how much its bridge curves. */
  readonly nose: number;
  readonly drop: number;
  readonly hook: number;
  readonly brow: number;
  readonly lip: number;
  readonly chin: number;
  /** Width of the jaw: −2 fine … 3 heavy. */
  readonly jaw: number;
  readonly neck: number;
}

const p = (x: number, y: number): string => `${r(x)} ${r(y)}`;

/** Face, skull and neck as one outline. */
export function outlineOf(view: PortraitView, f: Features): string {
  const { nose: n, drop: d, hook: h, brow: b, lip: l, chin: c, jaw: j, neck: k } = f;
  if (view === 'profile')
    return `M${p(13, -47)}C${p(17 + b * 0.5, -43)} ${p(18.6 + b, -38)} ${p(18 + b, -33)}C${p(17.7 + b, -31)} ${p(17, -30)} ${p(17.4, -28.4)}C${p(19.4 + h, -25.4)} ${p(22.4 + n * 0.7 + h, -21.5)} ${p(24 + n, -18.8 + d)}C${p(24.6 + n, -16.8 + d)} ${p(22.4 + n * 0.5, -15.8 + d * 0.3)} ${p(19.7, -15.4)}C${p(20 + l * 0.4, -14.6)} ${p(21.5 + l, -13.2)} ${p(21 + l, -12)}C${p(20.7 + l, -11.2)} ${p(19.7, -10.9)} ${p(19.1, -10.6)}C${p(20.3 + l, -10)} ${p(20.6 + l, -8.4)} ${p(19.6 + l * 0.5, -7.3)}C${p(18, -6.2)} ${p(18.8 + c, -4.8)} ${p(19.2 + c, -2.8)}C${p(19.4 + c, 0.6)} ${p(16.5 + c * 0.8, 3)} ${p(12.6 + c * 0.6, 2.8)}C${p(9, 2.6 + j * 0.4)} ${p(6.4 + k, 3)} ${p(5.6 + k, 7)}C${p(4.8 + k, 13)} ${p(6 + k, 19)} ${p(9 + k, 26)}L${p(-17 - k, 28)}C${p(-16 - k, 14)} ${p(-17 - k * 0.6, 0)} ${p(-17, -10)}C${p(-22, -20)} ${p(-24, -34)} ${p(-19, -43)}C${p(-13, -54)} ${p(6, -57)} ${p(13, -47)}Z`;
  if (view === 'front')
    return `M0 -54C13 -54 20 -45 20 -32C${p(20, -20)} ${p(18 + j * 0.7, -10)} ${p(11.4 + j, -3)}C${p(8.4 + j * 0.6, 0)} ${p(8 + k, 4)} ${p(8 + k, 8)}C${p(8 + k, 14)} ${p(9 + k, 20)} ${p(13 + k, 26)}L${p(-13 - k, 26)}C${p(-9 - k, 20)} ${p(-8 - k, 14)} ${p(-8 - k, 8)}C${p(-8 - k, 4)} ${p(-8.4 - j * 0.6, 0)} ${p(-11.4 - j, -3)}C${p(-18 - j * 0.7, -10)} -20 -20 -20 -32C-20 -45 -13 -54 0 -54Z`;
  return `M10 -51C15 -48 18.4 -42 ${p(18.2 + b * 0.4, -34)}C${p(17.6, -31)} ${p(18.8, -28)} ${p(18.4, -24)}C${p(18.4, -18)} ${p(17.4 + j * 0.3, -12)} ${p(14.4 + c * 0.4, -5)}C${p(12.6 + c * 0.5, -0.6)} ${p(10.4 + c * 0.5, 3)} ${p(6.8, 3)}C${p(5.6, 3)} ${p(4.8 + k, 4)} ${p(4.8 + k, 8)}C${p(4.6 + k, 14)} ${p(6 + k, 20)} ${p(9 + k, 26)}L${p(-19 - k, 27)}C${p(-17 - k, 16)} ${p(-17, 2)} ${p(-17.4, -12)}C-22 -22 -24 -34 -19 -43C-13 -54 2 -57 10 -51Z`;
}

export function faceOf(view: PortraitView, f: Features, look: Painted): Node[] {
  const { skin } = look;
  const lips: Pick<Shape, 'fill' | 'tone' | 'opacity'> = look.lips === 'red' ? { fill: 'lip', tone: 0 } : { fill: 'lip', tone: -0.1, opacity: 0.45 };
  const nodes: Node[] = [];
  const freckle = (spots: readonly (readonly [number, number])[]): Node[] =>
    look.freckles === undefined ? [] : [{ path: spots.map(([x, y]) => `M${x} ${y}l0.6 0l0 0.6l-0.6 0Z`).join(''), fill: skin, tone: -0.45 }];
  if (view === 'profile') {
    nodes.push(
      plane(
        `M-4 -18C0 -13 4 -8 6 -3C8 0 11 2 12.6 2.8C9 2.6 6.4 3 ${r(5.6 + f.neck)} 7C${r(4.8 + f.neck)} 13 ${r(6 + f.neck)} 19 ${r(9 + f.neck)} 26L${r(-17 - f.neck)} 28C${r(-16 - f.neck)} 14 ${r(-17 - f.neck * 0.6)} 0 -17 -10Z`,
        skin,
        -0.2,
      ),
      plane('M9.4 -22C12 -18 13 -13 12 -9C9 -7 5 -8 3 -12C1 -16 5 -21 9.4 -22Z', skin, -0.07),
      { path: 'M-4.4 -30C0 -33 4 -30 3 -24C2 -20 0 -17 -2 -17.6C-4.4 -19 -6.6 -27 -4.4 -30Z', fill: skin, tone: -0.06 },
      { path: 'M-3 -28.6C0 -30.4 1.6 -28 0.8 -25.4C-0.4 -24.6 -1.4 -23 -1 -20.6', fill: skin, tone: -0.4, stroke: 0.8 },
      brow(`M9.4 -33.6C12 -36 14.8 -35.8 ${r(16.8 + f.brow)} -34`, look),
      {
        path: 'M10.4 -28C12 -30 15 -30 16.4 -28.8C16.6 -27 16 -25.6 15.2 -25C13.4 -25.2 11.6 -26.2 10.4 -28Z',
        fill: look.lids === 'shut' ? skin : 'white',
        tone: -0.06,
      },
    );
    if (look.lids !== 'shut')
      nodes.push(
        { path: 'M14 -29.2C15.4 -29.6 16.2 -29.2 16.3 -28.4C16.4 -26.8 15.9 -25.8 15.2 -25.4C14 -26 13.6 -28 14 -29.2Z', fill: look.iris },
        { path: 'M15 -28.4C15.8 -28.6 16.2 -28 16.2 -27.4C16.1 -26.6 15.8 -26.3 15.4 -26.2C14.8 -26.6 14.7 -27.8 15 -28.4Z', fill: 'dark' },
      );
    nodes.push(
      {
        path:
          look.lids === 'shut'
            ? 'M10.4 -27C12 -25.4 14 -25.2 16.2 -25.8'
            : look.lips === 'red'
              ? 'M9.6 -27.6C12 -30.4 14.6 -30.6 16.6 -29.6M15.4 -30L17 -31.2'
              : 'M10 -27.8C12 -30.2 15 -30.2 16.6 -29',
        fill: skin,
        tone: -0.85,
        stroke: 0.95,
      },
      { path: 'M11 -31C13 -32 15.4 -31.8 16.8 -30.8', fill: skin, tone: -0.35, stroke: 0.5 },
      {
        path: `M${r(21 + f.lip)} -12.2C${r(20.8 + f.lip)} -13.4 ${r(20 + f.lip * 0.5)} -14.2 19.4 -14C18 -13.2 16.4 -11.8 15 -10.7C16.6 -10.6 18 -10.8 19.1 -10.6C20 -10.8 ${r(20.9 + f.lip)} -11.4 ${r(21 + f.lip)} -12.2Z`,
        ...lips,
        tone: (lips.tone ?? 0) - 0.1,
      },
      {
        path: `M19.1 -10.6C18 -10.8 16.6 -10.6 15 -10.7C16.4 -9 17.6 -7.6 ${r(19.4 + f.lip * 0.5)} -7.3C${r(20.5 + f.lip)} -8.4 ${r(20.3 + f.lip)} -10 19.1 -10.6Z`,
        ...lips,
      },
      { path: 'M19.8 -15.5C18.4 -14.8 17 -16 17.8 -17.8', fill: skin, tone: -0.42, stroke: 0.8 },
      ...freckle([
        [11, -21],
        [13, -19.6],
        [14.6, -21.6],
        [9, -19],
        [12, -17.4],
        [16, -19.6],
        [18.6, -21.4],
        [10, -22.8],
      ]),
    );
    if (look.age === 'old')
      nodes.push({
        path: 'M16 -15.6C14 -13.6 13.6 -11 14 -8.4M8.6 -27C7.6 -26.4 7 -25.6 6.6 -24.6M8.8 -28.4C7.6 -28.6 6.6 -28.4 5.8 -28M12 -23.6C13 -23 14.4 -23 15.4 -23.4M9 -40C12 -40.6 15 -40.4 17 -39.6',
        fill: skin,
        tone: -0.32,
        stroke: 0.6,
      });
    return nodes;
  }
  if (view === 'front') {
    const j = f.jaw;
    nodes.push(
      plane(
        `M${r(-10 - j)} -3C-5 4 5 4 ${r(10 + j)} -3C9 2 ${r(8 + f.neck)} 6 ${r(8 + f.neck)} 10C4 14 -4 14 ${r(-8 - f.neck)} 10C${r(-8 - f.neck)} 6 -9 2 ${r(-10 - j)} -3Z`,
        skin,
        -0.3,
      ),
      {
        path: `M0 -54C-13 -54 -20 -45 -20 -32C-20 -20 ${r(-18 - j * 0.7)} -10 ${r(-11.4 - j)} -3C${r(-8 - j * 0.5)} 1 -4 3.4 0 3.4C4 3.4 ${r(8 + j * 0.5)} 1 ${r(11.4 + j)} -3C${r(18 + j * 0.7)} -10 20 -20 20 -32C20 -45 13 -54 0 -54Z`,
        fill: skin,
      },
      plane(
        `M5 -54C14 -52 20 -44 20 -32C20 -20 ${r(18 + j * 0.7)} -10 ${r(11.4 + j)} -3C8 1 4 3.4 0 3.4C4 1 5.6 -2.6 5 -5.6C8.4 -8 8.6 -12 5.4 -14.6C6 -17 5 -19 4 -21C3 -25 2.6 -29 3 -32C8 -36 9 -46 5 -54Z`,
        skin,
        -0.12,
      ),
      {
        path: 'M-19 -31C-23.4 -33 -24.4 -26 -22.6 -21.6C-21.4 -18 -19.4 -17.4 -18 -18.4ZM19 -31C23.4 -33 24.4 -26 22.6 -21.6C21.4 -18 19.4 -17.4 18 -18.4Z',
        fill: skin,
        tone: -0.1,
      },
      brow(
        look.brows === 'heavy'
          ? 'M-12.6 -31.6C-10 -34.2 -6.4 -34.2 -3.4 -32.6M12.6 -31.6C10 -34.2 6.4 -34.2 3.4 -32.6'
          : 'M-12.6 -31.4C-10 -35 -6.6 -35 -3.6 -33.4M12.6 -31.4C10 -35 6.6 -35 3.6 -33.4',
        look,
      ),
      ...eye(-7.7, -27, 1, look),
      ...eye(7.7, -27, 1, look),
      {
        path: `M${r(-3.4 - f.nose * 0.2)} -17.4C-4.4 -15.6 -2.6 -15 -1.6 -15.6C-0.6 -14.8 0.8 -14.8 1.6 -15.6C2.6 -15 4.4 -15.6 ${r(3.4 + f.nose * 0.2)} -17.4`,
        fill: skin,
        tone: -0.45,
        stroke: 0.8,
      },
      {
        path: `M-5.8 -9.6C-3.6 -11 -1.4 -${r(12 + f.lip * 0.6)} 0 -11.2C1.4 -${r(12 + f.lip * 0.6)} 3.6 -11 5.8 -9.6C3 -9.2 -3 -9.2 -5.8 -9.6Z`,
        ...lips,
        tone: (lips.tone ?? 0) - 0.1,
      },
      { path: `M-5.8 -9.6C-3 -9.2 3 -9.2 5.8 -9.6C4 -6.6 1.6 -${r(6.2 - f.lip)} 0 -${r(6.2 - f.lip)}C-1.6 -${r(6.2 - f.lip)} -4 -6.6 -5.8 -9.6Z`, ...lips },
      ...freckle([
        [-10, -20],
        [-8, -18.4],
        [-6, -20],
        [-11.6, -18],
        [-9, -16.6],
        [10, -20],
        [8, -18.4],
        [6, -20],
        [11.6, -18],
        [9, -16.6],
        [-1, -21],
        [1.4, -22],
      ]),
    );
    if (look.age === 'old')
      nodes.push({
        path: 'M-6 -15.6C-8 -13.4 -8.6 -10.6 -8 -8M6 -15.6C8 -13.4 8.6 -10.6 8 -8M-11.6 -23C-9.6 -22 -7 -22 -5 -23M11.6 -23C9.6 -22 7 -22 5 -23M-8 -40C-3 -41 3 -41 8 -40M-7 -43.4C-3 -44.2 3 -44.2 7 -43.4',
        fill: skin,
        tone: -0.32,
        stroke: 0.6,
      });
    return nodes;
  }
  nodes.push(
    plane(
      `M-10 -12C-6 -4 0 2 6.8 3C5.6 3 ${r(4.8 + f.neck)} 4 ${r(4.8 + f.neck)} 8C${r(4.6 + f.neck)} 14 ${r(6 + f.neck)} 20 ${r(9 + f.neck)} 26L-19 27C-17 14 -15 0 -10 -12Z`,
      skin,
      -0.24,
    ),
    plane('M-19 -40C-24 -30 -21 -20 -17 -13C-10 -8 -4 0 4 2.6C-1 -2 -2 -8 -2 -12C-5 -16 -6 -20 -5 -25C-6 -32 -8 -40 -14 -46Z', skin, -0.12),
    { path: 'M-13.4 -30C-9.6 -33 -6.4 -28.4 -7.2 -23.6C-8 -19.2 -9.6 -16.6 -11.2 -17.6C-13.4 -19.4 -15.4 -27.6 -13.4 -30Z', fill: skin, tone: -0.06 },
    { path: 'M-12.4 -28.4C-10.4 -30 -8.8 -27.4 -9.4 -25C-10.6 -24.4 -11 -23 -10.8 -21', fill: skin, tone: -0.4, stroke: 0.7 },
    brow('M-1.8 -32.4C0.6 -35.2 4.4 -35 7.4 -33M11.6 -33.2C13.4 -35 15.6 -34.8 17.4 -33.2', look),
    ...eye(3.2, -27, 0.94, look),
    ...eye(14.2, -27, 0.62, look),
    {
      path: `M9.6 -31C${r(11.2 + f.hook)} -26 ${r(14 + f.nose)} ${r(-20.4 + f.drop)} ${r(14.4 + f.nose)} ${r(-18 + f.drop)}C${r(14 + f.nose)} -15.8 11.4 -15.2 9 -15.8C10.4 -19 10 -25 9.6 -31Z`,
      fill: skin,
      tone: -0.14,
    },
    {
      path: `M${r(14.4 + f.nose)} ${r(-18 + f.drop)}C${r(14 + f.nose)} -15.8 11.4 -15.2 9.2 -15.8C8.4 -16 8 -17 8.6 -18`,
      fill: skin,
      tone: -0.45,
      stroke: 0.8,
    },
    {
      path: `M4.4 -9.8C6.4 -11.2 8.4 -${r(12.2 + f.lip * 0.5)} 9.8 -11.4C11 -${r(12.2 + f.lip * 0.5)} 12.8 -11.2 14 -10C11.4 -9.4 7 -9.4 4.4 -9.8Z`,
      ...lips,
      tone: (lips.tone ?? 0) - 0.1,
    },
    { path: `M4.4 -9.8C7 -9.4 11.4 -9.4 14 -10C12.8 -7 11 -${r(6.2 - f.lip)} 9.6 -${r(6.2 - f.lip)}C8 -${r(6.2 - f.lip)} 6 -7 4.4 -9.8Z`, ...lips },
    ...freckle([
      [1, -20],
      [3, -18.4],
      [5.4, -20],
      [0, -17.6],
      [2, -16.4],
      [15, -20],
      [16.4, -18.4],
      [9.6, -22],
      [11.6, -21],
    ]),
  );
  if (look.age === 'old')
    nodes.push({
      path: 'M7 -15.6C4.6 -13.6 3.6 -11 4 -8M15.6 -15C16.6 -13 16.6 -11 16 -9M0 -23C1.6 -22 4 -22 6 -23M-3 -27C-4.4 -26.4 -5 -25.6 -5.4 -24.6M0 -40.6C5 -42 11 -41.6 15 -40',
      fill: skin,
      tone: -0.32,
      stroke: 0.6,
    });
  return nodes;
}

import type { Point } from '../../scene.ts';
import { bent, times } from './draw.ts';
import type { Wall } from './facade.ts';

export const gableKinds = ['step', 'neck', 'bell', 'spout', 'cornice'] as const;
export type GableKind = (typeof gableKinds)[number];

const mirror = (left: readonly Point[], w: number): Point[] => [...left, ...left.toReversed().map(([u, v]): Point => [w - u, v])];

/** The upper edge of a front from its left corner to its right one; `top` is where the wall ends and the gable of height g begins. */
export function gableOutline(kind: GableKind, w: number, top: number, g: number): Point[] {
  const m = w / 2;
  switch (kind) {
    case 'step': {
      const n = 4;
      const stair = times(n).flatMap((i): Point[] => {
        const u = ((m * 0.8) / n) * i;
        return [
          [u, top + (g / n) * i * 0.96],
          [u, top + (g / n) * (i + 0.72)],
          [u + (m * 0.8) / n, top + (g / n) * (i + 0.72)],
        ];
      });
      return mirror([...stair, [m - w * 0.1, top + g * 1.1]], w);
    }
    case 'neck':
      return mirror(
        [
          [0, top],
          [w * 0.05, top + g * 0.05],
          ...bent([w * 0.05, top + g * 0.05], [w * 0.29, top + g * 0.08], [w * 0.29, top + g * 0.5]),
          [w * 0.29, top + g * 0.86],
          [w * 0.25, top + g * 0.88],
          [w * 0.25, top + g * 0.94],
          ...bent([w * 0.25, top + g * 0.94], [w * 0.42, top + g * 1], [m, top + g * 1.16], 4),
        ],
        w,
      );
    case 'bell':
      return mirror(
        [
          [0, top],
          [w * 0.04, top + g * 0.06],
          ...bent([w * 0.04, top + g * 0.06], [w * 0.27, top + g * 0.14], [w * 0.27, top + g * 0.56]),
          ...bent([w * 0.27, top + g * 0.56], [w * 0.28, top + g * 0.94], [w * 0.4, top + g * 1.02], 5),
          ...bent([w * 0.4, top + g * 1.02], [w * 0.45, top + g * 1.12], [m, top + g * 1.12], 4),
        ],
        w,
      );
    case 'spout':
      return mirror(
        [
          [0, top],
          [w * 0.36, top + g * 0.82],
          [w * 0.36, top + g * 1.08],
          [m, top + g * 1.08],
        ],
        w,
      );
    case 'cornice':
      return [
        [0, top],
        [0, top + g * 0.3],
        [w, top + g * 0.3],
        [w, top],
      ];
  }
}

/** Stone edges, scrolls, vases and the beam with its hook. */
export function gableTrim(wall: Wall, kind: GableKind, w: number, top: number, g: number, near: boolean): void {
  const m = w / 2;
  const stone = { tone: -0.12, opacity: 0.92 } as const;
  const edge = gableOutline(kind, w, top, g);
  switch (kind) {
    case 'step':
      for (const i of times(4)) {
        const u = ((m * 0.8) / 4) * i;
        for (const side of [u, w - u - (m * 0.8) / 4 - w * 0.02])
          wall.box('paper', side - w * 0.01, top + (g / 4) * (i + 0.68), (m * 0.8) / 4 + w * 0.04, g * 0.06, stone);
      }
      wall.box('paper', m - w * 0.12, top + g * 1.06, w * 0.24, g * 0.07, stone);
      break;
    case 'neck':
      for (const f of [1, -1]) {
        const u = (x: number): number => m + f * (m - x);
        const scroll: Point[] = [
          [u(w * 0.03), top + g * 0.05],
          ...bent([u(w * 0.03), top + g * 0.05], [u(w * 0.2), top + g * 0.1], [u(w * 0.22), top + g * 0.52]),
          [u(w * 0.3), top + g * 0.56],
          [u(w * 0.3), top + g * 0.05],
        ];
        wall.area('paper', scroll, stone);
        if (near) wall.disc('paper', u(w * 0.1), top + g * 0.1, w * 0.05, w * 0.05, stone);
      }
      wall.area(
        'paper',
        [
          [w * 0.24, top + g * 0.86],
          [w * 0.24, top + g * 0.94],
          ...bent([w * 0.24, top + g * 0.94], [w * 0.42, top + g], [m, top + g * 1.18], 4),
          ...bent([m, top + g * 1.18], [w * 0.58, top + g], [w * 0.76, top + g * 0.94], 4),
          [w * 0.76, top + g * 0.86],
        ],
        stone,
      );
      break;
    case 'bell':
      wall.line('paper', w * 0.035, edge, stone);
      wall.box('paper', m - w * 0.12, top + g * 1.06, w * 0.24, g * 0.06, stone);
      if (near) wall.disc('paper', m, top + g * 1.18, w * 0.035, w * 0.045, stone);
      break;
    case 'spout':
      wall.line('paper', w * 0.022, edge, { tone: -0.25, opacity: 0.8 });
      break;
    case 'cornice':
      wall.box('paper', -w * 0.03, top + g * 0.22, w * 1.06, g * 0.1, stone);
      wall.box('paper', -w * 0.015, top + g * 0.06, w * 1.03, g * 0.15, { tone: -0.3 });
      for (const i of times(7)) wall.box('paper', w * (0.03 + i * 0.145), top + g * 0.03, w * 0.05, g * 0.18, stone);
      break;
  }
  if (kind === 'cornice') return;
  const high = kind === 'spout' ? 0.34 : 0.28;
  wall.box('paper', m - w * 0.095, top + g * high - g * 0.03, w * 0.19, g * 0.38, { tone: -0.15 });
  wall.box('dark', m - w * 0.075, top + g * high, w * 0.15, g * 0.32, { tone: 0.2 });
  wall.box('wood', m - w * 0.018, top + g * (high + 0.44), w * 0.036, g * 0.07, { tone: -0.5 });
  if (near) {
    const drop = g * 0.5;
    wall.line('dark', w * 0.011, [
      [m, top + g * (high + 0.44)],
      [m, top + g * high + g * 0.44 - drop],
      [m + w * 0.018, top + g * high + g * 0.41 - drop],
      [m, top + g * high + g * 0.4 - drop],
    ]);
  }
}

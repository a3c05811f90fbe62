import type { Chance } from '../../chance.ts';
import type { Concept, Point, Token } from '../../scene.ts';
import { steps, times } from './draw.ts';
import type { Wall } from './facade.ts';

export const dwellers = ['woman', 'man', 'cat', 'plant', 'lamp', 'bird cage', 'nobody'] as const;
export type Dweller = (typeof dwellers)[number];

/** At which level those who live behind the windows are painted, over their rooms and under curtains and bars. */
export const dwellersAt: ReadonlyMap<number, Concept> = new Map([
  [3.1, { is: 'woman', also: ['person'] }],
  [3.2, { is: 'man', also: ['person'] }],
  [3.3, { is: 'cat', also: ['animal'] }],
  [3.4, { is: 'plant' }],
  [3.5, { is: 'lamp' }],
  [3.6, { is: 'bird cage' }],
]);

const levelOf = (who: Dweller): number => [...dwellersAt].find(([, { is }]) => is === who)?.[0] ?? 3;

export interface PaneOptions {
  readonly lit: boolean;
  /** Enough room for curtains, rooms and people. */
  readonly near: boolean;
  readonly shutters?: Token | undefined;
  readonly flowers?: Token | undefined;
  readonly dweller?: Dweller | undefined;
  readonly arched?: boolean;
}

/** A sash window with its lower left corner at u, v. */
export function pane(wall: Wall, [u, v]: Point, [w, h]: Point, r: Chance, options: PaneOptions): void {
  const { lit, near, shutters, flowers, dweller, arched = false } = options;
  const f = w * 0.1;
  wall.level = 1;
  wall.box('paper', u - f, v - f * 0.6, w + 2 * f, h + f * 1.4, { tone: -0.22 });
  if (near) wall.box('paper', u - f * 1.7, v - f * 1.6, w + 3.4 * f, f * 1.1, { tone: 0 });
  if (arched) {
    const bow = steps(8).map((t): Point => [u + w / 2 - Math.cos(Math.PI * t) * (w / 2 + f), v + h + f * 0.6 + Math.sin(Math.PI * t) * w * 0.24]);
    wall.area('paper', bow, { tone: -0.22 });
  }
  wall.level = 2;
  if (lit) {
    wall.box('light', u, v, w, h, { tone: r.of([0, -0.12, 0.25]) });
    if (near) room(wall, [u, v], [w, h], r, dweller);
  } else {
    wall.box('dark', u, v, w, h, { tone: r.of([0.1, 0.3, 0.45]) });
    if (near)
      wall.area(
        'lit',
        [
          [u + w * 0.1, v + h],
          [u + w * 0.55, v + h],
          [u, v + h * 0.35],
          [u, v + h * 0.75],
        ],
        { opacity: 0.22 },
      );
    if (near && r.happens(0.3)) blind(wall, [u, v], [w, h]);
  }
  wall.level = 5;
  const bar = w * 0.055;
  wall.line(
    'paper',
    bar,
    [
      [u + w / 2, v],
      [u + w / 2, v + h],
    ],
    { tone: -0.3 },
  );
  wall.line(
    'paper',
    bar * 1.4,
    [
      [u, v + h * 0.58],
      [u + w, v + h * 0.58],
    ],
    { tone: -0.3 },
  );
  if (near)
    wall.line(
      'paper',
      bar * 0.8,
      [
        [u, v + h * 0.29],
        [u + w, v + h * 0.29],
      ],
      { tone: -0.3 },
    );
  wall.level = 6;
  if (shutters !== undefined) {
    for (const at of [u - f * 1.2 - w * 0.4, u + w + f * 1.2]) {
      wall.box(shutters, at, v - f * 0.4, w * 0.4, h + f * 0.8, { tone: -0.1 });
      wall.line(
        'dark',
        w * 0.03,
        [
          [at + w * 0.06, v + h * 0.2],
          [at + w * 0.34, v + h * 0.2],
        ],
        { opacity: 0.4 },
      );
      wall.line(
        'dark',
        w * 0.03,
        [
          [at + w * 0.06, v + h * 0.8],
          [at + w * 0.34, v + h * 0.8],
        ],
        { opacity: 0.4 },
      );
      wall.line(
        'dark',
        w * 0.03,
        [
          [at + w * 0.06, v + h * 0.2],
          [at + w * 0.34, v + h * 0.8],
        ],
        { opacity: 0.4 },
      );
    }
  }
  if (flowers !== undefined) {
    wall.box('wood', u - f, v - f * 2.6, w + 2 * f, f * 2, { tone: -0.4 });
    for (const i of times(6)) wall.disc('leaf', u + (w * (i + 0.5)) / 6, v - f * 0.4, w * 0.12, w * 0.13, { tone: -0.15 });
    for (const i of times(5)) wall.disc(flowers, u + (w * (i + 0.6)) / 5.4, v + f * r.between(-0.1, 1), w * 0.075, w * 0.075, { tone: 0.1 });
  }
}

function blind(wall: Wall, [u, v]: Point, [w, h]: Point): void {
  wall.box('accent2', u, v + h * 0.62, w, h * 0.38, { tone: -0.3 });
}

/** What one sees of a warm room: curtains, a lamp, a picture, someone. */
function room(wall: Wall, [u, v]: Point, [w, h]: Point, r: Chance, dweller: Dweller | undefined): void {
  wall.level = 3;
  const shadow = { tone: 0.15 } as const;
  wall.box('orange', u, v, w, h * r.between(0.18, 0.3), { opacity: 0.28 });
  const who = dweller ?? r.of(['nobody', 'nobody', 'nobody', 'plant', 'lamp', 'cat', 'woman', 'man', 'bird cage']);
  const [x, y] = [u + w * r.between(0.34, 0.66), v];
  wall.level = levelOf(who);
  if (who === 'woman' || who === 'man') {
    wall.disc('dark', x, y + h * 0.46, w * 0.13, w * 0.16, shadow);
    if (who === 'woman') wall.disc('dark', x - w * 0.08, y + h * 0.54, w * 0.09, w * 0.09, shadow);
    wall.area(
      'dark',
      [
        [x - w * 0.3, y],
        [x - w * 0.25, y + h * 0.26],
        [x - w * 0.07, y + h * 0.35],
        [x + w * 0.07, y + h * 0.35],
        [x + w * 0.25, y + h * 0.26],
        [x + w * 0.3, y],
      ],
      shadow,
    );
  } else if (who === 'cat') {
    wall.area(
      'dark',
      [
        [x - w * 0.2, y],
        [x - w * 0.18, y + h * 0.12],
        [x - w * 0.08, y + h * 0.22],
        [x - w * 0.1, y + h * 0.36],
        [x - w * 0.06, y + h * 0.3],
        [x + w * 0.04, y + h * 0.3],
        [x + w * 0.08, y + h * 0.36],
        [x + w * 0.09, y + h * 0.2],
        [x + w * 0.16, y + h * 0.08],
        [x + w * 0.3, y + h * 0.03],
        [x + w * 0.36, y + h * 0.12],
        [x + w * 0.38, y],
      ],
      shadow,
    );
  } else if (who === 'plant') {
    wall.area(
      'red',
      [
        [x - w * 0.11, y],
        [x - w * 0.14, y + h * 0.13],
        [x + w * 0.14, y + h * 0.13],
        [x + w * 0.11, y],
      ],
      { tone: -0.2 },
    );
    for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
      wall.area(
        'leaf',
        [
          [x, y + h * 0.12],
          [x + Math.sin(a) * w * 0.16 - w * 0.05, y + h * 0.24],
          [x + Math.sin(a) * w * 0.34, y + h * (0.26 + 0.14 * Math.cos(a))],
          [x + Math.sin(a) * w * 0.18 + w * 0.05, y + h * 0.2],
        ],
        { tone: -0.3 },
      );
  } else if (who === 'lamp') {
    wall.line(
      'dark',
      w * 0.03,
      [
        [x, y + h],
        [x, y + h * 0.72],
      ],
      shadow,
    );
    wall.area(
      'red',
      [
        [x - w * 0.2, y + h * 0.6],
        [x - w * 0.08, y + h * 0.74],
        [x + w * 0.08, y + h * 0.74],
        [x + w * 0.2, y + h * 0.6],
      ],
      { tone: -0.1 },
    );
  } else if (who === 'bird cage') {
    wall.line(
      'dark',
      w * 0.03,
      [
        [x, y + h],
        [x, y + h * 0.66],
      ],
      shadow,
    );
    for (const i of [-1, -0.4, 0.4, 1])
      wall.line(
        'dark',
        w * 0.025,
        [
          [x, y + h * 0.68],
          [x + i * w * 0.16, y + h * 0.56],
          [x + i * w * 0.16, y + h * 0.36],
        ],
        shadow,
      );
    wall.box('dark', x - w * 0.19, y + h * 0.34, w * 0.38, h * 0.03, shadow);
    wall.disc('yellow', x, y + h * 0.44, w * 0.07, w * 0.06);
  }
  if (r.happens(0.5)) {
    wall.level = 4;
    const hang = w * r.between(0.2, 0.34);
    const cloth = { tone: 0, opacity: 0.75 } as const;
    const token = r.of<Token>(['paper', 'accent', 'accent2']);
    wall.area(
      token,
      [
        [u, v + h],
        [u + hang, v + h],
        [u + hang * 0.5, v + h * 0.4],
        [u + hang * 0.55, v],
        [u, v],
      ],
      cloth,
    );
    wall.area(
      token,
      [
        [u + w, v + h],
        [u + w - hang, v + h],
        [u + w - hang * 0.5, v + h * 0.4],
        [u + w - hang * 0.55, v],
        [u + w, v],
      ],
      cloth,
    );
  }
}

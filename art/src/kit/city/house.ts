import { type Chance, chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Point, Shade, Token } from '../../scene.ts';
import { bent, times } from './draw.ts';
import { type Onto, Wall } from './facade.ts';
import { type GableKind, gableKinds, gableOutline, gableTrim } from './gable.ts';
import { type Dweller, dwellersAt, pane } from './window.ts';

export interface HouseOptions {
  readonly width?: number;
  /** To the top of the gable. */
  readonly height?: number;
  readonly seed?: number;
  readonly gable?: GableKind;
  readonly wall?: Token;
  readonly door?: Token;
  /** The share of windows with light in them. */
  readonly lit?: number;
  /** Curtains, rooms, people, flowers, steps; `plain` for houses far away. */
  readonly detail?: 'plain' | 'rich';
  readonly shutters?: Token | 'none';
  readonly dweller?: Dweller;
  readonly shade?: Shade;
}

/** What a front may be built of when nothing is said. */
export const wallTokens = ['brick1', 'brick2', 'brick3', 'brick4', 'brick5', 'brick1', 'mass'] as const satisfies readonly Token[];
const doors = ['green', 'blue', 'red', 'dark', 'wood'] as const satisfies readonly Token[];
const blossoms = ['red', 'pink', 'yellow', 'white'] as const satisfies readonly Token[];

/** A canal house, straight on, its foot in the middle at the origin. */
export function house(options: HouseOptions = {}): Group {
  const { width = 92 } = options;
  return houseOnto(options, (u, v) => [u - width / 2, -v]);
}

/** A canal house on whatever plane `onto` leads to. */
export function houseOnto(options: HouseOptions, onto: Onto): Group {
  const { width: w = 92, height: h = 250, seed = 1, lit = 0.4 } = options;
  const r = chance(seed * 7 + 11);
  const kind = options.gable ?? r.of(gableKinds);
  const detail = options.detail ?? (w >= 56 ? 'rich' : 'plain');
  const near = detail === 'rich';
  const g = kind === 'cornice' ? h * 0.1 : Math.min(w * 0.75, h * r.between(0.18, 0.25));
  const top = h - g * (kind === 'cornice' ? 0.32 : 1.1);
  const wall = new Wall(onto, h);
  const brick = options.wall ?? r.of(wallTokens);
  const tone = r.between(-0.22, 0.2);
  roof(wall, kind, w, top, g, r);
  wall.area(brick, [[0, 0], ...gableOutline(kind, w, top, g), [w, 0]], { tone, shade: options.shade ?? { to: [0.35, 1], depth: 0.5 } });
  if (near) bricks(wall, w, top, r);
  gableTrim(wall, kind, w, top, g, near);
  storeys(wall, w, top, r, { ...options, lit, near });
  return concept('house', wall.nodes(dwellersAt), { also: ['building', 'home'] });
}

function roof(wall: Wall, kind: GableKind, w: number, top: number, g: number, r: Chance): void {
  const tiles = { tone: -0.25, shade: { to: [0, 1], depth: 0.4 } } as const;
  const chimney = r.happens(0.65) ? r.of([0.12, 0.8]) : undefined;
  const ridge = top + g * (kind === 'cornice' ? 1.5 : 0.72);
  if (chimney !== undefined) {
    wall.box('brick1', w * chimney, top, w * 0.1, ridge - top + g * 0.2, { tone: -0.35 });
    wall.box('brick1', w * chimney - w * 0.015, ridge + g * 0.16, w * 0.13, g * 0.07, { tone: -0.1 });
    wall.box('orange', w * chimney + w * 0.03, ridge + g * 0.2, w * 0.045, g * 0.14, { tone: -0.35 });
  }
  if (kind === 'cornice') {
    wall.area(
      'brick5',
      [
        [0, top],
        [w * 0.09, ridge],
        [w * 0.91, ridge],
        [w, top],
      ],
      tiles,
    );
    wall.area(
      'paper',
      [
        [w * 0.38, top + g * 0.3],
        [w * 0.38, top + g * 1.05],
        [w * 0.5, top + g * 1.35],
        [w * 0.62, top + g * 1.05],
        [w * 0.62, top + g * 0.3],
      ],
      { tone: -0.2 },
    );
    wall.box(r.happens(0.5) ? 'light' : 'dark', w * 0.42, top + g * 0.4, w * 0.16, g * 0.6, { tone: 0.1 });
  } else {
    wall.area(
      'brick5',
      [
        [w * 0.03, top],
        [w * 0.2, ridge],
        [w * 0.8, ridge],
        [w * 0.97, top],
      ],
      tiles,
    );
  }
}

/** A few dashes are enough for brickwork. */
function bricks(wall: Wall, w: number, top: number, r: Chance): void {
  for (const i of times(22)) {
    const [u, v] = [r.between(0.04, 0.86) * w, r.between(0.1, 0.97) * top];
    wall.line(
      i % 2 === 0 ? 'dark' : 'paper',
      w * 0.009,
      [
        [u, v],
        [u + w * r.between(0.03, 0.08), v],
      ],
      { opacity: 0.22 },
    );
  }
}

function storeys(wall: Wall, w: number, top: number, r: Chance, o: HouseOptions & { lit: number; near: boolean }): void {
  const { near } = o;
  const count = Math.max(2, Math.round(top / (w * 0.56)));
  const base = near ? w * 0.16 : w * 0.06;
  const columns = w >= 74 || (!near && r.happens(0.5)) ? 3 : 2;
  const side = r.happens(0.5) ? 0 : columns - 1;
  const shutters =
    o.shutters === 'none' ? undefined : (o.shutters ?? (near && columns === 2 && r.happens(0.45) ? r.of(['green', 'red', 'accent2'] as const) : undefined));
  const cell = (w * 0.94) / columns;
  const wide = cell * (shutters === undefined ? 0.58 : 0.42);
  const arched = r.happens(0.3);
  const storey = (top - base) / count;
  if (near) wall.box('brick4', 0, 0, w, base * 0.8, { tone: -0.5 });
  for (const i of times(count)) {
    const v = base + i * storey + storey * 0.2;
    const high = storey * (i === count - 1 ? 0.5 : 0.62);
    if (near && i > 0) wall.box('paper', 0, v - storey * 0.19, w, storey * 0.022, { tone: -0.3, opacity: 0.5 });
    for (const c of times(columns)) {
      const u = w * 0.03 + cell * (c + 0.5) - wide / 2;
      if (i === 0 && c === side) {
        door(wall, [u + wide / 2, base], [Math.max(wide, w * 0.17), storey], r, o);
        continue;
      }
      const flowers = near && i > 0 && i < 3 && r.happens(0.16) ? r.of(blossoms) : undefined;
      pane(wall, [u, i === 0 ? base + storey * 0.14 : v], [wide, i === 0 ? storey * 0.68 : high], r, {
        lit: r.happens(o.lit),
        near,
        shutters: i > 0 ? shutters : undefined,
        flowers,
        arched,
        dweller: o.dweller,
      });
    }
  }
}

function door(wall: Wall, [m, v]: Point, [w, storey]: Point, r: Chance, { near, door: colour }: HouseOptions & { near: boolean }): void {
  const h = storey * 0.66;
  wall.level = 7;
  const token = colour ?? r.of(doors);
  wall.box('paper', m - w * 0.62, v, w * 1.24, h + storey * 0.2, { tone: -0.15 });
  wall.box(token, m - w * 0.5, v, w, h, { tone: -0.25 });
  const fan: Point[] = [
    [m - w * 0.5, v + h + storey * 0.02],
    ...bent([m - w * 0.5, v + h + storey * 0.02], [m, v + h + storey * 0.3], [m + w * 0.5, v + h + storey * 0.02]),
  ];
  wall.area('light', fan, { tone: 0.1 });
  if (!near) return;
  wall.box(token, m - w * 0.38, v + h * 0.5, w * 0.76, h * 0.4, { tone: 0.05 });
  wall.box(token, m - w * 0.38, v + h * 0.1, w * 0.76, h * 0.3, { tone: 0.05 });
  wall.disc('yellow', m + w * 0.34, v + h * 0.44, w * 0.05, w * 0.05, { tone: 0.3 });
  wall.box('paper', m - w * 0.8, v + h + storey * 0.18, w * 1.6, storey * 0.05, { tone: 0.1 });
  const n = 4;
  for (const i of times(n)) {
    const reach = w * (0.66 + 0.16 * (n - i));
    wall.box('brick4', m - reach, (v / n) * i, reach * 2, v / n, { tone: i % 2 === 0 ? -0.3 : -0.1 });
    wall.box('paper', m - reach, (v / n) * (i + 1) - v * 0.05, reach * 2, v * 0.06, { tone: -0.25 });
  }
  for (const f of [-1, 1])
    wall.line('dark', w * 0.07, [
      [m + f * w * 1.25, 0],
      [m + f * w * 1.25, storey * 0.34],
      [m + f * w * 0.7, v + storey * 0.34],
      [m + f * w * 0.7, v],
    ]);
  wall.lamp(m + w * 0.92 * r.of([-1, 1]), v + h * 0.92, w * 0.075);
}

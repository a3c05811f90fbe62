import { type Chance, chance } from '../../chance.ts';
import { concept, placed } from '../../concept.ts';
import type { Group, Layer, Token } from '../../scene.ts';
import { times } from './draw.ts';
import { type GableKind, gableKinds } from './gable.ts';
import { type HouseOptions, house, houseOnto, wallTokens } from './house.ts';
import type { View } from './view.ts';

/** One of these, but not the one that came before: neighbours must differ. */
function another<T>(r: Chance, items: readonly [T, ...T[]], before: T | undefined): T {
  const others = items.filter(item => item !== before);
  return r.of([others[0] ?? items[0], ...others.slice(1)]);
}

export interface HouseRowOptions extends Pick<HouseOptions, 'lit' | 'detail' | 'shade' | 'wall' | 'shutters'> {
  readonly width?: number;
  /** Least and most, to the top of the gables. */
  readonly height?: readonly [number, number];
  readonly houseWidth?: readonly [number, number];
  readonly seed?: number;
  readonly gables?: readonly [GableKind, ...GableKind[]];
}

/** Houses wall to wall, straight on, from x 0 to `width`; feet at y 0. No two neighbours have the same gable. */
export function houseRow(options: HouseRowOptions = {}): Group {
  const { width = 600, height = [190, 262], houseWidth = [66, 98], seed = 1, gables = gableKinds, ...rest } = options;
  const r = chance(seed * 31 + 5);
  const count = Math.max(1, Math.round(width / ((houseWidth[0] + houseWidth[1]) / 2)));
  const widths = times(count).map(() => r.between(...houseWidth));
  const stretch = width / widths.reduce((a, b) => a + b, 0);
  const nodes: Group[] = [];
  let x = 0;
  let gable: GableKind | undefined;
  let wall: Token | undefined;
  for (const [i, w] of widths.entries()) {
    gable = another(r, gables, gable);
    wall = rest.wall ?? another(r, wallTokens, wall);
    const wide = w * stretch;
    nodes.push(placed(house({ ...rest, width: wide - 0.6, height: r.between(...height), seed: seed * 97 + i * 13, gable, wall }), x + wide / 2, 0));
    x += wide;
  }
  return concept('street', nodes, { also: ['city', 'house'] });
}

export interface HouseRowInDepthOptions extends Pick<HouseOptions, 'lit' | 'shutters'> {
  readonly view: View;
  readonly side: 'left' | 'right';
  /** How far the row stands from the middle line, in eye heights. */
  readonly aside?: number;
  /** Where the row begins and ends, in eye heights before the viewer. */
  readonly from?: number;
  readonly to?: number;
  readonly height?: readonly [number, number];
  readonly houseWidth?: readonly [number, number];
  readonly seed?: number;
  /** Depth of the farthest and nearest house. */
  readonly z?: readonly [number, number];
}

/** One side of a street that runs away from the viewer: one layer for each house, far ones first. */
export function houseRowInDepth(options: HouseRowInDepthOptions): Layer[] {
  const { view, side, aside = 2.6, from = 1.5, to = 22, height = [5, 7], houseWidth = [2, 2.9], seed = 1, z: [far, near] = [0.15, 0.95], ...rest } = options;
  const r = chance(seed * 53 + 7);
  const x = side === 'left' ? -aside : aside;
  const layers: Layer[] = [];
  let gable: GableKind | undefined;
  let wall: Token | undefined;
  for (let depth = from; depth < to; ) {
    const start = depth;
    const w = r.between(...houseWidth);
    gable = another(r, gableKinds, gable);
    wall = another(r, wallTokens, wall);
    const drawn = houseOnto(
      {
        ...rest,
        width: w,
        height: r.between(...height),
        seed: seed * 71 + layers.length * 17,
        gable,
        wall,
        detail: start < from + 7 ? 'rich' : 'plain',
        shade: { to: [side === 'left' ? -1 : 1, 0.5], depth: 0.5 },
      },
      (u, v) => view.at(x, v - 1, start + u),
    );
    layers.push({ z: near - (near - far) * Math.min(1, (start - from) / (to - from)) ** 0.6, nodes: [drawn] });
    depth += w;
  }
  return layers.toReversed();
}

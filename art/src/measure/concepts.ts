import type { Thing } from '../render/seen.ts';
import type { Composition, Says, Scene } from '../scene.ts';
import type { Chart } from './chart.ts';
import { type Family, families, familyOf } from './family.ts';
import { labOf } from './oklab.ts';

/** What a picture shows, for bots and the server. It must never reach a player: it would be a hint. */
export interface Shown {
  readonly palette: string;
  readonly composition: Composition;
  readonly says: Says;
  /** Shares of the whole picture, measured; what is less than a hundredth is left out. */
  readonly colours: Partial<Record<Family, number>>;
  /** By weight, the heaviest first. */
  readonly concepts: readonly Seen[];
}

export interface Seen {
  readonly is: string;
  readonly also?: readonly string[];
  /** Root of the share of the picture it covers × how central × how near it is. */
  readonly weight: number;
  readonly count: number;
  /** The colours it has, the most of them first. */
  readonly colours: readonly Family[];
  readonly place: Place;
}

export type Place = `${'left' | 'middle' | 'right'} ${'top' | 'middle' | 'bottom'}`;

/** Bytes of red, green and blue, as large as the chart. */
export type Rgb = Uint8Array;

interface Sum {
  area: number;
  x: number;
  y: number;
  away: number;
  near: number;
  readonly families: Float64Array;
  readonly also: Set<string>;
  readonly things: Set<number>;
}

/** A thing smaller than this share of the picture is not counted: it is the corner of one that stands behind another. */
const leastShare = 0.0003;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export function shownIn(scene: Scene, chart: Chart, rgb: Rgb): Shown {
  const { width, height, inside } = chart;
  const names = namesOf(chart.things);
  const sums = new Map<string, Sum>();
  const whole = new Float64Array(families.length);
  const size = inside.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    const family = families.indexOf(familyOf(labOf(rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0)));
    whole[family] = (whole[family] ?? 0) + 1 / size;
    const meet = (number: number, share: number): void => {
      for (const thing of names.get(number) ?? []) {
        const sum = sums.get(thing.is) ?? emptySum();
        sums.set(thing.is, sum);
        const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
        const part = share / size;
        sum.area += part;
        sum.x += part * x;
        sum.y += part * y;
        sum.away += part * Math.hypot((x - 0.5) * (width / height), y - 0.5) * 2;
        sum.near += part * thing.z;
        sum.families[family] = (sum.families[family] ?? 0) + part;
        for (const word of thing.also ?? []) sum.also.add(word);
      }
    };
    meet(chart.solid[i] ?? 0, 1);
    const veil = chart.veil[i] ?? 0;
    meet(veil, chart.opacities.get(veil) ?? 0);
  }
  for (const [number, area] of areasOf(chart)) {
    if (area / size < leastShare) continue;
    for (const thing of names.get(number) ?? []) sums.get(thing.is)?.things.add(thing.number);
  }
  const concepts = [...sums]
    .filter(([, sum]) => sum.area >= leastShare)
    .map(([is, sum]) => seenOf(is, sum))
    .sort((one, other) => other.weight - one.weight || (one.is < other.is ? -1 : 1));
  return {
    palette: scene.palette,
    composition: scene.composition,
    says: scene.says,
    colours: sharesOf(whole),
    concepts,
  };
}

const emptySum = (): Sum => ({
  area: 0,
  x: 0,
  y: 0,
  away: 0,
  near: 0,
  families: new Float64Array(families.length),
  also: new Set(),
  things: new Set(),
});

function seenOf(is: string, sum: Sum): Seen {
  const weight = Math.sqrt(sum.area) * (1 - 0.5 * (sum.away / sum.area)) * (0.5 + 0.5 * (sum.near / sum.area));
  const also = [...sum.also].sort();
  const colours = families
    .map((family, n) => ({ family, share: (sum.families[n] ?? 0) / sum.area }))
    .filter(({ share }) => share >= 0.25)
    .sort((one, other) => other.share - one.share)
    .map(({ family }) => family);
  return {
    is,
    ...(also.length === 0 ? {} : { also }),
    weight: rounded(weight),
    count: Math.max(1, sum.things.size),
    colours,
    place: placeOf(sum.x / sum.area, sum.y / sum.area),
  };
}

/** The middle is a little wider than a third: what stands only just off it is still said to be in it. */
const placeOf = (x: number, y: number): Place =>
  `${x < 0.36 ? 'left' : x > 0.64 ? 'right' : 'middle'} ${y < 0.36 ? 'top' : y > 0.64 ? 'bottom' : 'middle'}`;

function sharesOf(whole: Float64Array): Partial<Record<Family, number>> {
  const shares = families.map((family, n) => [family, rounded(whole[n] ?? 0)] as const);
  return Object.fromEntries(shares.filter(([, share]) => share >= 0.01).sort(([, one], [, other]) => other - one));
}

/** A pixel of a hand is also one of the woman whose hand it is. The same name twice on the way up counts once. */
function namesOf(things: readonly Thing[]): ReadonlyMap<number, readonly Thing[]> {
  const of = new Map(things.map(thing => [thing.number, thing]));
  const above = (thing: Thing): readonly Thing[] => {
    const outer = thing.within === undefined ? undefined : of.get(thing.within);
    const outers = outer === undefined ? [] : above(outer);
    return outers.some(({ is }) => is === thing.is) ? outers : [...outers, thing];
  };
  return new Map(things.map(thing => [thing.number, above(thing)]));
}

function areasOf({ solid, veil, inside }: Chart): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (const layer of [solid, veil]) {
    layer.forEach((number, i) => {
      if (number !== 0 && inside[i] === 1) areas.set(number, (areas.get(number) ?? 0) + 1);
    });
  }
  return areas;
}

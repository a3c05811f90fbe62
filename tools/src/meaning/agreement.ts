/**
 * How well a source agrees with people: of a concept's three strongest associates by people, how many are in the
 * source's first five.
 */
import type { LayerName, Layers } from '@lamplight/bots/meaning';

const strongest = 3;
const first = 5;

export function agreementOf(layers: Layers, heard: Partial<Readonly<Record<LayerName, number>>>): number {
  const { size } = layers.direct;
  const names = Object.entries(heard) as [LayerName, number][];
  const blend = (a: number, b: number): number =>
    names.reduce((sum, [name, weight]) => sum + weight * layers[name].at(a, b), 0);
  let [found, asked] = [0, 0];
  for (let a = 0; a < size; a++) {
    const wanted = best(size, a, strongest, b => layers.direct.at(a, b));
    const nearest = new Set(best(size, a, first, b => blend(a, b)));
    asked += wanted.length;
    found += wanted.filter(b => nearest.has(b)).length;
  }
  return found / asked;
}

function best(size: number, a: number, count: number, value: (b: number) => number): readonly number[] {
  return Array.from({ length: size }, (_, b) => ({ b, value: b === a ? 0 : value(b) }))
    .filter(each => each.value > 0)
    .sort((one, other) => other.value - one.value || one.b - other.b)
    .slice(0, count)
    .map(({ b }) => b);
}

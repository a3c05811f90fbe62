import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAssociations } from './associations.ts';
import { decode, encode, type Layers } from './binary.ts';
import { readConcepts } from './concepts.ts';
import { directOf, hopsOf } from './graph.ts';
import { Matrix } from './matrix.ts';
import { associationTexts, binaryFile, conceptsText, hashOfTexts } from './texts.ts';

const stored = readFileSync(binaryFile);
const size = 40;

/** Different in every layer: long runs of zeros, short ones, both signs, both extremes. */
function layers(): Layers {
  const filled = (step: number): Matrix => {
    const matrix = new Matrix(size);
    for (let n = 0; n < matrix.bytes.length; n += step) matrix.bytes[n] = (n % 255) - 127;
    return matrix;
  };
  return {
    direct: filled(1),
    hops: filled(2),
    vectors: filled(7),
    thesaurus: filled(300),
    emoji: filled(779),
    gloss: new Matrix(size),
  };
}

test('what is written is what is read', () => {
  const ids = Array.from({ length: size }, (_, n) => `concept ${n}`);
  const read = decode(encode('hash', ids, layers()));
  expect(read.layers).toEqual(layers());
  expect(read).toMatchObject({ texts: 'hash', concepts: ids });
});

test('a file that was cut short is not read as one with less in it', () => {
  const file = encode('hash', ['one', 'two'], {
    ...layers(),
    ...Object.fromEntries(Object.keys(layers()).map(name => [name, new Matrix(2)])),
  });
  expect(() => decode(file.subarray(0, -1))).toThrow('npm run meaning');
});

test('both ways between two concepts are one', () => {
  const matrix = new Matrix(3);
  matrix.set(0, 2, -0.5);
  expect(matrix.at(2, 0)).toBeCloseTo(-0.5, 2);
  expect(matrix.at(1, 2)).toBe(0);
  matrix.set(1, 2, 7);
  expect(matrix.at(2, 1)).toBe(1);
});

test('the stored file was made from the stored texts, and is small', () => {
  const { texts, concepts } = decode(stored);
  expect(texts, 'a text has changed since: run `npm run meaning`').toBe(hashOfTexts());
  expect(concepts).toEqual(readConcepts(conceptsText()).concepts.map(({ id }) => id));
  expect(statSync(binaryFile).size).toBeLessThanOrEqual(500_000);
});

test('what people wrote is in the stored file to the byte, at once and by way of a third', () => {
  const { concepts } = readConcepts(conceptsText());
  const direct = directOf(concepts, readAssociations(associationTexts()));
  const { layers: kept } = decode(stored);
  expect(Buffer.compare(Buffer.from(kept.direct.bytes), Buffer.from(direct.bytes))).toBe(0);
  expect(Buffer.compare(Buffer.from(kept.hops.bytes), Buffer.from(hopsOf(concepts, direct).bytes))).toBe(0);
});

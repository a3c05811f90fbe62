/**
 * The file `bots/meaning/meaning.bin`: a length, a line of JSON, then the layers, each with its runs of zeros
 * shortened.
 */
import { Matrix } from './matrix.ts';

export const layerNames = ['direct', 'hops', 'vectors', 'thesaurus', 'emoji', 'gloss'] as const;
export type LayerName = (typeof layerNames)[number];
export type Layers = Readonly<Record<LayerName, Matrix>>;

interface Head {
  /** The hash of the texts it was made from. */
  readonly texts: string;
  readonly concepts: readonly string[];
  readonly bytes: Readonly<Record<LayerName, number>>;
}

const longestRun = 255;

export function encode(texts: string, concepts: readonly string[], layers: Layers): Uint8Array {
  const packed = layerNames.map(name => shorten(layers[name].bytes));
  const bytes = Object.fromEntries(layerNames.map((name, n) => [name, packed[n]?.length ?? 0]));
  const head = new TextEncoder().encode(JSON.stringify({ texts, concepts, bytes }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length);
  return Buffer.concat([length, head, ...packed]);
}

export function decode(file: Uint8Array): Head & { readonly layers: Layers } {
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0);
  const head: Head = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)));
  const size = head.concepts.length;
  let from = 4 + length;
  const layer = (name: LayerName): Matrix => {
    const part = file.subarray(from, from + head.bytes[name]);
    from += head.bytes[name];
    return new Matrix(size, lengthen(part, (size * (size - 1)) / 2));
  };
  // They are stored one after another in the order of the names.
  const layers = Object.fromEntries(layerNames.map(name => [name, layer(name)])) as Record<LayerName, Matrix>;
  if (from !== file.length)
    throw new Error('meaning.bin has another length than it says: make it with `npm run meaning`.');
  return { ...head, layers };
}

/** A zero is followed by the length of its run: most pairs of concepts are unrelated. */
function shorten(bytes: Int8Array): Uint8Array {
  const short: number[] = [];
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] ?? 0;
    short.push(byte & 0xff);
    let run = 1;
    if (byte === 0) {
      while (run < longestRun && bytes[i + run] === 0) run++;
      short.push(run);
    }
    i += run;
  }
  return Uint8Array.from(short);
}

function lengthen(short: Uint8Array, size: number): Int8Array<ArrayBuffer> {
  const bytes = new Int8Array(size);
  let at = 0;
  for (let i = 0; i < short.length; i++) {
    const byte = short[i] ?? 0;
    if (byte === 0) at += short[++i] ?? 0;
    else bytes[at++] = byte;
  }
  if (at !== size) throw new Error('A layer of meaning.bin is cut short: make it with `npm run meaning`.');
  return bytes;
}

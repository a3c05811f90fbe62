/** Half of a symmetric matrix, one signed byte per pair: 127 is 1. */
const fullScale = 127;

export class Matrix {
  readonly size: number;
  readonly bytes: Int8Array<ArrayBuffer>;

  constructor(size: number, bytes: Int8Array<ArrayBuffer> = new Int8Array((size * (size - 1)) / 2)) {
    if (bytes.length !== (size * (size - 1)) / 2)
      throw new Error(`${bytes.length} bytes are no half of ${size} squared.`);
    this.size = size;
    this.bytes = bytes;
  }

  /** From -1 to 1. The diagonal is not stored. */
  at(a: number, b: number): number {
    return a === b ? 0 : (this.bytes[place(a, b)] ?? 0) / fullScale;
  }

  set(a: number, b: number, value: number): void {
    this.bytes[place(a, b)] = Math.round(Math.max(-1, Math.min(1, value)) * fullScale);
  }
}

const place = (a: number, b: number): number => (a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a);

import type { Tree } from './tree.ts';

export interface Fault {
  /** Absent only when the fault belongs to no file of the tree. */
  readonly file?: string;
  readonly line?: number;
  /** A sentence that says what is wrong and what to do. */
  readonly says: string;
}

export interface Findings {
  /** How many things were checked. A part that checked nothing fails, whatever its faults. */
  readonly checked: number;
  readonly of: string;
  readonly faults: readonly Fault[];
  /** Sentences that the reader must know although nothing fails, such as what could not be checked. */
  readonly notes?: readonly string[];
}

export interface CheckPart {
  readonly name: string;
  readonly about: string;
  check(tree: Tree): Findings | Promise<Findings>;
  /** Fixes what a program can fix. Runs before any part checks. */
  write?(tree: Tree): void | Promise<void>;
}

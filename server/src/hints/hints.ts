/**
 * Hints between nodes: a stream has grown. A hint may be lost, or come twice, late or out of order. A node that gets
 * one reads the log from the last row it knows, so only speed depends on hints.
 */
import type { StreamId } from '../store/store.ts';

export interface Hint {
  readonly stream: StreamId;
  readonly seq: number;
}

export interface HintListener {
  heard(hint: Hint): void;
  /** Hints may have been lost until now: read every open stream again. */
  recovered(): void;
}

export interface Hints {
  /** Call it after the commit, never before. Never throws, never waits: a hint that cannot be sent now is dropped. */
  publish(hint: Hint): void;
  /** A node hears its own hints too. Returns how to stop listening. */
  subscribe(listener: HintListener): () => void;
  close(): Promise<void>;
}

/** A listener that throws does not keep the hint from the others. */
export class Listeners {
  readonly #all = new Set<HintListener>();
  readonly #report: (sentence: string) => void;

  constructor(report: (sentence: string) => void) {
    this.#report = report;
  }

  add(listener: HintListener): () => void {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  }

  heard(hint: Hint): void {
    this.#tell(listener => listener.heard(hint));
  }

  recovered(): void {
    this.#tell(listener => listener.recovered());
  }

  #tell(tell: (listener: HintListener) => void): void {
    for (const listener of [...this.#all]) {
      try {
        tell(listener);
      } catch (error) {
        this.#report(`A listener failed at a hint: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}

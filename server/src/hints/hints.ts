/**
 * News between nodes: a stream has grown. Never more than a hint: it may be lost, come twice, late or out of order. Whoever
 * hears it reads the log from what it knows, so nothing depends on it but speed.
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
  /** After the commit, never before. Never throws, never waits: if it cannot be told, it is not told. */
  publish(hint: Hint): void;
  /** A node hears its own hints too. Returns how to stop listening. */
  subscribe(listener: HintListener): () => void;
  close(): Promise<void>;
}

/** Whoever listens. A listener that throws does not keep the news from the others. */
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

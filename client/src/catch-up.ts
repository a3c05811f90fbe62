import type { ClientFrame, StreamKind } from '@lamplight/contract/wire';
import type { World } from './world.ts';

interface Behind {
  /** The step that is known to exist. */
  wanted: number;
  cancel: () => void;
}

/** Asks once for the steps that are missing. If they do not come, asks for the whole view, as often as it takes. */
export class CatchUp {
  readonly #world: World;
  readonly #patience: number;
  readonly #send: (frame: ClientFrame) => boolean;
  readonly #behind = new Map<StreamKind, Behind>();

  constructor(world: World, patience: number, send: (frame: ClientFrame) => boolean) {
    this.#world = world;
    this.#patience = patience;
    this.#send = send;
  }

  /** That step was seen or announced, and something before it is missing. Without `from`, everything is missing. */
  ask(of: StreamKind, wanted: number, from: number | undefined): void {
    if (this.#behind.has(of)) {
      this.#note(of, wanted);
      return;
    }
    this.#note(of, wanted);
    this.#send(from === undefined ? { t: 'again', of } : { t: 'again', of, from });
  }

  /** That step should be on its way. It is asked for only if it does not come. */
  expect(of: StreamKind, wanted: number): void {
    this.#note(of, wanted);
  }

  reached(of: StreamKind, step: number): void {
    const behind = this.#behind.get(of);
    if (behind === undefined || step < behind.wanted) return;
    behind.cancel();
    this.#behind.delete(of);
  }

  /** On a new connection the server sends what is missing unasked, so the wait starts again. */
  resume(): void {
    for (const [of, behind] of this.#behind) this.#wait(of, behind);
  }

  end(): void {
    for (const { cancel } of this.#behind.values()) cancel();
    this.#behind.clear();
  }

  #note(of: StreamKind, wanted: number): void {
    const behind = this.#behind.get(of);
    if (behind !== undefined) {
      behind.wanted = Math.max(behind.wanted, wanted);
      return;
    }
    const fresh: Behind = { wanted, cancel: () => {} };
    this.#behind.set(of, fresh);
    this.#wait(of, fresh);
  }

  #wait(of: StreamKind, behind: Behind): void {
    behind.cancel();
    behind.cancel = this.#world.after(this.#patience, () => {
      this.#send({ t: 'again', of });
      this.#wait(of, behind);
    });
  }
}

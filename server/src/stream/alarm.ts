import type { CallOff, Clock } from './clock.ts';

/** One timer that can be set again when its time changes. */
export class Alarm {
  readonly #clock: Clock;
  #set: { readonly due: number; readonly off: CallOff } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `due` in milliseconds since 1970; undefined: it does not ring. It may ring too early: look, and set it again. */
  set(due: number | undefined, ring: () => void): void {
    if (this.#set?.due === due) return;
    this.#set?.off();
    this.#set = undefined;
    if (due === undefined) return;
    const off = this.#clock.after(due - this.#clock.now(), () => {
      this.#set = undefined;
      ring();
    });
    this.#set = { due, off };
  }
}

import type { CellId } from '@lamplight/shadows/public';
import { wayBetween } from './geometry.ts';
import { easeOut, lasting } from './motion.ts';
import { placeOn } from './piece.tsx';

/** A step from cell to cell, and the flash of the ring that closed. */
const stepTime = 220;
const flashTime = 180;

/** Walks with a figure. It stands outside React, as the camera does: a rival acts all the time, and nothing is rendered for it. */
export class Walker {
  readonly #figure: HTMLElement;
  readonly #flash: HTMLElement;
  #at: CellId | undefined;
  #motions: readonly Animation[] = [];

  constructor(figure: HTMLElement, flash: HTMLElement) {
    this.#figure = figure;
    this.#flash = flash;
  }

  /** It is there at once; the walk only tells how it came. */
  go(at: CellId): void {
    const from = this.#at;
    if (from === at) return;
    this.#at = at;
    for (const motion of this.#motions) motion.cancel();
    for (const piece of [this.#figure, this.#flash]) piece.style.transform = placeOn(at);
    this.#motions = from === undefined || lasting(1) === 0 ? [] : this.#walk(wayBetween(from, at));
  }

  #walk(way: readonly CellId[]): readonly Animation[] {
    const steps = way.map(cell => ({ transform: placeOn(cell), easing: easeOut }));
    const duration = lasting(stepTime) * (way.length - 1);
    return [
      this.#figure.animate(steps, { duration, delay: lasting(flashTime) / 2, fill: 'backwards' }),
      this.#flash.animate([{ opacity: 1 }, { opacity: 0 }], { duration: lasting(flashTime) }),
    ];
  }
}

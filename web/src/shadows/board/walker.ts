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
  #walk: Animation | undefined;
  #fade: Animation | undefined;
  #fadeTime = 0;

  constructor(figure: HTMLElement, flash: HTMLElement) {
    this.#figure = figure;
    this.#flash = flash;
  }

  /** It is there at once; the walk only tells how it came. */
  go(at: CellId): void {
    const from = this.#at;
    if (from === at) return;
    this.#at = at;
    end(this.#walk);
    end(this.#fade);
    this.#figure.style.transform = placeOn(at);
    if (from === undefined || lasting(1) === 0) return;
    this.#flash.style.transform = placeOn(at);
    this.#fade = this.#flashed();
    this.#walk = this.#walked(wayBetween(from, at));
  }

  #walked(way: readonly CellId[]): Animation {
    const steps = way.map(cell => ({ transform: placeOn(cell), easing: easeOut }));
    const duration = lasting(stepTime) * (way.length - 1);
    return this.#figure.animate(steps, { duration, delay: lasting(flashTime) / 2, fill: 'backwards' });
  }

  /** The same every time, so made once and played again. */
  #flashed(): Animation {
    const duration = lasting(flashTime);
    if (this.#fade === undefined || this.#fadeTime !== duration) {
      this.#fadeTime = duration;
      return this.#flash.animate(fading, { duration });
    }
    this.#fade.play();
    return this.#fade;
  }
}

const fading = [{ opacity: 1 }, { opacity: 0 }];

/** One that has come to its end is no longer seen. */
function end(motion: Animation | undefined): void {
  if (motion?.playState === 'running') motion.cancel();
}

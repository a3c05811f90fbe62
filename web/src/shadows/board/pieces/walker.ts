import type { CellId } from '@lamplight/shadows/public';
import { afterFrame } from '../../../timing/after-frame.ts';
import { flashTime, stepTime, walkWait } from '../../drawings/figure.ts';
import { wayBetween } from '../../geometry/geometry.ts';
import { easeOut, lasting } from '../camera/motion.ts';
import { placeOn } from './piece.tsx';

/**
 * Walks a figure. It works outside React, as the camera does: a rival acts all the time, and no step may render
 * anything. The frame of a step shows only the flash, by values that the browser changes without painting. The motions
 * are costlier to start, so they start after that frame.
 */
export class FigureWalker {
  readonly #figure: HTMLElement;
  readonly #flash: HTMLElement;
  #at: CellId | undefined;
  #motions: readonly Animation[] = [];
  /** When they are over, by the page's clock. Asking an animation itself makes the browser look at all of them. */
  #until = 0;
  /** Cancels a walk that has not begun. */
  #forget: (() => void) | undefined;

  constructor(figure: HTMLElement, flash: HTMLElement) {
    this.#figure = figure;
    this.#flash = flash;
  }

  go(at: CellId): void {
    const from = this.#at;
    if (from === at) return;
    this.#at = at;
    const told = performance.now();
    if (told < this.#until) for (const motion of this.#motions) motion.cancel();
    if (this.#forget !== undefined && from !== undefined) {
      // The last step has not begun to walk: skip its walk.
      this.#forget();
      this.#stand(from);
    }
    if (from === undefined || lasting(1) === 0) {
      this.#stand(at);
      return;
    }
    this.#flash.style.transform = placeOn(at);
    this.#flash.style.opacity = '1';
    this.#forget = afterFrame(() => this.#walk(wayBetween(from, at), performance.now() - told));
  }

  /** The figure is there at once; the walk only shows how it came. `passed` is the time already gone. */
  #walk(way: readonly CellId[], passed: number): void {
    const steps = way.map(cell => ({ transform: placeOn(cell), easing: easeOut }));
    const delay = Math.max(0, lasting(walkWait) - passed);
    const duration = lasting(stepTime) * (way.length - 1);
    if (this.#at !== undefined) this.#stand(this.#at);
    this.#motions = [
      this.#flash.animate(fading, Math.max(0, lasting(flashTime) - passed)),
      this.#figure.animate(steps, { duration, delay, fill: 'backwards' }),
    ];
    this.#until = performance.now() + delay + duration;
  }

  #stand(at: CellId): void {
    this.#forget = undefined;
    this.#flash.style.opacity = '';
    this.#figure.style.transform = placeOn(at);
  }
}

const fading = [{ opacity: 1 }, { opacity: 0 }];

import type { CellId } from '@lamplight/shadows/public';
import { afterFrame } from '../../parts/after-frame.ts';
import { wayBetween } from './geometry.ts';
import { easeOut, lasting } from './motion.ts';
import { placeOn } from './piece.tsx';

/** A step from cell to cell, and the fading of the ring that closed. */
const stepTime = 220;
const fadeTime = 100;

/**
 * Walks with a figure. It stands outside React, as the camera does: a rival acts all the time, and nothing is rendered for it.
 * The frame that tells of a step shows the flash and nothing else, by values that the browser changes without drawing; the
 * motions, which are dearer to begin, begin when that is drawn.
 */
export class Walker {
  readonly #figure: HTMLElement;
  readonly #flash: HTMLElement;
  #at: CellId | undefined;
  #motions: readonly Animation[] = [];
  /** Ends the wait for a walk that has not begun. */
  #forget: (() => void) | undefined;

  constructor(figure: HTMLElement, flash: HTMLElement) {
    this.#figure = figure;
    this.#flash = flash;
  }

  go(at: CellId): void {
    const from = this.#at;
    if (from === at) return;
    this.#at = at;
    // One that has come to its end is no longer seen, and to end it again would cost.
    for (const motion of this.#motions) if (motion.playState === 'running') motion.cancel();
    if (this.#forget !== undefined && from !== undefined) {
      // The next step before the last was begun: that one is not walked.
      this.#forget();
      this.#stand(from);
    }
    if (from === undefined || lasting(1) === 0) {
      this.#stand(at);
      return;
    }
    this.#flash.style.transform = placeOn(at);
    this.#flash.style.opacity = '1';
    this.#forget = afterFrame(() => this.#walk(from, at));
  }

  /** It is there at once; the walk only tells how it came. */
  #walk(from: CellId, at: CellId): void {
    const way = wayBetween(from, at);
    const steps = way.map(cell => ({ transform: placeOn(cell), easing: easeOut }));
    this.#stand(at);
    this.#motions = [
      this.#flash.animate(fading, lasting(fadeTime)),
      this.#figure.animate(steps, lasting(stepTime) * (way.length - 1)),
    ];
  }

  #stand(at: CellId): void {
    this.#forget = undefined;
    this.#flash.style.opacity = '';
    this.#figure.style.transform = placeOn(at);
  }
}

const fading = [{ opacity: 1 }, { opacity: 0 }];

import type { CellId } from '@lamplight/shadows/public';
import { boxOf, type Camera, mixed, panned, sameBox, shaped, wholeBox, zoomed } from '../../geometry/camera.ts';
import { centreOf, type Point, type Rect } from '../../geometry/geometry.ts';
import { lasting } from './motion.ts';

/** Milliseconds that a move of the camera takes. */
const travel = 320;

export interface CameraShot {
  readonly box: Rect;
  /** Pixels for one unit of the board. */
  readonly scale: number;
  /** Differs from what the page asked for: somebody has moved it by hand. */
  readonly isMoved: boolean;
}

/** Moves the camera. It works outside React: a frame of its motion renders nothing. */
export class Director {
  readonly #show: (shot: CameraShot) => void;
  #camera: Camera = 'whole';
  #size = { width: 0, height: 0 };
  #box: Rect = wholeBox;
  #frame = 0;
  #isMoved = false;
  #isTouched = false;
  #isWaiting = false;

  constructor(show: (shot: CameraShot) => void) {
    this.#show = show;
  }

  get box(): Rect {
    return this.#box;
  }

  get isMoved(): boolean {
    return this.#isMoved;
  }

  resize(width: number, height: number): void {
    this.#size = { width, height };
    if (!this.#isMoved) this.#cut(this.#aim());
    else this.#cut(shaped(this.#box, this.#aspect()));
  }

  follow(camera: Camera): void {
    const isFirst = this.#size.width === 0;
    this.#camera = camera;
    this.#isMoved = false;
    if (isFirst) this.#box = boxOf(camera);
    else this.#travel(this.#aim());
  }

  /** Back to what the page asks for. */
  reset(): void {
    this.#isMoved = false;
    this.#travel(this.#aim());
  }

  showWhole(): void {
    this.#isMoved = true;
    this.#travel(shaped(wholeBox, this.#aspect()));
  }

  /** A finger on the board holds the camera until it is lifted. */
  touch(isTouched: boolean): void {
    this.#isTouched = isTouched;
    if (isTouched || !this.#isWaiting) return;
    this.#isWaiting = false;
    this.#travel(this.#aim());
  }

  pan(by: Point): void {
    const { scale } = this;
    this.#byHand(panned(this.#box, { x: -by.x / scale, y: -by.y / scale }));
  }

  zoom(factor: number, about: Point): void {
    this.#byHand(zoomed(this.#box, factor, about));
  }

  /** Brings a cell into view for somebody who uses the keys. */
  reveal(cell: CellId): void {
    const { x, y } = centreOf(cell);
    const [left, top] = [this.#box.x + 60, this.#box.y + 60];
    const [right, bottom] = [this.#box.x + this.#box.width - 60, this.#box.y + this.#box.height - 60];
    const by = { x: Math.min(0, x - left) + Math.max(0, x - right), y: Math.min(0, y - top) + Math.max(0, y - bottom) };
    if (by.x === 0 && by.y === 0) return;
    const next = panned(this.#box, by);
    if (sameBox(next, this.#box)) return;
    this.#isMoved = true;
    this.#travel(next);
  }

  /** Pixels for one unit of the board. */
  get scale(): number {
    return this.#size.width === 0 ? 1 : this.#size.width / this.#box.width;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #aspect(): number {
    return this.#size.width / this.#size.height;
  }

  #aim(): Rect {
    return shaped(boxOf(this.#camera), this.#aspect());
  }

  #byHand(box: Rect): void {
    this.#isMoved = !sameBox(box, this.#aim());
    this.#isWaiting = false;
    this.#cut(box);
  }

  #cut(box: Rect): void {
    cancelAnimationFrame(this.#frame);
    this.#box = box;
    this.#show({ box, scale: this.scale, isMoved: this.#isMoved });
  }

  #travel(to: Rect): void {
    if (this.#isTouched) {
      this.#isWaiting = true;
      return;
    }
    const duration = lasting(travel);
    if (duration === 0 || sameBox(this.#box, to)) {
      this.#cut(to);
      return;
    }
    const from = this.#box;
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / duration));
      this.#cut(mixed(from, to, 1 - (1 - share) ** 3));
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(step);
  }
}

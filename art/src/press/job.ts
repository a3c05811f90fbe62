import type { Shown } from '../measure/concepts.ts';
import type { Legibility } from '../measure/legibility.ts';
import type { Print } from '../measure/print.ts';
import type { Scene } from '../scene.ts';

/** What a thread of the crew is asked. Scenes are plain data, so they travel between threads as they are. */
export type Job = Look | Press;

/** Draw it for the eyes of whoever is drawing. */
export interface Look {
  readonly job: 'look';
  readonly id: string;
  readonly scene: Scene;
  readonly width: number;
  /** To the outline it has on the board. */
  readonly cut: boolean;
}

/** Draw it for good, and measure what it shows. */
export interface Press {
  readonly job: 'press';
  readonly id: string;
  readonly scene: Scene;
}

export interface Pressed {
  /** By width. */
  readonly files: ReadonlyMap<number, Uint8Array>;
  readonly shown: Shown;
  readonly print: Print & Legibility;
  readonly seconds: number;
}

export interface Done {
  readonly look: Uint8Array;
  readonly press: Pressed;
}

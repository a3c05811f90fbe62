import { createStore } from '../../store/store.ts';
import { type HeldPointer, heldNow } from './held.ts';

/** What is shown large. */
export type ZoomState = {
  readonly pictures: readonly string[];
  readonly at: number;
  /** Beside it, when two are compared. */
  readonly beside: number | undefined;
  /** The finger that holds it open, if one does. */
  readonly heldBy: HeldPointer | undefined;
};

export type ZoomRequest = {
  readonly pictures: readonly string[];
  readonly at: number;
  /** The picture to compare with, from the start. */
  readonly beside?: number | undefined;
};

const zoomed = createStore<ZoomState | undefined>(undefined);

export const zoomedNow = zoomed.now;
export const onZoomed = zoomed.onChange;

/** Shows a picture large. Opened by a hold, it closes when the finger is lifted [UX-10]. */
export function openZoom({ pictures, at, beside }: ZoomRequest): void {
  if (pictures[at] === undefined) return;
  zoomed.set({ pictures, at, beside, heldBy: heldNow() });
}

export const closeZoom = (): void => zoomed.set(undefined);

/** Stays open from now on, even if the finger is lifted. */
export function keepZoom(): void {
  const now = zoomed.now();
  if (now?.heldBy !== undefined) zoomed.set({ ...now, heldBy: undefined });
}

/** To the next picture or the one before. If two are compared, the second one changes. */
export function turnZoom(by: 1 | -1): void {
  const now = zoomed.now();
  if (now === undefined) return;
  const { pictures, at, beside } = now;
  const around = (place: number) => (place + pictures.length) % pictures.length;
  if (beside === undefined) {
    zoomed.set({ ...now, at: around(at + by) });
    return;
  }
  const next = around(beside + by);
  zoomed.set({ ...now, beside: next === at ? around(next + by) : next });
}

export function chooseZoom(place: number): void {
  const now = zoomed.now();
  if (now === undefined) return;
  if (now.beside === undefined || place === now.at) zoomed.set({ ...now, at: place });
  else zoomed.set({ ...now, beside: place });
}

/** Two side by side, or back to one. */
export function compareZoom(): void {
  const now = zoomed.now();
  if (now === undefined || now.pictures.length < 2) return;
  const { pictures, at, beside } = now;
  zoomed.set({ ...now, heldBy: undefined, beside: beside === undefined ? (at + 1) % pictures.length : undefined });
}

import { type Held, heldNow } from './held.ts';

/** What is shown large. */
export type Zoomed = {
  readonly pictures: readonly string[];
  readonly at: number;
  /** Beside it, when two are compared. */
  readonly beside: number | undefined;
  /** The finger that holds it open, if one does. */
  readonly heldBy: Held | undefined;
};

export type ZoomRequest = {
  readonly pictures: readonly string[];
  readonly at: number;
  /** Opens with this one beside it. */
  readonly beside?: number | undefined;
};

let zoomed: Zoomed | undefined;
const listeners = new Set<() => void>();

export const zoomedNow = (): Zoomed | undefined => zoomed;

export function onZoomed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(next: Zoomed | undefined): void {
  if (next === zoomed) return;
  zoomed = next;
  for (const listener of [...listeners]) listener();
}

/** Shows a picture large. Opened by a hold, it closes when the finger is lifted [UX-10]. */
export function openZoom({ pictures, at, beside }: ZoomRequest): void {
  if (pictures[at] === undefined) return;
  show({ pictures, at, beside, heldBy: heldNow() });
}

export const closeZoom = (): void => show(undefined);

/** Whatever holds it, it stays open from now on. */
export function keepZoom(): void {
  if (zoomed?.heldBy !== undefined) show({ ...zoomed, heldBy: undefined });
}

/** To the next picture, or the one before; of two that are compared the second one changes. */
export function turnZoom(by: 1 | -1): void {
  if (zoomed === undefined) return;
  const { pictures, at, beside } = zoomed;
  const around = (place: number) => (place + pictures.length) % pictures.length;
  if (beside === undefined) {
    show({ ...zoomed, at: around(at + by) });
    return;
  }
  const next = around(beside + by);
  show({ ...zoomed, beside: next === at ? around(next + by) : next });
}

export function chooseZoom(place: number): void {
  if (zoomed === undefined) return;
  if (zoomed.beside === undefined || place === zoomed.at) show({ ...zoomed, at: place });
  else show({ ...zoomed, beside: place });
}

/** Two side by side, or one again. */
export function compareZoom(): void {
  if (zoomed === undefined || zoomed.pictures.length < 2) return;
  const { pictures, at, beside } = zoomed;
  show({ ...zoomed, heldBy: undefined, beside: beside === undefined ? (at + 1) % pictures.length : undefined });
}

/** When the stage draws: the canvases on which a worker shows what a rival does. */

/** The page comes first: milliseconds until it is drawn and there is time to start the worker. */
export const stagePatience = 600;

/** Milliseconds that a size or a look must last before it is drawn anew. Until then the picture is stretched. */
const settled = 120;

/** Calls `act` when nothing has changed for a moment. */
export function whenSettled(act: () => void): { readonly changed: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(act, settled);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * How soon a scene is drawn again. Each picture of the worker costs the page a little too. What only fades is drawn
 * half as often, which nobody sees.
 */
export const paces = ['rests', 'fades', 'moves'] as const;
export type StagePace = (typeof paces)[number];

export const faster = (one: StagePace, other: StagePace): StagePace =>
  paces.indexOf(one) < paces.indexOf(other) ? other : one;

/** Draws now, and continues as fast as the last picture asks for. While it runs, another call changes nothing. */
export function pacedDrawing(paint: () => StagePace | 'gone'): () => void {
  let isGoing = false;
  const step = () => {
    const pace = paint();
    if (pace === 'gone') return;
    isGoing = pace !== 'rests';
    if (pace === 'moves') requestAnimationFrame(step);
    if (pace === 'fades') requestAnimationFrame(() => requestAnimationFrame(step));
  };
  return () => {
    if (!isGoing) step();
  };
}

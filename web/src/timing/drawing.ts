/** When the stage draws: the canvases beside the page, on which a worker shows what a rival does. */

/** The page comes first: in milliseconds, after which it stands and there is time to call somebody who draws beside it. */
export const stagePatience = 600;

/** How long a size or a look has lasted before it is drawn for: until then the picture is stretched. */
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
 * How soon a scene is to be drawn again. Each picture of a worker costs the page a little too: what only fades is drawn half
 * as often, which nobody sees.
 */
export const paces = ['rests', 'fades', 'moves'] as const;
export type StagePace = (typeof paces)[number];

export const faster = (one: StagePace, other: StagePace): StagePace =>
  paces.indexOf(one) < paces.indexOf(other) ? other : one;

/** Draws now, and goes on as fast as what was drawn asks for. While it goes on, another call changes nothing. */
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

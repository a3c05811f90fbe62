/** A page that nobody sees draws no frame: then it is done after so many milliseconds. */
const patience = 100;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Does what is no part of the picture when the picture is drawn: until then a phone has enough to do. All that waits for one
 * frame is done together, so that React draws it once. Returns what ends it.
 */
export function afterFrame(act: () => void): () => void {
  // The same act may wait twice, and each is ended by itself.
  const mine = () => act();
  waiting.add(mine);
  if (timer === undefined) {
    timer = setTimeout(doAll, patience);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(doAll);
    });
  }
  return () => void waiting.delete(mine);
}

function doAll(): void {
  timer = undefined;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  }
}

import { createWaiting } from './waiting.ts';

/**
 * Milliseconds, after which a frame that was asked for is drawn, at 60 a second and at 30. To be told by the browser when it is
 * drawn costs a phone a fifth of the frame itself, and a page that nobody sees would wait for ever.
 */
const drawn = 60;

const waiting = createWaiting();
let isDue = false;

/**
 * Does what is no part of the picture when the picture is drawn: until then a phone has enough to do. All that waits for one
 * frame is done together, so that React draws it once. Returns what ends it.
 */
export function afterFrame(act: () => void): () => void {
  const stop = waiting.add(act);
  if (!isDue) setTimeout(done, drawn);
  isDue = true;
  return stop;
}

function done(): void {
  isDue = false;
  waiting.doAll();
}

import { createWaiting } from './waiting.ts';

/**
 * Milliseconds after which a requested frame is drawn, at 60 a second and at 30. Asking the browser for that moment
 * would cost a phone a fifth of the frame itself, and in a hidden page it never comes.
 */
const drawn = 60;

const waiting = createWaiting();
let isDue = false;

/**
 * Does what is not part of the picture after the picture is drawn: until then a phone has enough to do. All that waits
 * for one frame is done together, so that React draws once. Returns a function that cancels it.
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

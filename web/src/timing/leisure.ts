import { createWaiting } from './waiting.ts';

/** In milliseconds. For this long after a message, the page does only what the message is about. */
const quiet = 120;
/** The least time between two rounds, so that work from many messages is done together. */
const apart = 350;
/** Nothing waits longer. */
const longest = 1_000;

const waiting = createWaiting();
let heard = Number.NEGATIVE_INFINITY;
let done = Number.NEGATIVE_INFINITY;
/** When the oldest of them was added. */
let since = 0;
let isSet = false;

/** Called when a message from the server has come. */
export function hear(): void {
  heard = performance.now();
}

/**
 * Does work that is already shown by other means, or that nobody looks at, when no message has come for a moment. A
 * rival acts all the time, and a phone has half a frame for each act. All that waits is done together, so that React
 * draws once. Returns a function that cancels it.
 */
export function atLeisure(act: () => void): () => void {
  if (waiting.isEmpty()) since = performance.now();
  const stop = waiting.add(act);
  set();
  return stop;
}

function set(): void {
  if (isSet) return;
  isSet = true;
  setTimeout(look, Math.max(0, due() - performance.now()));
}

const due = (): number => Math.min(Math.max(heard + quiet, done + apart), since + longest);

function look(): void {
  isSet = false;
  if (waiting.isEmpty()) return;
  if (performance.now() < due()) {
    set();
    return;
  }
  done = performance.now();
  waiting.doAll();
}

import { createWaiting } from './waiting.ts';

/** In milliseconds. So long after the page has heard something nobody gives it more to do than what that was about. */
const quiet = 120;
/** From one time of leisure to the next at least, so that what comes thick and fast is done together. */
const apart = 350;
/** Nothing waits longer. */
const longest = 1_000;

const waiting = createWaiting();
let heard = Number.NEGATIVE_INFINITY;
let done = Number.NEGATIVE_INFINITY;
/** Since when the first of them waits. */
let since = 0;
let isSet = false;

/** Whoever listens to the server says that something has come. */
export function hear(): void {
  heard = performance.now();
}

/**
 * Does what somebody else has shown already, or what nobody looks at, when the page has been left alone for a moment: a rival
 * acts all the time, and a phone has half a frame for it. All that waits is done together, so that React draws it once.
 * Returns what ends it.
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

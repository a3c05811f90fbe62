import type { Source } from '../parts/store.ts';
import { held } from './holds.ts';
import { takeOver } from './ways.ts';

const update = held();
let waiting: ServiceWorker | undefined;
let isAsked = false;

/** Whether to ask for a reload now. */
export const updateReady: Source<boolean> = update.isTold;

/** A match calls this when it begins and its answer when it is over: between them nobody is asked to reload. */
export const holdUpdates = (): (() => void) => update.hold();

/** The waiting worker takes over, and the page is loaded anew by it. */
export function applyUpdate(): void {
  isAsked = true;
  if (waiting === undefined) location.reload();
  else waiting.postMessage(takeOver);
}

/** Lets the browser keep what the pages need without a line. One that has no workers, or is told not to, goes on without. */
export function keepOffline(): void {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  workers.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
  });
  workers.register('/sw.js').then(follow, () => undefined);
}

function follow(registration: ServiceWorkerRegistration): void {
  // It waited for this very load: the page that has just come is new already, or comes from what is kept.
  registration.waiting?.postMessage(takeOver);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      // The first worker ever replaces nothing.
      if (found.state !== 'installed' || navigator.serviceWorker.controller === null) return;
      waiting = found;
      update.ready();
    });
  });
  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, hour);
}

const hour = 3_600_000;

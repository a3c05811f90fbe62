import type { ReadableStore } from '../store/store.ts';
import { held } from './holds.ts';
import { keepMore, newestCache, takeOver } from './ways.ts';

const update = held();
let waiting: ServiceWorker | undefined;
let isAsked = false;

/** Whether to ask for a reload now. */
export const updateReady: ReadableStore<boolean> = update.isTold;

/**
 * A match calls this when it begins, and the returned function when it is over. In between nobody is asked to reload.
 */
export const holdUpdates = (): (() => void) => update.hold();

/** Activates the waiting worker and reloads the page from it. */
export function applyUpdate(): void {
  isAsked = true;
  if (waiting?.state === 'installed') waiting.postMessage(takeOver);
  // Another tab activated it already.
  else location.reload();
}

/**
 * Registers the service worker, which caches what the pages need offline. A browser without workers, or with them
 * switched off, does without.
 * @param entry the address of the code that runs now; by it a worker's version recognises its own pages
 */
export function keepOffline(entry: string): void {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  workers.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
  });
  workers
    .register('/sw.js')
    .then(registration => follow(registration, entry))
    .catch(() => undefined);
  void workers.ready.then(askForMore);
}

/** A megabyte, which can wait until the page itself is loaded. With data saving on, only what is seen is cached. */
function askForMore({ active }: ServiceWorkerRegistration): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  setTimeout(() => active?.postMessage(keepMore), settled);
}

function follow(registration: ServiceWorkerRegistration, entry: string): void {
  const see = (worker: ServiceWorker) => {
    // The first worker ever replaces nothing.
    if (worker.state !== 'installed' || navigator.serviceWorker.controller === null) return;
    void isOfThisPage(entry).then(isNew => {
      if (isNew) return worker.postMessage(takeOver);
      waiting = worker;
      update.ready();
    });
  };
  const watch = (worker: ServiceWorker | null) => {
    if (worker === null) return;
    see(worker);
    worker.addEventListener('statechange', () => see(worker));
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, hour);
}

/**
 * Pages come from the server first. So somebody who has just come has the new version before its worker does, and need
 * not be asked.
 */
async function isOfThisPage(entry: string): Promise<boolean> {
  const newest = newestCache(await caches.keys());
  return newest !== undefined && (await caches.match(entry, { cacheName: newest, ignoreVary: true })) !== undefined;
}

const hour = 3_600_000;
/** By then a page has loaded what it shows. */
const settled = 4_000;

import type { ReadableStore } from '../store/store.ts';
import { held } from './holds.ts';
import { keepMore, newestCache, takeOver } from './ways.ts';

const update = held();
let waiting: ServiceWorker | undefined;
let isAsked = false;

/** Whether to ask for a reload now. */
export const updateReady: ReadableStore<boolean> = update.isTold;

/** A match calls this when it begins and its answer when it is over: between them nobody is asked to reload. */
export const holdUpdates = (): (() => void) => update.hold();

/** The waiting worker takes over, and the page is loaded anew by it. */
export function applyUpdate(): void {
  isAsked = true;
  if (waiting?.state === 'installed') waiting.postMessage(takeOver);
  // Another tab let it in already.
  else location.reload();
}

/**
 * Lets the browser keep what the pages need without a line. One that has no workers, or is told not to, goes on without.
 * @param entry the address of the code that runs now, by which a worker's version knows its own pages
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

/** A megabyte, which can wait until the page itself is there; those who save data keep what they see. */
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

/** Pages come from the server first: whoever has just come has the new version before its worker does, and needs not be asked. */
async function isOfThisPage(entry: string): Promise<boolean> {
  const newest = newestCache(await caches.keys());
  return newest !== undefined && (await caches.match(entry, { cacheName: newest, ignoreVary: true })) !== undefined;
}

const hour = 3_600_000;
/** Until then a page has fetched what it shows. */
const settled = 4_000;

/// <reference lib="webworker" />
/**
 * Runs beside the pages and answers for the server when that is far away. What it keeps: the files of the pages that need no
 * server, from the start; other files and pictures as they are seen. Tables are never kept: they would be old.
 */
import { cacheOf, mostPictures, picturesCache, staleCaches, takeOver, tooMany, wayOf } from './ways.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: what is kept from the start, and a name that changes with it. */
declare const KEPT_FILES: readonly string[];
declare const KEPT_VERSION: string;

const kept = cacheOf(KEPT_VERSION);
const shell = '/';
/** How long a page may take to come from the server before the kept one is shown. */
const patience = 4000;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.addAll([shell, ...KEPT_FILES])));
});

self.addEventListener('activate', event => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', event => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'page') event.respondWith(pageFrom(request));
  else if (way === 'asset') event.respondWith(fileFrom(request, kept));
  else if (way === 'picture') event.respondWith(fileFrom(request, picturesCache, event));
});

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(staleCaches(names, kept).map(name => caches.delete(name)));
}

/** From the server, which knows what is new; from what is kept, when it does not answer. */
async function pageFrom(request: Request): Promise<Response> {
  const own = () => caches.match(shell, { cacheName: kept, ignoreVary: true });
  const asked = fetch(request);
  const late = new Promise<'late'>(resolve => setTimeout(() => resolve('late'), patience));
  try {
    const first = await Promise.race([asked, late]);
    if (first !== 'late') return first;
    return (await own()) ?? (await asked);
  } catch (error) {
    const page = await own();
    if (page !== undefined) return page;
    throw error;
  }
}

/** Its name changes with what is in it: what is kept is right. */
async function fileFrom(request: Request, cacheName: string, bounded?: ExtendableEvent): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.status !== 200) return response;
  const copy = response.clone();
  const keeping = caches
    .open(cacheName)
    .then(cache => cache.put(request, copy))
    // A full disk is no reason to show nothing.
    .catch(() => undefined);
  bounded?.waitUntil(keeping.then(forgetOldest));
  return response;
}

async function forgetOldest(): Promise<void> {
  const cache = await caches.open(picturesCache);
  const extra = tooMany(await cache.keys(), mostPictures);
  await Promise.all(extra.map(request => cache.delete(request)));
}

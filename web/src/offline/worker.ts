/// <reference lib="webworker" />
/**
 * The service worker. It answers requests when the server does not. It caches the files of the pages that need no
 * server, from the start. It caches the pictures that these pages show, when a page says that there is time. Other
 * files and pictures are cached as they are seen. Tables are never cached: they would be stale.
 */
import { addressOf, callIn, isSeen, type PushNotification, windowOf } from './calls.ts';
import {
  cacheOf,
  keepMore,
  moreCache,
  mostPictures,
  picturesCache,
  staleCaches,
  takeOver,
  tooMany,
  unwanted,
  wayOf,
} from './ways.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: what is cached from the start, and a cache name that changes with it. */
declare const KEPT_FILES: readonly string[];
declare const KEPT_VERSION: string;
/** Cached when there is time. */
declare const KEPT_LATER: readonly string[];
declare const KEPT_PICTURES: readonly { readonly small: string; readonly large: string }[];

const kept = cacheOf(KEPT_VERSION);
const shell = '/';
/** How long a page may take to come from the server before the cached one is shown. */
const patience = 4000;
const more = [...KEPT_PICTURES.map(({ small }) => small), ...KEPT_LATER];
const smallOf = new Map(KEPT_PICTURES.map(({ small, large }) => [large, small]));
/** How many files are loaded at once: what a page needs meanwhile must not queue behind them. */
const lanes = 3;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.addAll([shell, ...KEPT_FILES])));
});

self.addEventListener('activate', event => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', event => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
  if (event.data === keepMore) event.waitUntil(keep());
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'page') event.respondWith(pageFrom(request));
  else if (way === 'asset') event.respondWith(fileFrom(request, kept));
  else if (way === 'picture') event.respondWith(pictureFrom(request, event));
});

self.addEventListener('push', event => {
  const call = callIn(jsonOf(event.data));
  if (call !== undefined) event.waitUntil(show(call));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** One notification for each table: a newer one replaces the one before. */
async function show({ table, title, text, language }: PushNotification): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isSeen(windows, table)) return;
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' };
  await self.registration.showNotification(title, { body: text, tag: table, lang: language, ...icons });
}

async function open(table: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = windowOf(windows, table);
  if (known === undefined) await self.clients.openWindow(addressOf(table));
  else await known.focus();
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(staleCaches(names, kept).map(name => caches.delete(name)));
  const cache = await caches.open(moreCache);
  const gone = unwanted(await cache.keys(), more);
  await Promise.all(gone.map(request => cache.delete(request)));
}

/** Caches what is missing of `KEPT_LATER`. What fails now is tried again at the next visit. */
async function keep(): Promise<void> {
  const cache = await caches.open(moreCache);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = more.filter(file => !known.has(file));
  const lane = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      await cache.add(new Request(file, { priority: 'low' })).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** From the server, which has the newest version; from the cache when it does not answer. */
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

/** From the cache: the file name changes with the content, so a cached file is never stale. */
async function fileFrom(request: Request, cacheName: string, bounded?: ExtendableEvent): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.status !== 200) return response;
  const copy = response.clone();
  const keeping = caches
    .open(cacheName)
    .then(cache => cache.put(request, copy))
    // A full disk must not stop the page.
    .catch(() => undefined);
  bounded?.waitUntil(keeping.then(forgetOldest));
  return response;
}

/** Offline, a large picture is replaced by its small file, rather than missing. */
async function pictureFrom(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    return await fileFrom(request, picturesCache, event);
  } catch (error) {
    const small = smallOf.get(new URL(request.url).pathname);
    const known = small === undefined ? undefined : await caches.match(small, { ignoreVary: true });
    if (known !== undefined) return known;
    throw error;
  }
}

async function forgetOldest(): Promise<void> {
  const cache = await caches.open(picturesCache);
  const extra = tooMany(await cache.keys(), mostPictures);
  await Promise.all(extra.map(request => cache.delete(request)));
}

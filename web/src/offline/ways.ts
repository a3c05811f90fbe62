/** Message of a page to a waiting worker: activate. */
export const takeOver = 'take over';

/** Message of a page to its worker when it has nothing else to load. */
export const keepMore = 'keep more';

/** The cache for what lessons and rules show. It is always complete, unlike the cache of what was seen. */
export const moreCache = 'lamplight-more';
export const picturesCache = 'lamplight-pictures';
/** A table of Shadows shows about two hundred files. The oldest are deleted first. */
export const mostPictures = 400;
const versionPrefix = 'lamplight-version-';
export const cacheOf = (version: string): string => versionPrefix + version;

/** `pass`: the worker does not handle it. */
export type FetchRoute = 'page' | 'asset' | 'picture' | 'pass';

export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): FetchRoute {
  const { origin: to, pathname } = new URL(url);
  if (method !== 'GET' || to !== origin) return 'pass';
  if (pathname.startsWith('/api/') || pathname === '/ws') return 'pass';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/pictures/')) return 'picture';
  return pathname.startsWith('/assets/') || isOwnFile(pathname) ? 'asset' : 'pass';
}

/** Icons and the manifest, beside the pages. The worker itself must come from the server. */
const isOwnFile = (path: string): boolean => /^\/[\w-]+\.(?:svg|png|webmanifest)$/.test(path);

/** The version cached last. `names` are in the order they were made. */
export const newestCache = (names: readonly string[]): string | undefined =>
  names.findLast(name => name.startsWith(versionPrefix));

/**
 * Caches to delete when a version has taken over: all but this one and the one before, which another tab may still run.
 * @param names in the order they were made
 */
export function staleCaches(names: readonly string[], current: string): readonly string[] {
  const before = names.filter(name => name.startsWith(versionPrefix) && name !== current);
  return before.slice(0, -1);
}

/** The oldest ones above the limit. */
export const tooMany = <Key>(keys: readonly Key[], most: number): readonly Key[] =>
  keys.slice(0, Math.max(0, keys.length - most));

/** The cached files that are no longer used. */
export const unwanted = <Kept extends Pick<Request, 'url'>>(
  keys: readonly Kept[],
  wanted: readonly string[],
): readonly Kept[] => keys.filter(({ url }) => !wanted.includes(new URL(url).pathname));

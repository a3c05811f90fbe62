import type { Page } from 'playwright-core';

/** Keys that only a map, or a view with one, has. */
const keysOfMaps = ['map', 'maps', 'intended', 'intentions', 'orientation', 'seed'];
/** Things that are on a map and nowhere else. */
const wordsOfMaps = ['client', 'common-evidence'];

/** Everything in a value that gives a map away, at any depth. */
export function leaksIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return wordsOfMaps.includes(value) ? [`${path} = ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(keysOfMaps.includes(key) && part !== null && !isOption(key, part) ? [`${path}.${key}`] : []),
    ...leaksIn(part, `${path}.${key}`),
  ]);
}

/** The option of the table that chooses the set of maps is one word, and no leak. */
const isOption = (key: string, part: unknown): boolean => key === 'maps' && typeof part === 'string';

/** All frames that a page receives over its sockets, from now on. */
export function framesOf(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) =>
      frames.push(typeof payload === 'string' ? payload : payload.toString()),
    ),
  );
  return frames;
}

/** All that a page shows and stores, as text; and the addresses of what it has cached. */
export async function keptBy(page: Page): Promise<{ readonly text: string; readonly cached: readonly string[] }> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stored = [localStorage, sessionStorage].map(storage => JSON.stringify({ ...storage }));
    return { text: [document.documentElement.outerHTML, ...stored, JSON.stringify(databases)].join('\n'), cached };
  });
}

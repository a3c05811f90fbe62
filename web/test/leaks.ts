import type { Page } from 'playwright-core';

/** What only a map, or whoever holds one, has. */
const keysOfMaps = ['map', 'maps', 'intended', 'intentions', 'orientation', 'seed'];
/** Things that stand on a map and are told by nothing else. */
const wordsOfMaps = ['client', 'common-evidence'];

/** Everything in it that gives a map away, wherever it stands. */
export function leaksIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return wordsOfMaps.includes(value) ? [`${path} = ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(keysOfMaps.includes(key) && part !== null && !isOption(key, part) ? [`${path}.${key}`] : []),
    ...leaksIn(part, `${path}.${key}`),
  ]);
}

/** Which maps are drawn from is an option of the table, in a word. */
const isOption = (key: string, part: unknown): boolean => key === 'maps' && typeof part === 'string';

/** All that a page hears over its sockets, from now on. */
export function framesOf(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) =>
      frames.push(typeof payload === 'string' ? payload : payload.toString()),
    ),
  );
  return frames;
}

/** All that a page shows and keeps, as text; and the addresses of what it has put by for later. */
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

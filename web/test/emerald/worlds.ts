/** All that reaches a browser in a match and stays there. As text, which is equal where the same is known. */
import type { Page } from 'playwright-core';
import { framesOf, keptBy } from '../leaks.ts';
import type { BrowserPerson } from '../person.ts';
import { sentence } from '../sentences.ts';

export interface WorldKnowledge {
  /** In the order in which they came. */
  readonly frames: readonly string[];
  /** The page as it is, with all that screen readers get. */
  readonly page: readonly string[];
  /** Local and session storage, and databases with their contents. */
  readonly stored: string;
  readonly cached: readonly string[];
  readonly asked: readonly string[];
}

export interface WorldListener {
  /** What was learnt so far. `ids` are random for each table and carry no meaning. */
  known(ids: readonly string[]): Promise<WorldKnowledge>;
}

/** Listens from now on. */
export function listenTo({ page }: BrowserPerson): WorldListener {
  const frames = framesOf(page);
  const asked = new Set<string>();
  page.on('request', request => asked.add(new URL(request.url()).pathname));
  return {
    known: async ids => {
      const plain = plainBy(ids);
      const { cached } = await keptBy(page);
      return {
        frames: frames.filter(isNews).map(frame => plain(withoutTime(frame))),
        page: plain(await htmlOf(page)).split(/(?=<)/),
        stored: plain(await storedIn(page)),
        cached: [...new Set(cached)].toSorted(),
        asked: [...asked].map(plain).toSorted(),
      };
    },
  };
}

/** The speed of a connection says nothing about a game. */
const isNews = (frame: string): boolean => !/^\{"t":"(?:pong|beat|ping|latency)"/.test(frame);

/** Times are masked; that there is one stays. */
const stamps: readonly string[] = ['at', 'began', 'now', 'since', 'pausedUntil'];
/** Random values that identify a step. */
const marks: readonly string[] = ['mark', 'tableMark'];
/** Random values: of a table, of a command, of the commitment. */
const lots = /"(?:[\w-]{20}|[0-9a-f]{32}|[0-9a-f]{64}|node-[0-9a-f]{12})"/g;
const withoutTime = (frame: string): string =>
  JSON.stringify(JSON.parse(frame), (key, value: unknown) => {
    if (stamps.includes(key) && typeof value === 'number') return 0;
    return marks.includes(key) && typeof value === 'string' ? '#' : value;
  }).replaceAll(lots, '"#"');

const plainBy =
  (ids: readonly string[]) =>
  (text: string): string =>
    ids.reduce((line, id, n) => line.replaceAll(id, `#${n}`), text);

/** Without what depends on the connection only, and without the ids by which parts of a page refer to each other. */
export async function htmlOf(page: Page): Promise<string> {
  // How soon the log is loaded says nothing about a game either.
  await page.getByText(sentence('emerald.log.earlier')).waitFor({ state: 'detached' });
  return (await page.evaluate(() => document.documentElement.outerHTML))
    .replaceAll(/>\d+ ms</g, '><')
    .replaceAll(/_r_[0-9a-z]+_/g, '_r_');
}

const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of opened.objectStoreNames)
        databases.push(
          await new Promise((resolve, reject) => {
            const all = opened.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve([name, store, all.result]);
            all.onerror = () => reject(all.error);
          }),
        );
      opened.close();
    }
    // The browser's own id is random too.
    const own = { ...localStorage, 'lamplight.browser': '#' };
    return JSON.stringify([own, { ...sessionStorage }, databases]).replaceAll(/\d{12,}/g, '0');
  });

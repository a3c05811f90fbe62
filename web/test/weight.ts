import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureIds, pictureOf, widthsOf } from '@lamplight/art/public';
import type { Page } from 'playwright-core';

/** The scripts that a page has asked for, from when it began to listen. */
export interface PageLoad {
  readonly files: ReadonlySet<string>;
  /** Bytes of all of them, as a browser gets them that knows gzip only. */
  weight(): number;
  /** Of which files this text is a part. */
  filesWith(text: string): readonly string[];
  /** The ids of the pictures that were asked for. */
  pictures(): readonly string[];
}

/** What is really fetched, at once or later: no list of chunks can forget one. */
export function watchLoad(page: Page, pages: string): PageLoad {
  const files = new Set<string>();
  const asked = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    asked.add(pathname);
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  const path = (file: string): string => join(pages, file);
  return {
    files,
    weight: () =>
      [...files]
        .map(file => (existsSync(path(`${file}.gz`)) ? path(`${file}.gz`) : path(file)))
        .reduce((sum, file) => sum + readFileSync(file).length, 0),
    pictures: () => pictureIds.filter(id => widthsOf(id).some(width => asked.has(`/pictures/${pictureOf(id, width)}`))),
    filesWith: text => [...files].filter(file => readFileSync(path(file), 'utf8').includes(text)),
  };
}

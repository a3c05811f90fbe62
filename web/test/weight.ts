import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureIds, pictureOf, widthsOf } from '@lamplight/art/public';
import type { Page } from 'playwright-core';

/** The scripts that a page has requested, from when this began to listen. */
export interface PageLoad {
  readonly files: ReadonlySet<string>;
  /** Bytes of all of them, for a browser that knows only gzip. */
  weight(): number;
  /** The files that contain this text. */
  filesWith(text: string): readonly string[];
  /** The ids of the pictures that were requested. */
  pictures(): readonly string[];
}

/** Watches what is really loaded, at once or later: a list of chunks could forget one. */
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

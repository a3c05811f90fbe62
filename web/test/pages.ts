import { inject } from 'vitest';

/** The folder of the pages that were built for this run. */
export function builtPages(): string {
  const pages = inject('pages');
  if ('broken' in pages) throw new Error(pages.broken);
  return pages.folder;
}

import type { ReactElement } from 'react';
import { isReady, pageOf } from './pages.tsx';
import { routeOf } from './route.ts';

export interface RenderedPage {
  readonly path: string;
  readonly page: ReactElement;
}

/** Milliseconds. After this, the page says that it is loading. */
const patience = 1_000;

/**
 * The page of a link, once it has something to show. A phone that draws a loading page, then the page, then the table
 * in it, draws three times for one look. Undefined if it takes too long, or cannot be loaded.
 */
export function firstPage(path: string): Promise<RenderedPage | undefined> {
  const route = routeOf(path);
  const opened = pageOf(route);
  const whole = async (): Promise<RenderedPage> => {
    const [page] = await Promise.all([opened, isReady(route)]);
    return { path, page };
  };
  const late = new Promise<undefined>(resolve => void setTimeout(resolve, patience));
  return Promise.race([whole().catch(() => undefined), late]);
}

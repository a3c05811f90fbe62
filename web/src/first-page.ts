import type { ReactElement } from 'react';
import { isReady, pageOf } from './pages.tsx';
import { routeOf } from './route.ts';

export interface RenderedPage {
  readonly path: string;
  readonly page: ReactElement;
}

/** Milliseconds. Whoever waits longer is told that the page is on its way. */
const patience = 1_000;

/**
 * The page that a link leads to, when it has something to show: a phone that draws a page which waits, and then the page, and
 * then the table in it, draws three times for one look. Undefined where that takes too long, or cannot be had.
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

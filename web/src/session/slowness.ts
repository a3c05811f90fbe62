/** How slow the connection is. Shared by the pages of one table, so that each need not measure anew. */
import { createStore, type ReadableStore, select } from '../store/store.ts';
import { notSlow, withLatency } from './connection-news.ts';
import type { Session } from './session.ts';

const known = new WeakMap<Session, ReadableStore<number | undefined>>();

/** The round trip in seconds, if it is too slow for a race. */
export function slownessOf(session: Session): ReadableStore<number | undefined> {
  const before = known.get(session);
  if (before !== undefined) return before;
  const slowness = createStore(notSlow);
  let measured: number | undefined;
  const measure = () => {
    const { latency } = session;
    if (latency === undefined || latency === measured) return;
    measured = latency;
    slowness.set(withLatency(slowness.now(), latency));
  };
  measure();
  session.onChange(measure);
  const source = select(slowness, ({ seconds }) => seconds);
  known.set(session, source);
  return source;
}

/** How slow the line is, known across the pages of one table: each of them would have to measure anew. */
import type { Source } from '../store/store.ts';
import { notSlow, withLatency } from './line-news.ts';
import type { Session } from './session.ts';

const known = new WeakMap<Session, Source<number | undefined>>();

/** Seconds there and back, if they are too many to race by. */
export function slownessOf(session: Session): Source<number | undefined> {
  const before = known.get(session);
  if (before !== undefined) return before;
  let slowness = notSlow;
  let measured: number | undefined;
  const listeners = new Set<() => void>();
  const measure = () => {
    const { latency } = session;
    if (latency === undefined || latency === measured) return;
    measured = latency;
    const { seconds } = slowness;
    slowness = withLatency(slowness, latency);
    if (slowness.seconds === seconds) return;
    for (const listener of [...listeners]) listener();
  };
  measure();
  session.onChange(measure);
  const source: Source<number | undefined> = {
    now: () => slowness.seconds,
    onChange: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  known.set(session, source);
  return source;
}

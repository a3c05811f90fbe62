/** How far each session's chat was read, so that what is new can be counted. */
import { useSyncExternalStore } from 'react';
import type { Session } from '../../session/session.ts';

const read = new WeakMap<Session, number>();
const listeners = new Set<() => void>();

const onRead = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Everything up to now. */
export function readAll(session: Session): void {
  const last = session.table?.view.talk.at(-1)?.at ?? 0;
  if (read.get(session) === last) return;
  read.set(session, last);
  for (const listener of [...listeners]) listener();
}

/** Until when it was read: what was said before the page was opened counts as read. */
export const useRead = (session: Session): number =>
  useSyncExternalStore(onRead, () => {
    const known = read.get(session);
    if (known !== undefined) return known;
    const first = session.table?.view.talk.at(-1)?.at ?? 0;
    read.set(session, first);
    return first;
  });

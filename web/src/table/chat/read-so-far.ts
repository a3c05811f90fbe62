/** How far the chat of each session was read, to count what is new. */
import type { Session } from '../../session/session.ts';
import { createStore, useSource, type ValueStore } from '../../store/store.ts';

const read = new WeakMap<Session, ValueStore<number>>();

const lastOf = (session: Session): number => session.table?.view.talk.at(-1)?.at ?? 0;

/** What was said before the page was opened counts as read. */
function readOf(session: Session): ValueStore<number> {
  const known = read.get(session) ?? createStore(lastOf(session));
  read.set(session, known);
  return known;
}

export const readAll = (session: Session): void => readOf(session).set(lastOf(session));

export const useRead = (session: Session): number => useSource(readOf(session));

import {
  type Client,
  type ConnectionState,
  connect,
  realWorld,
  type ViewSnapshot,
  type World,
} from '@lamplight/client';
import type { GameTypes } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createNotifier } from '../store/store.ts';
import { calmly } from '../timing/calm.ts';
import { hear } from '../timing/leisure.ts';
import { inSight } from './in-sight.ts';
import { tokenFor } from './my-tables.ts';
import { noticesOf } from './notices.ts';
import { tellingsOf } from './tellings.ts';

/** The line to one table, shared by everything on the page that looks at it. */
export type Session = Client<GameTypes, TableView>;

interface Held {
  readonly session: Session;
  users: number;
}

const wakes = createNotifier();
const world: World = {
  ...realWorld,
  onWake: listener => {
    const stop = realWorld.onWake(listener);
    const off = wakes.onChange(listener);
    return () => {
      stop();
      off();
    };
  },
};

/** Whoever does not want to wait for the next try. */
export const tryNow = (): void => wakes.notify();

const held = new Map<string, Held>();
/** A page that is left and entered again at once, as in a change of layout, keeps its line. */
const linger = 500;
/** A page that is slow to come finds its line; one that never comes leaves none behind. */
const patience = 30_000;

function hold(code: string): Session {
  const known = held.get(code);
  if (known !== undefined) return known.session;
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  const session: Session = connect({ url, table: code, token: tokenFor(code), world });
  session.onChange(hear);
  noticesOf(session);
  tellingsOf(session);
  held.set(code, { session, users: 0 });
  return session;
}

function release(code: string): void {
  const known = held.get(code);
  if (known === undefined || known.users > 0) return;
  held.delete(code);
  known.session.close();
}

/** Calls before there is a page that listens; if none comes, it hangs up. */
export function callAhead(code: string): void {
  hold(code);
  setTimeout(() => release(code), patience);
}

/** When the table is in sight, and the match with it if one runs; or when the line is closed and there is nothing more to hear. */
export const hasHeard = (code: string): Promise<void> => inSight(hold(code));

export function useSession(code: string): Session {
  const [session, setSession] = useState(() => hold(code));
  useEffect(() => {
    setSession(hold(code));
    const known = held.get(code);
    if (known !== undefined) known.users += 1;
    return () => {
      if (known !== undefined) known.users -= 1;
      setTimeout(() => release(code), linger);
    };
  }, [code]);
  return session;
}

/** One for each session, so that React does not subscribe anew. */
const calm = new WeakMap<Session, Session['onChange']>();
function calmOf(session: Session): Session['onChange'] {
  const known = calm.get(session) ?? calmly(session.onChange);
  calm.set(session, known);
  return known;
}

/** How far the match is that this page shows: the viewer's own count. */
export const useStep = (session: Session): number | undefined =>
  useSyncExternalStore(calmOf(session), () => session.match?.step);

export const useLine = (session: Session): ConnectionState =>
  useSyncExternalStore(session.onChange, () => session.connection);

export const useLatency = (session: Session): number | undefined =>
  useSyncExternalStore(session.onChange, () => session.latency);

export const useTable = (session: Session): TableView | undefined =>
  useSyncExternalStore(session.onChange, () => session.table?.view);

/** Which match is at hand, for those who do not look into it. */
export const useMatchId = (session: Session): string | undefined =>
  useSyncExternalStore(session.onChange, () => session.match?.id);

/** Whose game it is knows what its views are. */
export const useMatch = <View>(session: Session): ViewSnapshot<View> | undefined =>
  useSyncExternalStore(calmOf(session), () => session.match as ViewSnapshot<View> | undefined);

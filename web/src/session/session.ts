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

/** The client at one table, shared by everything on the page that looks at it. */
export type Session = Client<GameTypes, TableView>;

interface SharedSession {
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

/** Reconnects at once instead of waiting for the next try. */
export const tryNow = (): void => wakes.notify();

const held = new Map<string, SharedSession>();
/** A page that is left and entered again at once, as in a change of layout, keeps its connection. */
const linger = 500;
/** How long a connection opened ahead waits for its page. After that it is closed. */
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

/** Connects before a page listens. If no page comes, the connection is closed. */
export function callAhead(code: string): void {
  hold(code);
  setTimeout(() => release(code), patience);
}

/**
 * Resolves when the table can be shown, and the match too if one runs. Also resolves when the connection is closed for
 * good.
 */
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

/** One function for each session, so that React does not subscribe again at every render. */
const calm = new WeakMap<Session, Session['onChange']>();
function calmOf(session: Session): Session['onChange'] {
  const known = calm.get(session) ?? calmly(session.onChange);
  calm.set(session, known);
  return known;
}

/** The step of the match that this page shows, as this viewer counts. */
export const useStep = (session: Session): number | undefined =>
  useSyncExternalStore(calmOf(session), () => session.match?.step);

export const useConnection = (session: Session): ConnectionState =>
  useSyncExternalStore(session.onChange, () => session.connection);

export const useLatency = (session: Session): number | undefined =>
  useSyncExternalStore(session.onChange, () => session.latency);

export const useTable = (session: Session): TableView | undefined =>
  useSyncExternalStore(session.onChange, () => session.table?.view);

/** The id of the match, for code that does not look into its view. */
export const useMatchId = (session: Session): string | undefined =>
  useSyncExternalStore(session.onChange, () => session.match?.id);

/** The caller names the type of the view: only the code of a game knows it. */
export const useMatch = <View>(session: Session): ViewSnapshot<View> | undefined =>
  useSyncExternalStore(calmOf(session), () => session.match as ViewSnapshot<View> | undefined);

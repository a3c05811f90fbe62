import { useCallback, useEffect, useRef, useState } from 'react';
import { type Session, useTable } from '../table/session.ts';

/** After the last change: a hand that slides makes many. The server takes two a second [TB-NOTE-3]. */
const pause = 1_200;

export interface Notes<Value> {
  readonly notes: Value;
  readonly change: (notes: Value) => void;
  /** Changed here, and not yet kept. */
  readonly isUnsaved: boolean;
}

/**
 * What I write for myself in this match: kept by the server with my seat, on all my devices, and seen by nobody else
 * [TB-NOTE-1]. `read` makes notes of what was kept, whoever wrote it and however old it is.
 */
export function useNotes<Value>(session: Session, read: (kept: unknown) => Value): Notes<Value> {
  const kept = useTable(session)?.note ?? '';
  const [draft, setDraft] = useState<Value>();
  const latest = useRef<Value>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    const sent = latest.current;
    if (sent === undefined) return;
    const answer = await session.ask({ type: 'note', text: JSON.stringify(sent) }).catch(() => undefined);
    if (latest.current !== sent) return;
    if (answer?.done === true) {
      latest.current = undefined;
      setDraft(undefined);
    } else if (answer?.refused === 'TB-NOTE-3') timer.current = setTimeout(() => void save(), pause);
  }, [session]);

  const change = useCallback(
    (notes: Value) => {
      latest.current = notes;
      setDraft(notes);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause);
    },
    [save],
  );

  // Whoever closes the sheet or puts the page away has written what they have written.
  useEffect(() => {
    const now = () => {
      clearTimeout(timer.current);
      void save();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') now();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      now();
    };
  }, [save]);

  return { notes: draft ?? read(jsonIn(kept)), change, isUnsaved: draft !== undefined };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

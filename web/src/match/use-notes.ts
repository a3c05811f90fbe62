import { useEffect, useMemo } from 'react';
import { type Session, useTable } from '../session/session.ts';
import { useSource } from '../store/store.ts';
import { draftOf, keptIn } from './notes.ts';

export interface EditableNotes<Value> {
  readonly notes: Value;
  readonly change: (notes: Value) => void;
  /** Changed here, and not yet kept. */
  readonly isUnsaved: boolean;
}

/**
 * What I write for myself in this match: kept by the server with my seat, on all my devices, and seen by nobody else
 * [TB-NOTE-1]. `read` makes notes of what was kept, whoever wrote it and however old it is.
 */
export function useNotes<Value>(session: Session, read: (kept: unknown) => Value): EditableNotes<Value> {
  const kept = useTable(session)?.note ?? '';
  const draft = useMemo(
    // The line is closed for good: the page says so.
    () => draftOf<Value>(text => session.ask({ type: 'note', text }).catch(() => undefined)),
    [session],
  );
  const unsaved = useSource(draft);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') draft.save();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      draft.save();
    };
  }, [draft]);
  return { notes: unsaved ?? read(keptIn(kept)), change: draft.change, isUnsaved: unsaved !== undefined };
}

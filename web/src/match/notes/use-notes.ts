import { useEffect, useMemo } from 'react';
import { type Session, useTable } from '../../session/session.ts';
import { useSource } from '../../store/store.ts';
import { draftOf, keptIn } from './notes.ts';

export interface EditableNotes<Value> {
  readonly notes: Value;
  readonly change: (notes: Value) => void;
  /** Changed here, and not saved yet. */
  readonly isUnsaved: boolean;
}

/**
 * My notes in this match. The server keeps them with my seat, on all my devices, and nobody else sees them [TB-NOTE-1].
 * `read` must accept anything that was saved, whoever wrote it and however old it is.
 */
export function useNotes<Value>(session: Session, read: (kept: unknown) => Value): EditableNotes<Value> {
  const kept = useTable(session)?.note ?? '';
  const draft = useMemo(
    // The connection is closed for good, and the page says so.
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

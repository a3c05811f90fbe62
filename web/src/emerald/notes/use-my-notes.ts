import type { Day } from '@lamplight/emerald/public';
import { useCallback, useEffect, useRef } from 'react';
import { useNotes } from '../../match/notes/use-notes.ts';
import type { Session } from '../../session/session.ts';
import { keepUnsent, unsentNotes } from './device.ts';
import { noted, readNotes, type SeatNote, type SeatNotes } from './notes-kept.ts';

export interface MyNotes {
  readonly notes: SeatNotes;
  readonly note: (day: Day, change: Partial<SeatNote>) => void;
  readonly isUnsaved: boolean;
}

/** My notes of this match: stored by the server with my seat, and on the device until the server has them. */
export function useMyNotes(session: Session): MyNotes {
  const { notes, change, isUnsaved } = useNotes<SeatNotes>(session, readNotes);
  const match = session.match?.id ?? '';
  const latest = useRef(notes);
  latest.current = notes;
  useEffect(() => {
    const left = unsentNotes(match);
    if (left !== undefined) change(left);
  }, [match, change]);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved) keepUnsent(match, undefined);
    wasUnsaved.current = isUnsaved;
  }, [match, isUnsaved]);
  const note = useCallback(
    (day: Day, part: Partial<SeatNote>) => {
      const next = noted(latest.current, day, part);
      latest.current = next;
      keepUnsent(match, next);
      change(next);
    },
    [match, change],
  );
  return { notes, note, isUnsaved };
}

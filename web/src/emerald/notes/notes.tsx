import { houseMarks } from '@lamplight/art/public';
import { type Day, days } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../parts/mark.tsx';
import { useEntries } from '../log/use-entries.ts';
import { usePlaying } from '../view/playing.ts';
import { NoteCard } from './note-card.tsx';
import style from './notes.module.css';
import { noNote } from './notes-kept.ts';
import { seenOf } from './seen.ts';
import { useMyNotes } from './use-my-notes.ts';

/** Who may be what: my guess for each player, and below it the known facts. Nobody else sees it. */
export function Notes() {
  const { session, view } = usePlaying();
  const { entries } = useEntries(session);
  const { notes, note, isUnsaved } = useMyNotes(session);
  const others = days.filter((day): day is Day => view.players[day] !== undefined && day !== view.me);
  const seen = useMemo(() => new Map(days.map(day => [day, seenOf(view, entries, day)])), [view, entries]);
  return (
    <div className={style.notes}>
      <p className={style.private}>
        <Mark of={houseMarks.lock} size={14} />
        <FormattedMessage id="emerald.notes.private" />
        {isUnsaved && (
          <em>
            <FormattedMessage id="emerald.notes.unsaved" />
          </em>
        )}
      </p>
      {others.map(day => (
        <NoteCard
          key={day}
          day={day}
          note={notes[day] ?? noNote}
          seen={seen.get(day) ?? []}
          onChange={change => note(day, change)}
        />
      ))}
    </div>
  );
}

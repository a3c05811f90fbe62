import type { Day } from '@lamplight/emerald/public';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import hidden from '../../parts/hidden.module.css';
import { GameSymbol } from '../cards/symbol.tsx';
import { PlayerName } from '../log/player-name.tsx';
import { usePlaying } from '../view/playing.ts';
import style from './note-card.module.css';
import { type Leaning, leanings, mostLetters, type SeatNote } from './notes-kept.ts';
import type { SeenFact } from './seen.ts';
import { SeenList } from './seen-list.tsx';

interface NoteCardProps {
  readonly day: Day;
  readonly note: SeatNote;
  readonly seen: readonly SeenFact[];
  readonly onChange: (change: Partial<SeatNote>) => void;
}

export function NoteCard({ day, note, seen, onChange }: NoteCardProps) {
  const { personOf } = usePlaying();
  const intl = useIntl();
  const id = useId();
  const { name } = personOf(day);
  const leaningOf = (leaning: Leaning) => intl.formatMessage({ id: 'emerald.notes.leaning' }, { leaning });
  return (
    <section className={style.card} aria-labelledby={`${id}-name`}>
      <header className={style.head}>
        <h2 id={`${id}-name`}>
          <PlayerName day={day} name={name} size={18} />
        </h2>
        <output htmlFor={`${id}-scale`}>{leaningOf(note.leaning)}</output>
      </header>
      <fieldset id={`${id}-scale`} className={style.scale}>
        <legend className={hidden.hidden}>
          <FormattedMessage id="emerald.notes.guess" values={{ name }} />
        </legend>
        {leanings.map(leaning => (
          <label key={leaning} title={leaningOf(leaning)}>
            <input
              type="radio"
              name={`${id}-scale`}
              checked={note.leaning === leaning}
              aria-label={leaningOf(leaning)}
              onChange={() => onChange({ leaning })}
            />
            <Step leaning={leaning} />
          </label>
        ))}
      </fieldset>
      <SeenList seen={seen} />
      <input
        className={style.line}
        type="text"
        value={note.text}
        maxLength={mostLetters}
        placeholder={intl.formatMessage({ id: 'emerald.notes.write' })}
        aria-label={intl.formatMessage({ id: 'emerald.notes.about' }, { name })}
        autoComplete="off"
        onChange={event => onChange({ text: event.target.value })}
      />
    </section>
  );
}

/** Crown or flame. «Sure» has a mark of its own, so that no two steps look alike. */
function Step({ leaning }: { readonly leaning: Leaning }) {
  if (leaning === 'none') return <b aria-hidden="true">?</b>;
  return (
    <span aria-hidden="true">
      <GameSymbol of={leaning.startsWith('loyalist') ? 'loyalist' : 'restorationist'} size={20} />
      {leaning.endsWith('2') && <b>!</b>}
    </span>
  );
}

import type { Day } from '@lamplight/emerald/public';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import hidden from '../../parts/hidden.module.css';
import { Sign } from '../cards/piece.tsx';
import { usePlaying } from '../play/playing.ts';
import style from './filter.module.css';

interface FilterProps {
  readonly players: readonly Day[];
  /** Null: everybody. */
  readonly value: Day | null;
  readonly onChange: (day: Day | null) => void;
}

/** About whom: everybody, or one player by the sign. */
export function Filter({ players, value, onChange }: FilterProps) {
  const intl = useIntl();
  const { personOf } = usePlaying();
  const name = useId();
  return (
    <fieldset className={style.filter}>
      <legend className={hidden.hidden}>
        <FormattedMessage id="emerald.log.about" />
      </legend>
      {[null, ...players].map(day => {
        const label = day === null ? intl.formatMessage({ id: 'emerald.log.everybody' }) : personOf(day).name;
        return (
          <label key={day} className={style.choice} title={label}>
            <input type="radio" name={name} checked={value === day} onChange={() => onChange(day)} aria-label={label} />
            {day === null ? <span aria-hidden="true">{label}</span> : <Sign day={day} size={16} />}
          </label>
        );
      })}
    </fieldset>
  );
}

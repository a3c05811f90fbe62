import type { Day } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { Sign } from '../cards/piece.tsx';
import { usePlaying } from '../view/playing.ts';
import style from './filter.module.css';

interface FilterProps {
  readonly players: readonly Day[];
  /** Null: everybody. */
  readonly value: Day | null;
  readonly onChange: (day: Day | null) => void;
}

/** Filters the log by one player's sign. Pressed again, it shows everybody. */
export function Filter({ players, value, onChange }: FilterProps) {
  const intl = useIntl();
  const { personOf } = usePlaying();
  return (
    <fieldset className={style.filter} aria-label={intl.formatMessage({ id: 'emerald.log.about' })}>
      {players.map(day => {
        const label = intl.formatMessage({ id: 'emerald.log.only' }, { name: personOf(day).name });
        return (
          <button
            key={day}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={value === day}
            onClick={() => onChange(value === day ? null : day)}
          >
            <Sign day={day} size={18} />
          </button>
        );
      })}
    </fieldset>
  );
}

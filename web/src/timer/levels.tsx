import { levels, levelTimes, type TimerLevel } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import hidden from '../parts/hidden.module.css';
import style from './levels.module.css';

interface LevelsProps {
  readonly value: TimerLevel;
  readonly disabled: boolean;
  readonly onChange: (level: TimerLevel) => void;
}

/** The four levels and their minutes [SA-COOP-1]. */
export function Levels({ value, disabled, onChange }: LevelsProps) {
  return (
    <fieldset className={style.levels} disabled={disabled}>
      <legend className={hidden.hidden}>
        <FormattedMessage id="timer.levels" />
      </legend>
      {levels.map(level => (
        <label key={level}>
          <input type="radio" name="level" checked={level === value} onChange={() => onChange(level)} />
          <b>
            <FormattedMessage id="timer.level" values={{ level }} />
          </b>
          <small>
            <FormattedMessage id="timer.minutes" values={{ minutes: levelTimes[level] / 60_000 }} />
          </small>
        </label>
      ))}
    </fieldset>
  );
}

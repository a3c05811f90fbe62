import type { Mark as MarkData } from '@lamplight/art/public';
import { useId } from 'react';
import hidden from './hidden.module.css';
import { Mark } from './mark.tsx';
import style from './segmented.module.css';

export interface SegmentChoice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly mark?: MarkData | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface SegmentedProps<Value> {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly help?: string | undefined;
  readonly choices: readonly SegmentChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  /** Marks above the words, where four of them would not fit beside each other on a phone. */
  readonly isStacked?: boolean | undefined;
}

/** A choice of one from two to five, all visible. */
export function Segmented<Value extends string | number>({
  label,
  isLabelHidden = false,
  help,
  choices,
  value,
  onChange,
  disabled,
  isStacked = false,
}: SegmentedProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={style.group}
      disabled={disabled}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
    >
      <legend className={isLabelHidden ? hidden.hidden : style.label}>{label}</legend>
      <div className={style.choices} data-stacked={isStacked || undefined}>
        {choices.map(choice => (
          <label key={choice.value} className={style.choice}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.mark && <Mark of={choice.mark} size={20} />}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={style.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

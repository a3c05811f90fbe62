import { type ReactNode, useId } from 'react';
import style from './switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once. The whole row can be tapped. */
export function Switch({ label, help, isOn, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className={style.line}>
      <span className={style.words}>
        <span className={style.label} id={`${id}-label`}>
          {label}
        </span>
        {help && (
          <span className={style.help} id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={style.switch}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  );
}

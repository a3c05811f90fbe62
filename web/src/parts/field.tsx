import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import style from './field.module.css';
import hidden from './hidden.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  /** For a single field whose button already says what it is for. */
  readonly isLabelHidden?: boolean | undefined;
  /** What is wrong and what to do. Also announced when it appears. */
  readonly error?: ReactNode;
  readonly help?: ReactNode;
  /** Its button, on the same row. */
  readonly beside?: ReactNode;
};

export function Field({ label, isLabelHidden = false, error, help, beside, className, ...rest }: FieldProps) {
  const id = useId();
  const isWrong = error !== undefined && error !== null && error !== '';
  const told = [isWrong && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={[style.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={isLabelHidden ? hidden.hidden : style.label}>
        {label}
      </label>
      <div className={style.line}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          className={style.input}
          aria-invalid={isWrong || undefined}
          aria-describedby={told || undefined}
        />
        {beside}
      </div>
      <div id={`${id}-error`} className={style.error} aria-live="polite">
        {error}
      </div>
      {help && (
        <div id={`${id}-help`} className={style.help}>
          {help}
        </div>
      )}
    </div>
  );
}

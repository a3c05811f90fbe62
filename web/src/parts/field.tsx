import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import style from './field.module.css';
import hidden from './hidden.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  /** Where the label is plain to those who see: a single field with its button. */
  readonly isLabelHidden?: boolean | undefined;
  /** What is wrong and what to do; also heard when it comes. */
  readonly error?: ReactNode;
  readonly help?: ReactNode;
  /** In one line with the field: its button. */
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

import type { Mark as MarkData } from '@lamplight/art/public';
import type { ButtonHTMLAttributes } from 'react';
import style from './icon-button.module.css';
import { Mark } from './mark.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  readonly mark: MarkData;
  /** What it does, for screen readers and as a tooltip. */
  readonly label: string;
  /** For toggles. Leave it out for a button that only acts. */
  readonly isOn?: boolean | undefined;
  /** How many new things are behind it. */
  readonly count?: number | undefined;
};

export function IconButton({ mark, label, isOn, count = 0, className, ...rest }: IconButtonProps) {
  const classes = [style.icon, isOn === true && style.on, className].filter(Boolean).join(' ');
  return (
    <button type="button" title={label} {...rest} aria-label={label} aria-pressed={isOn} className={classes}>
      <Mark of={mark} />
      {count > 0 && <span className={style.count}>{count > 9 ? '9+' : count}</span>}
    </button>
  );
}

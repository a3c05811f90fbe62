import { type ReactNode, useId } from 'react';
import { Eyebrow } from './eyebrow.tsx';
import style from './panel.module.css';

interface PanelProps {
  readonly children: ReactNode;
  /** Its heading, also its name as a region for screen readers. */
  readonly title?: ReactNode;
  /** On the row of the title, at its end. */
  readonly beside?: ReactNode;
  readonly isTight?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Panel({ children, title, beside, isTight = false, className }: PanelProps) {
  const id = useId();
  const classes = [style.panel, isTight && style.tight, className].filter(Boolean).join(' ');
  if (title === undefined) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={id}>
      <div className={style.head}>
        <Eyebrow id={id}>{title}</Eyebrow>
        {beside}
      </div>
      {children}
    </section>
  );
}

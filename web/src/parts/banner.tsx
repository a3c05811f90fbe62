import type { Mark as MarkData } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import style from './banner.module.css';
import { Mark } from './mark.tsx';

interface BannerProps {
  readonly kind?: 'warn' | 'ok' | 'info' | undefined;
  readonly mark?: MarkData | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button, if there is something to do. */
  readonly action?: ReactNode;
}

/** At the top, in the flow: it pushes down what is below and never covers it. */
export function Banner({ kind = 'info', mark, title, children, action }: BannerProps) {
  return (
    <div className={`${style.banner} ${style[kind]}`}>
      {mark && <Mark of={mark} />}
      <div className={style.words} role="status">
        {title && <b>{title}</b>}
        {children && <span>{children}</span>}
      </div>
      {action}
    </div>
  );
}

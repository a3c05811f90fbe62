import type { ReactNode } from 'react';
import style from './eyebrow.module.css';

interface EyebrowProps {
  readonly children: ReactNode;
  readonly as?: 'h2' | 'h3' | 'span' | undefined;
  readonly id?: string | undefined;
}

/** The heading of a panel. */
export function Eyebrow({ children, as: Tag = 'h2', id }: EyebrowProps) {
  return (
    <Tag id={id} className={style.eyebrow}>
      {children}
    </Tag>
  );
}

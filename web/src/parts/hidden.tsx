import type { ReactNode } from 'react';
import style from './hidden.module.css';

/** Words for screen readers. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={style.hidden}>{children}</span>;
}

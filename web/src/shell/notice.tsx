import type { ReactNode } from 'react';
import { useTitle } from '../parts/announce/use-title.ts';
import style from './notice.module.css';
import { Page } from './page.tsx';

interface NoticeProps {
  readonly title: string;
  /** What happened and what to do. */
  readonly children: ReactNode;
  /** The next step. */
  readonly action: ReactNode;
}

/** A page with one message. */
export function Notice({ title, children, action }: NoticeProps) {
  useTitle(title);
  return (
    <Page>
      <div className={style.notice}>
        <h1>{title}</h1>
        <p>{children}</p>
        <div>{action}</div>
      </div>
    </Page>
  );
}

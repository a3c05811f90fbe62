import { houseMarks } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../parts/announce/use-title.ts';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Eyebrow } from '../parts/eyebrow.tsx';
import { Mark } from '../parts/mark.tsx';
import { Page } from '../shell/page.tsx';
import style from './book.module.css';

interface BookProps {
  /** The name of the game. */
  readonly of: ReactNode;
  readonly lead: ReactNode;
  readonly contents: readonly { readonly id: string; readonly title: ReactNode }[];
  /** The section being read. */
  readonly at: string | undefined;
  readonly learn: string;
  /** Other links, under the one to the lessons. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** All rules of a game on one page, with contents, a link to the lessons, and print. */
export function Book({ of, lead, contents, at, learn, more, children }: BookProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'rules.title' }));
  return (
    <Page>
      <div className={style.book}>
        <header className={style.head}>
          <h1>
            <FormattedMessage id="rules.title" />
          </h1>
          <p>{lead}</p>
        </header>
        <nav className={style.contents} aria-label={intl.formatMessage({ id: 'rules.contents' })}>
          <Eyebrow>{of}</Eyebrow>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === at ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <div className={style.ways}>
            <ButtonLink kind="primary" isWide href={learn}>
              <Mark of={houseMarks.play} size={18} />
              <FormattedMessage id="shell.learn" />
            </ButtonLink>
            {more}
            <Button kind="quiet" isWide size="small" onClick={() => print()}>
              <FormattedMessage id="rules.print" />
            </Button>
          </div>
        </nav>
        <article className={style.text}>{children}</article>
      </div>
    </Page>
  );
}

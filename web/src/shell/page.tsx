import { houseMarks } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import icon from '../parts/icon-button.module.css';
import { Link } from '../parts/link.tsx';
import { Mark } from '../parts/mark.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { LanguageChoice } from '../settings/language-choice.tsx';
import style from './page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** False on home, which shows the name large already. */
  readonly hasWord?: boolean | undefined;
  /** Stands before the language and the settings. */
  readonly end?: ReactNode;
  /** Between the bar and the content: banners. */
  readonly above?: ReactNode;
  /** As wide as the window, without our margins. */
  readonly isBare?: boolean | undefined;
}

/** The frame of the pages around the game. */
export function Page({ children, hasWord = true, end, above, isBare = false }: PageProps) {
  const intl = useIntl();
  const settings = intl.formatMessage({ id: 'shell.settings' });
  return (
    <div className={style.page}>
      <a className={style.skip} href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      <TopBar
        hasWord={hasWord}
        end={
          <>
            {end}
            <LanguageChoice />
            <Link href="/settings" className={icon.icon} aria-label={settings} title={settings}>
              <Mark of={houseMarks.settings} />
            </Link>
          </>
        }
      />
      {above}
      <main id="content" tabIndex={-1} className={isBare ? style.bare : style.content}>
        {children}
      </main>
      <footer className={style.foot}>
        <nav aria-label={intl.formatMessage({ id: 'shell.more' })}>
          <Link href="/rules/shadows">
            <FormattedMessage id="shell.rules" />
          </Link>
          <Link href="/learn/shadows">
            <FormattedMessage id="shell.learn" />
          </Link>
          <Link href="/timer">
            <FormattedMessage id="shell.timer" />
          </Link>
          <Link href="/settings">
            <FormattedMessage id="shell.settings" />
          </Link>
        </nav>
        <p>
          <FormattedMessage id="shell.fan" />
        </p>
        <p>
          <FormattedMessage id="shell.licences" />
        </p>
      </footer>
    </div>
  );
}

import { logo } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';
import style from './top-bar.module.css';

interface TopBarProps {
  /** After the link home. */
  readonly children?: ReactNode;
  /** At the far end. */
  readonly end?: ReactNode;
  /** The word beside the lamp. Game screens leave it out. */
  readonly hasWord?: boolean | undefined;
}

export function TopBar({ children, end, hasWord = false }: TopBarProps) {
  const intl = useIntl();
  return (
    <header className={style.bar}>
      <Link href="/" className={style.brand} aria-label={intl.formatMessage({ id: 'shell.home' })}>
        <Mark of={logo} size={34} />
        {hasWord && <span aria-hidden="true">Lamplight</span>}
      </Link>
      <div className={style.middle}>{children}</div>
      {end}
    </header>
  );
}

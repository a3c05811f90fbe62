import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../parts/announce/toasts.ts';
import type { Session } from '../../session/session.ts';
import { refusalOf } from '../refusals.ts';
import { thisBrowser } from './browser.ts';

/** A pass in the address gives its seat at once [TB-PASS-1]. It works once, so it is removed from the address. */
export function usePass(session: Session): 'trying' | 'settled' {
  const intl = useIntl();
  const [pass] = useState(() => new URLSearchParams(location.search).get('pass'));
  const [isSettled, setSettled] = useState(pass === null);
  useEffect(() => {
    if (pass === null || new URLSearchParams(location.search).get('pass') !== pass) return;
    history.replaceState(null, '', location.pathname);
    const settle = (refused?: string) => {
      setSettled(true);
      // TB-PASS-3: somebody who is at the table already needs no pass.
      if (refused !== undefined && refused !== 'TB-PASS-3')
        showToast({ text: intl.formatMessage({ id: refusalOf(refused) }) });
    };
    session.ask({ type: 'use pass', pass, browser: thisBrowser() }).then(
      answer => settle(answer.done ? undefined : answer.refused),
      () => settle(),
    );
  }, [session, pass, intl]);
  return isSettled ? 'settled' : 'trying';
}

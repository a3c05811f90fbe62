import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Sheet } from '../../parts/over/sheet.tsx';
import type { Session } from '../../session/session.ts';
import { LinkButtons } from '../invitation/invite.tsx';
import { Qr } from '../invitation/qr.tsx';
import style from './device-sheet.module.css';
import { canMakePass, makePass } from './pass.ts';

interface DeviceSheetProps {
  readonly session: Session;
  readonly code: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Moves the own seat to another device by a link that works once, within ten minutes [TB-PASS-2]. */
export function DeviceSheet({ session, code, isOpen, onClose }: DeviceSheetProps) {
  return (
    <Sheet title={<FormattedMessage id="table.device.title" />} isOpen={isOpen} onClose={onClose}>
      <PassLink session={session} code={code} />
    </Sheet>
  );
}

function PassLink({ session, code }: { readonly session: Session; readonly code: string }) {
  const intl = useIntl();
  const [link, setLink] = useState<string>();
  const [isRefused, setRefused] = useState(!canMakePass());
  useEffect(() => {
    if (!canMakePass()) return;
    let isWanted = true;
    const make = async () => {
      const pass = await makePass(code, location.origin);
      const answer = await session.ask({ type: 'make pass', hash: pass.hash });
      if (!isWanted) return;
      if (answer.done) setLink(pass.link);
      else setRefused(true);
    };
    make().catch(() => setRefused(true));
    return () => {
      isWanted = false;
    };
  }, [session, code]);

  if (isRefused) return <FormattedMessage id="table.device.refused" tagName="p" />;
  if (link === undefined) return <FormattedMessage id="table.device.making" tagName="p" />;
  return (
    <div className={style.pass}>
      <Qr text={link} label={intl.formatMessage({ id: 'table.device.qr' })} />
      <div className={style.words}>
        <FormattedMessage id="table.device.text" tagName="p" />
        <FormattedMessage id="table.device.secret" tagName="p" />
        <LinkButtons link={link} />
      </div>
    </div>
  );
}

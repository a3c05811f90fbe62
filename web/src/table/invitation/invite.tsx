import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../../parts/announce/toasts.ts';
import { Button } from '../../parts/button.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Panel } from '../../parts/panel.tsx';
import { linkTo, spoken } from './code.ts';
import style from './invite.module.css';
import { Qr } from './qr.tsx';

/** Link, code and QR code together [UX-02]. */
export function Invite({ code }: { readonly code: string }) {
  const intl = useIntl();
  const link = linkTo(code, location.origin);
  return (
    <Panel className={style.invite} title={<FormattedMessage id="table.invite.title" />}>
      <div className={style.inside}>
        <Qr text={link} label={intl.formatMessage({ id: 'table.invite.qr' })} />
        <div className={style.ways}>
          <span className={style.hint}>
            <FormattedMessage id="table.invite.hint" />
          </span>
          <strong className={style.code}>
            <span aria-hidden="true">{spoken(code)}</span>
            <Hidden>
              <FormattedMessage id="table.invite.code" values={{ code: [...code].join(' ') }} />
            </Hidden>
          </strong>
          <LinkButtons link={link} />
        </div>
      </div>
    </Panel>
  );
}

/** Copies the link, or opens the share sheet of the device where there is one. */
export function LinkButtons({ link }: { readonly link: string }) {
  const intl = useIntl();
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    // Without https there is no clipboard: then the link itself is shown, to be copied by hand.
    if (done === true) showToast({ text: intl.formatMessage({ id: 'table.invite.copied' }) });
    else prompt(intl.formatMessage({ id: 'table.invite.byHand' }), link);
  };
  const share = () => {
    // Closing the share sheet rejects too. That needs no message.
    void navigator.share({ url: link }).catch(() => undefined);
  };
  return (
    <div className={style.buttons}>
      <Button onClick={() => void copy()}>
        <Mark of={houseMarks.link} size={20} />
        <FormattedMessage id="table.invite.copy" />
      </Button>
      {'share' in navigator && (
        <Button onClick={share}>
          <Mark of={houseMarks.share} size={20} />
          <FormattedMessage id="table.invite.share" />
        </Button>
      )}
    </div>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../parts/button-link.tsx';
import { Notice } from './notice.tsx';

/** For an address without a page. */
export function NowherePage() {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage({ id: 'shell.nowhere.title' })}
      action={
        <ButtonLink kind="primary" href="/">
          <FormattedMessage id="shell.nowhere.home" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="shell.nowhere.what" />
    </Notice>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Notice } from './notice.tsx';

/** The code of the page cannot be loaded: offline, or the server has a newer version and this one is gone. */
export function StalePage() {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage({ id: 'shell.stale.title' })}
      action={
        <Button kind="primary" onClick={() => location.reload()}>
          <FormattedMessage id="shell.broken.reload" />
        </Button>
      }
    >
      <FormattedMessage id="shell.stale.what" />
    </Notice>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Notice } from './notice.tsx';

/** Shown when rendering has failed by a fault of ours. */
export function BrokenPage() {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage({ id: 'shell.broken.title' })}
      action={
        <Button kind="primary" onClick={() => location.reload()}>
          <FormattedMessage id="shell.broken.reload" />
        </Button>
      }
    >
      <FormattedMessage id="shell.broken.what" />
    </Notice>
  );
}

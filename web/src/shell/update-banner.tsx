import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage } from 'react-intl';
import { applyUpdate, updateReady } from '../offline/update.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { useSource } from '../store/store.ts';

/** Asks to reload, and never during a match. */
export function UpdateBanner() {
  if (!useSource(updateReady)) return null;
  return (
    <Banner
      mark={houseMarks.rotate}
      action={
        <Button kind="ghost" onClick={applyUpdate}>
          <FormattedMessage id="shell.update.reload" />
        </Button>
      }
    >
      <FormattedMessage id="shell.update.ready" />
    </Banner>
  );
}

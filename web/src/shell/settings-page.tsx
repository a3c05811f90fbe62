import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../parts/announce/use-title.ts';
import { SettingsFields } from '../settings/settings-fields.tsx';
import { Page } from './page.tsx';
import style from './settings-page.module.css';

export function SettingsPage() {
  const title = useIntl().formatMessage({ id: 'settings.title' });
  useTitle(title);
  return (
    <Page>
      <div className={style.page}>
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="settings.kept" />
        </p>
        <SettingsFields />
      </div>
    </Page>
  );
}

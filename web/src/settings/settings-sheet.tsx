import { useIntl } from 'react-intl';
import { Sheet } from '../parts/over/sheet.tsx';
import { SettingsFields } from './settings-fields.tsx';

interface SettingsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The settings over a table, so that nobody has to leave it. Needs `settingsWords`. */
export function SettingsSheet(props: SettingsSheetProps) {
  return (
    <Sheet title={useIntl().formatMessage({ id: 'settings.title' })} {...props}>
      <SettingsFields />
    </Sheet>
  );
}

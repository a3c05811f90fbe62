import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Dialog } from '../parts/over/dialog.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useAtTable } from './at-table.ts';
import { ChatSheet } from './chat/chat-sheet.tsx';
import { lobbyQuickWords } from './chat/quick-words.ts';
import { DeviceSheet } from './device/device-sheet.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { me } from './people/people.ts';

/** Everything that opens over the page of a table, one at a time. The options sheet is the game's own. */
export function TableSheets() {
  const { session, table, code, sheet, close } = useAtTable();
  return (
    <>
      <DeviceSheet session={session} code={code} isOpen={sheet === 'device'} onClose={close} />
      <LeaveDialog session={session} table={table} code={code} isOpen={sheet === 'leave'} onClose={close} />
      <ChatSheet session={session} table={table} words={lobbyQuickWords} isOpen={sheet === 'chat'} onClose={close} />
      <Dialog title={<FormattedMessage id="table.rename.title" />} isOpen={sheet === 'rename'} onClose={close}>
        <RenameForm onClose={close} />
      </Dialog>
    </>
  );
}

function RenameForm({ onClose }: { readonly onClose: () => void }) {
  const { acts, table } = useAtTable();
  const intl = useIntl();
  const [name, setName] = useState(me(table)?.name ?? '');
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    if ((await acts.run('rename', { type: 'rename', name: given })) !== undefined) return;
    changeSettings({ name: given });
    onClose();
  };
  return (
    <form onSubmit={event => void rename(event)}>
      <Field
        label={intl.formatMessage({ id: 'table.join.name' })}
        value={name}
        maxLength={24}
        autoFocus
        onChange={event => setName(event.target.value)}
        beside={
          <Button kind="primary" type="submit" isBusy={acts.isUnsent('rename')}>
            <FormattedMessage id="table.rename.do" />
          </Button>
        }
      />
    </form>
  );
}

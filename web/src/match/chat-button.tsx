import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { useIntl } from 'react-intl';
import { IconButton } from '../parts/icon-button.tsx';
import type { Session } from '../session/session.ts';
import { useAtTable } from '../table/at-table.ts';
import { newSince } from '../table/chat/chat-lines.ts';
import { useRead } from '../table/chat/read-so-far.ts';

/** Shown between rounds and after a match, when everybody may talk again. */
export function ChatButton({ session, table }: { readonly session: Session; readonly table: TableView }) {
  const intl = useIntl();
  const { open } = useAtTable();
  const count = newSince(table, useRead(session));
  return (
    <IconButton
      mark={houseMarks.chat}
      label={intl.formatMessage({ id: 'table.chat.open' }, { count })}
      count={count}
      onClick={() => open('chat')}
    />
  );
}

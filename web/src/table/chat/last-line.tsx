import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { FormattedMessage } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { Mark } from '../../parts/mark.tsx';
import { noticesOf } from '../../session/notices.ts';
import type { Session } from '../../session/session.ts';
import { useSource } from '../../store/store.ts';
import style from './chat.module.css';
import { linesOf, newSince } from './chat-lines.ts';
import { ChatRow } from './chat-log.tsx';
import { useRead } from './read-so-far.ts';

interface LastLineProps {
  readonly session: Session;
  readonly table: TableView;
  /** Opens the whole chat. */
  readonly onOpen: () => void;
}

/** The newest line of the chat, where there is room for one; a tap opens the rest. */
export function LastLine({ session, table, onOpen }: LastLineProps) {
  const last = linesOf(table, useSource(noticesOf(session))).at(-1);
  const count = newSince(table, useRead(session));
  return (
    <button type="button" className={style.last} onClick={onOpen}>
      {last === undefined ? (
        <p className={style.told}>
          <FormattedMessage id="table.chat.empty" />
        </p>
      ) : (
        <ChatRow line={last} table={table} />
      )}
      <Hidden>
        <FormattedMessage id="table.chat.open" values={{ count }} />
      </Hidden>
      {count > 0 && (
        <span className={style.count} aria-hidden="true">
          {count}
        </span>
      )}
      <Mark of={houseMarks.chat} />
    </button>
  );
}

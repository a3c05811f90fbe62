import type { ChatLineView, TableView } from '@lamplight/contract/wire';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../parts/avatar.tsx';
import { type Notice, noticesOf } from '../../session/notices.ts';
import { type Session, useConnection } from '../../session/session.ts';
import { useSource } from '../../store/store.ts';
import { memberOf, personOf } from '../people/people.ts';
import style from './chat.module.css';
import { type ChatItem, linesOf } from './chat-lines.ts';
import { quickWordIds } from './quick-words.ts';
import type { UnansweredLine } from './saying.ts';

interface ChatLogProps {
  readonly session: Session;
  readonly table: TableView;
  readonly unheard: readonly UnansweredLine[];
}

export function ChatLog({ session, table, unheard }: ChatLogProps) {
  const intl = useIntl();
  const connection = useConnection(session);
  const lines = linesOf(table, useSource(noticesOf(session)));
  const last = lines.at(-1)?.key;
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // Whoever reads further up is left there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new stands at the end.
  useEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last, unheard.length]);
  const notice = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = log.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
  };
  return (
    <div
      ref={log}
      className={style.log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'table.chat.title' })}
      onScroll={notice}
    >
      {lines.length + unheard.length === 0 && <FormattedMessage id="table.chat.empty" tagName="p" />}
      {lines.map(each => (
        <ChatRow key={each.key} line={each} table={table} />
      ))}
      {unheard.map(each => (
        <p key={each.key} className={style.unheard}>
          <Said line={each} />
          {connection.type !== 'open' && (
            <small>
              <FormattedMessage id="table.chat.unsent" />
            </small>
          )}
        </p>
      ))}
    </div>
  );
}

export function ChatRow({ line, table }: { readonly line: ChatItem; readonly table: TableView }) {
  return 'said' in line ? <SaidBy line={line.said} table={table} /> : <Told notice={line.notice} />;
}

function SaidBy({ line, table }: { readonly line: ChatLineView; readonly table: TableView }) {
  const member = memberOf(table, line.by);
  const initials = member === undefined ? undefined : personOf(table, member).initials;
  return (
    <p className={style.line}>
      <Avatar memberId={String(line.by)} name={line.name} initials={initials} size="small" />
      <span>
        <b>{line.name}</b> <Said line={line} />
      </span>
    </p>
  );
}

function Said({ line }: { readonly line: ChatLineView | UnansweredLine }) {
  return 'word' in line ? <FormattedMessage id={quickWordIds[line.word]} /> : <span dir="auto">{line.text}</span>;
}

const told = {
  joined: 'table.told.joined',
  left: 'table.told.left',
  kicked: 'table.told.kicked',
  pardoned: 'table.told.pardoned',
  came: 'table.told.came',
  went: 'table.told.went',
  'became host': 'table.told.host',
  'gave up on': 'table.told.gaveUp',
  'waits for': 'table.told.waitsFor',
  replaced: 'table.told.replaced',
} as const satisfies Record<Notice['kind'], string>;

function Told({ notice }: { readonly notice: Notice }) {
  return (
    <p className={style.told}>
      <FormattedMessage id={told[notice.kind]} values={{ name: notice.name, other: notice.other }} />
    </p>
  );
}

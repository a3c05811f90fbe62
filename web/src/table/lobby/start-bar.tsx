import { houseMarks } from '@lamplight/art/public';
import type { TableCommand } from '@lamplight/contract/wire';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useAtTable } from '../at-table.ts';
import { seatBot } from '../bots/bots.ts';
import { lastBot } from '../bots/last-bot.ts';
import { newSince } from '../chat/chat-lines.ts';
import { useRead } from '../chat/read-so-far.ts';
import { isHost, isRunning, me, memberOf } from '../people/people.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import style from './start-bar.module.css';
import { useWide } from './wide.ts';

/** The one thing to do now: be ready, or start; and who is still missing, by name [UX-04]. */
export function StartBar() {
  const { table } = useAtTable();
  const mine = me(table);
  const readiness = readinessOf(table);
  if (mine === undefined || isRunning(table)) return null;
  if (isHost(table)) return <HostStarts readiness={readiness} />;
  if (mine.seat === null) return null;
  return <SayReady readiness={readiness} isReady={mine.ready} />;
}

function HostStarts({ readiness }: { readonly readiness: Readiness }) {
  const { acts, table } = useAtTable();
  const id = useId();
  const { canStart, free, unready } = readiness;
  const isSent = acts.isWaiting('start');
  const start = (...before: readonly TableCommand[]) => {
    if (!isSent) void acts.run('start', ...before, { type: 'start' });
  };
  const bots = free.map(seat => seatBot(table, seat, lastBot()));
  const mayFill = free.length > 0 && unready.length === 0 && table.members.some(({ seat }) => seat !== null);
  return (
    <div className={style.bar}>
      <p id={id} className={style.why} role="status">
        <Why readiness={readiness} />
      </p>
      {mayFill && (
        <Button className={style.fill} isBusy={acts.isUnsent('start')} onClick={() => start(...bots)}>
          <Mark of={houseMarks.bot} size={20} />
          <FormattedMessage id="table.start.fill" values={{ free: free.length }} />
        </Button>
      )}
      <ChatButton />
      <Button
        kind="primary"
        size="big"
        isBusy={acts.isUnsent('start') && !mayFill}
        aria-disabled={!canStart || undefined}
        aria-describedby={id}
        onClick={() => canStart && start()}
      >
        <FormattedMessage id="table.start.do" />
      </Button>
    </div>
  );
}

function SayReady({ readiness, isReady }: { readonly readiness: Readiness; readonly isReady: boolean }) {
  const { acts } = useAtTable();
  const say = () => {
    if (!acts.isWaiting('ready')) void acts.run('ready', { type: 'ready', is: !isReady });
  };
  return (
    <div className={style.bar}>
      <p className={style.why} role="status">
        <Why readiness={readiness} />
      </p>
      <ChatButton />
      <Button
        kind={isReady ? 'done' : 'primary'}
        size="big"
        aria-pressed={isReady}
        isBusy={acts.isUnsent('ready')}
        onClick={say}
      >
        {isReady && <Mark of={houseMarks.check} size={24} />}
        <FormattedMessage
          id={acts.isUnsent('ready') ? 'table.unsent' : isReady ? 'table.ready.said' : 'table.ready.say'}
        />
      </Button>
    </div>
  );
}

/** On a phone the chat is far down the page, so its button is here too. */
function ChatButton() {
  const { session, table, open } = useAtTable();
  const intl = useIntl();
  const isWide = useWide();
  const count = newSince(table, useRead(session));
  if (isWide) return null;
  const label = intl.formatMessage({ id: 'table.chat.open' }, { count });
  return (
    <IconButton
      className={style.chat}
      mark={houseMarks.chat}
      label={label}
      count={count}
      onClick={() => open('chat')}
    />
  );
}

/** What the start still waits for, or that it waits only for the host. */
function Why({ readiness: { canStart, free, unready } }: { readonly readiness: Readiness }) {
  const { table } = useAtTable();
  const intl = useIntl();
  const host = memberOf(table, table.host);
  if (canStart) {
    if (isHost(table)) return <FormattedMessage id="table.start.allReady" />;
    return <FormattedMessage id="table.start.byHost" values={{ host: host?.name ?? '?' }} />;
  }
  const names = intl.formatList(
    unready.map(({ id, name }) => (id === table.me ? intl.formatMessage({ id: 'table.start.you' }) : name)),
    { type: 'conjunction' },
  );
  return (
    <>
      {free.length > 0 && <FormattedMessage id="table.start.free" values={{ free: free.length }} />}{' '}
      {unready.length > 0 && <FormattedMessage id="table.start.unready" values={{ names }} />}
    </>
  );
}

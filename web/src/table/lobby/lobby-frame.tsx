import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from '../../parts/chip.tsx';
import { Eyebrow } from '../../parts/eyebrow.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Page } from '../../shell/page.tsx';
import { useAtTable } from '../at-table.ts';
import { Chat } from '../chat/chat.tsx';
import { LastLine } from '../chat/last-line.tsx';
import { lobbyQuickWords } from '../chat/quick-words.ts';
import { ConnectionBanner } from '../connection/connection-banner.tsx';
import { Latency } from '../connection/latency.tsx';
import { Invite } from '../invitation/invite.tsx';
import { isHost, isRunning, openSeatsOf } from '../people/people.ts';
import { JoinPanel } from './join-panel.tsx';
import style from './lobby-frame.module.css';
import { StartBar } from './start-bar.tsx';
import { TableOptions } from './table-options.tsx';
import { Watchers } from './watchers.tsx';
import { useWide } from './wide.ts';

interface LobbyFrameProps {
  readonly title: string;
  /** The seats, as the game has them. */
  readonly seats: ReactNode;
  readonly options: ReactNode;
  /** Options that most tables leave as they are. */
  readonly moreOptions: ReactNode;
  /** The options in one line. */
  readonly summary: string;
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
  /** The game's own help text for an away player whom no bot replaces, if it differs from the usual one. */
  readonly helpWait?: string | undefined;
}

/** A table before and after its matches. For those who have not joined yet: the way in. */
export function LobbyFrame({ title, seats, options, moreOptions, summary, places, helpWait }: LobbyFrameProps) {
  const { session, table, code, open, sheet, close } = useAtTable();
  const intl = useIntl();
  const isWide = useWide();
  const isMember = table.me !== null;
  const allOptions = (
    <div className={style.list}>
      {options}
      <details className={style.more}>
        <summary>
          <FormattedMessage id="table.options.more" />
        </summary>
        <div className={style.list}>
          {moreOptions}
          <TableOptions helpWait={helpWait} />
        </div>
      </details>
    </div>
  );
  return (
    <Page
      above={<ConnectionBanner session={session} />}
      end={
        isMember && (
          <IconButton
            mark={houseMarks.leave}
            label={intl.formatMessage({ id: 'table.menu.leave' })}
            onClick={() => open('leave')}
          />
        )
      }
    >
      <div className={style.lobby}>
        <div className={style.head}>
          <div className={style.over}>
            <Eyebrow as="span">
              <FormattedMessage id={isMember ? 'table.title' : 'table.invited'} />
            </Eyebrow>
            <Latency session={session} />
          </div>
          <h1>{title}</h1>
          {isRunning(table) && isMember && (
            <p>
              <FormattedMessage id={standing(table)} />
            </p>
          )}
        </div>
        <div className={style.side}>
          {isMember ? <Invite code={code} /> : <JoinPanel />}
          {isWide && (
            <Panel title={<FormattedMessage id="table.options.title" />} beside={!isHost(table) && <HostOnly />}>
              {allOptions}
            </Panel>
          )}
        </div>
        <div className={style.seats}>{seats}</div>
        {!isWide && (
          <button type="button" className={style.line} onClick={() => open('options')}>
            <span>
              <b>
                <FormattedMessage id="table.options.title" />
              </b>
              <span>{summary}</span>
            </span>
            <Chip>
              <FormattedMessage id={isHost(table) ? 'table.options.change' : 'table.options.look'} />
            </Chip>
          </button>
        )}
        {isMember && <Watchers places={places} />}
        {isMember && isWide && (
          <Panel isTight title={<FormattedMessage id="table.chat.title" />}>
            <Chat session={session} table={table} words={lobbyQuickWords} />
          </Panel>
        )}
        {isMember && !isWide && (
          <Panel isTight>
            <LastLine session={session} table={table} onOpen={() => open('chat')} />
          </Panel>
        )}
      </div>
      <StartBar />
      <Sheet
        title={<FormattedMessage id="table.options.title" />}
        isOpen={sheet === 'options' && !isWide}
        onClose={close}
      >
        {!isHost(table) && <HostOnly />}
        {allOptions}
      </Sheet>
    </Page>
  );
}

const HostOnly = () => (
  <span className={style.hostOnly}>
    <FormattedMessage id="table.options.hostOnly" />
  </span>
);

/** What to tell a member without a seat in the match. */
function standing(table: TableView) {
  if (!table.spectators) return 'table.running.closed';
  return openSeatsOf(table).length > 0 ? 'table.running.open' : 'table.running.next';
}

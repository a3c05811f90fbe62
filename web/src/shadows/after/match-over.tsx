import type { TableView } from '@lamplight/contract/wire';
import type { RoundReport, View } from '@lamplight/shadows/public';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChatButton } from '../../match/chat-button.tsx';
import { RematchPanel } from '../../match/rematch-panel.tsx';
import { SeedPanel } from '../../match/seed-panel.tsx';
import { useTitle } from '../../parts/announce/use-title.ts';
import { Button } from '../../parts/button.tsx';
import { Skyline } from '../../parts/skyline/skyline.tsx';
import type { Session } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { ConnectionBanner } from '../../table/connection/connection-banner.tsx';
import { Emblem } from '../play/frame/emblem.tsx';
import { Zoom } from '../zoom/zoom.tsx';
import { RoundAccount, winnerIn } from './account/round-account.tsx';
import { BestCluePanel } from './best-clue-panel.tsx';
import style from './match-over.module.css';
import { NumbersPanel } from './numbers-panel.tsx';
import { RoundsPanel } from './rounds-panel.tsx';

interface Props {
  readonly session: Session;
  readonly table: TableView;
  readonly view: View;
  readonly code: string;
  /** Back to the table, where seats, teams and options are changed. */
  readonly onLeaveMatch: () => void;
}

/** After the match: score, rematch, numbers, best clue. Any round can be opened from here. */
export function MatchOver({ session, table, view, code, onLeaveMatch }: Props) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'after.match.tab' }));
  const [opened, setOpened] = useState<RoundReport>();
  const { match } = table;
  const first = view.rounds[0];
  if (match === null || first === undefined) return null;
  if (opened !== undefined) {
    return (
      <Page above={<ConnectionBanner session={session} />} end={<ChatButton session={session} table={table} />}>
        <RoundAccount
          account={opened}
          view={view}
          match={match.id}
          code={code}
          acts={
            <Button kind="primary" size="big" isWide onClick={() => setOpened(undefined)}>
              <FormattedMessage id="after.match.result" />
            </Button>
          }
        />
      </Page>
    );
  }
  const who = winnerIn(first, view.winner);
  return (
    <Page above={<ConnectionBanner session={session} />} end={<ChatButton session={session} table={table} />} isBare>
      <header className={style.head}>
        <p className={style.eyebrow}>
          <FormattedMessage id="after.match.eyebrow" values={{ minutes: minutesOf(view) }} />
        </p>
        <h1 className={style.title}>
          <FormattedMessage id="after.match.won" values={{ who }} />
        </h1>
        <Score view={view} />
      </header>
      <div className={style.town}>
        <Skyline />
      </div>
      <div className={style.panels}>
        <div className={style.again}>
          <RematchPanel session={session} table={table} match={match.id} onLeaveMatch={onLeaveMatch} />
        </div>
        <div className={style.numbers}>
          <NumbersPanel view={view} />
        </div>
        <div className={style.column}>
          <BestCluePanel table={table} view={view} />
          <RoundsPanel view={view} match={match.id} onOpen={setOpened} />
        </div>
        {match.over !== null && (
          <div className={style.seed}>
            <SeedPanel match={match} />
          </div>
        )}
      </div>
      <Zoom />
    </Page>
  );
}

function Score({ view }: { readonly view: View }) {
  const intl = useIntl();
  const { black, orange } = view.wins;
  const label =
    orange === undefined
      ? intl.formatMessage({ id: 'after.score.alone' }, { won: black, lost: view.lost })
      : intl.formatMessage({ id: 'after.score' }, { black, orange });
  return (
    <p className={style.score} role="img" aria-label={label}>
      <Emblem team="black" size={52} />
      {black}
      <span className={style.dash}>–</span>
      {orange ?? view.lost}
      {orange !== undefined && <Emblem team="orange" size={52} />}
    </p>
  );
}

/** Time in play only: the breaks between rounds do not count. */
const minutesOf = ({ rounds }: View): number =>
  Math.max(1, Math.round(rounds.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0) / 60_000));

import { type Day, seatNo, targetIn, type View } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChatButton } from '../../match/chat-button.tsx';
import { RematchPanel } from '../../match/rematch-panel.tsx';
import { SeedPanel } from '../../match/seed-panel.tsx';
import { type People, usePeople } from '../../match/use-people.ts';
import { useTitle } from '../../parts/announce/use-title.ts';
import { useMatch } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { ConnectionBanner } from '../../table/connection/connection-banner.tsx';
import type { MatchProps } from '../../table/game.ts';
import { openWords } from '../../words/catalogues.ts';
import { Sign } from '../cards/piece.tsx';
import { AccountRow } from './account-row.tsx';
import { BeliefPanel } from './belief-panel.tsx';
import style from './match-over.module.css';
import { type Reckoning, reckoningOf } from './reckoning.ts';
import { TracksPanel } from './tracks-panel.tsx';
import { WhyPanel } from './why-panel.tsx';
import { endWords } from './words.ts';
import '../style/index.css';

// Nothing here is drawn without these words, so they load together with the code.
await openWords(endWords);

/** The reckoning: one bar for each player, each rule that moved points, the tracks, and what to do next. */
export function MatchOver({ session, table, onLeaveMatch }: MatchProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'emerald.end.tab' }));
  const people = usePeople(table);
  const view = useMatch<View>(session)?.view;
  const reckoning = view && reckoningOf(view, targetIn(view));
  const { match } = table;
  if (view === undefined || reckoning === undefined || match === null) return null;
  const nameOf = (day: Day) => people.personAt(seatNo(day)).name;
  const factionOf = (day: Day) => reckoning.accounts.find(each => each.day === day)?.faction ?? 'loyalist';
  const longest = Math.max(1, ...reckoning.accounts.map(({ shown }) => shown));
  return (
    <Page above={<ConnectionBanner session={session} />} end={<ChatButton session={session} table={table} />} isBare>
      <div className={style.end}>
        <Head reckoning={reckoning} people={people} target={targetIn(view)} />
        <ol className={style.rows}>
          {reckoning.accounts.map(account => (
            <AccountRow
              key={account.day}
              account={account}
              person={people.personAt(seatNo(account.day))}
              longest={longest}
              ahead={reckoning.ahead?.faction}
            />
          ))}
        </ol>
        <div className={style.panels}>
          <WhyPanel reckoning={reckoning} nameOf={nameOf} />
          <TracksPanel match={match.id} />
          <RematchPanel session={session} table={table} match={match.id} onLeaveMatch={onLeaveMatch} />
        </div>
        <BeliefPanel match={match.id} nameOf={nameOf} factionOf={factionOf} />
        {match.over !== null && <SeedPanel match={match} />}
      </div>
    </Page>
  );
}

interface HeadProps {
  readonly reckoning: Reckoning;
  readonly people: People;
  readonly target: number;
}

function Head({ reckoning, people, target }: HeadProps) {
  const intl = useIntl();
  const winners = reckoning.accounts.filter(({ isWinner }) => isWinner);
  const listOf = (days: readonly Day[]) => intl.formatList(days.map(day => people.personAt(seatNo(day)).name));
  return (
    <header className={style.head}>
      <p className={style.why}>
        <FormattedMessage
          id={`emerald.end.by.${reckoning.why}`}
          values={{ names: listOf(reckoning.by), count: reckoning.by.length, target }}
        />
      </p>
      <h1 className={style.title}>
        {winners.map(({ day }) => (
          <Sign key={day} day={day} size={34} />
        ))}
        <span>
          <FormattedMessage
            id="emerald.end.won"
            values={{
              count: winners.length,
              names: listOf(winners.map(({ day }) => day)),
              points: winners[0]?.final ?? 0,
            }}
          />
        </span>
      </h1>
    </header>
  );
}

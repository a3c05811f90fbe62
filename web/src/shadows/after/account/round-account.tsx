import { shadowsMarks } from '@lamplight/art/public';
import { cellsIn, type RoundReport, type Team, type View } from '@lamplight/shadows/public';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../parts/panel.tsx';
import { Segmented } from '../../../parts/segmented.tsx';
import { clockText } from '../../../replay/time.ts';
import { Emblem } from '../../play/frame/emblem.tsx';
import { Zoom } from '../../zoom/zoom.tsx';
import { type GivenClue, shownTeams, type TeamFilter, teamsOf } from './account.ts';
import { ClueList } from './clue-list.tsx';
import { MapBoard } from './map-board.tsx';
import style from './round-account.module.css';
import { ScorePips } from './score-pips.tsx';
import { useWhy } from './use-why.ts';
import { useWide } from './use-wide.ts';

interface Props {
  readonly account: RoundReport;
  readonly view: View;
  readonly match: string;
  readonly code: string;
  /** The next things to do: beside the headline, or at the lower edge of a phone, always visible. */
  readonly acts: ReactNode;
  /** Beside the choice of the map, or below everything on a phone. */
  readonly panel?: ReactNode;
}

/** Who has won: a team, the lone team, or nobody. */
export const winnerIn = ({ maps }: Pick<RoundReport, 'maps'>, winner: Team | null): Team | 'alone' | 'nobody' =>
  winner === null ? 'nobody' : maps.orange === undefined ? 'alone' : winner;

/** The whole of a finished round: who won and how, both maps and journeys, every clue. */
export function RoundAccount({ account, view, match, code, acts, panel }: Props) {
  const intl = useIntl();
  const isWide = useWide();
  const cells = cellsIn(account, view);
  const teams = teamsOf(account.maps);
  const [chosen, setChosen] = useState<TeamFilter>();
  const [lit, setLit] = useState<GivenClue>();
  const why = useWhy({ match, code, rounds: view.rounds.length }, lit !== undefined);
  const shown = chosen ?? (isWide ? 'both' : (view.me?.team ?? account.winner ?? 'black'));
  const seen = shownTeams(account, shown);
  const isBeside = isWide && shown === 'both' && seen.length > 1;
  const who = winnerIn(account, account.winner);
  const mapName = (of: TeamFilter) =>
    intl.formatMessage({ id: 'after.map' }, { team: account.maps.orange === undefined ? 'alone' : of });

  const boardOf = (of: TeamFilter) => {
    const isHere = shownTeams(account, of).some(team => lit !== undefined && account.clues[team]?.includes(lit));
    return <MapBoard account={account} cells={cells} shown={of} lit={isHere ? lit : undefined} />;
  };
  const cluesOf = (team: Team, layout: 'rows' | 'strip') => (
    <ClueList account={account} team={team} cells={cells} lit={lit} onLight={setLit} why={why} layout={layout} />
  );
  return (
    <div className={style.round}>
      <header className={style.head}>
        {account.winner !== null && <Emblem team={account.winner} size={isWide ? 64 : 48} />}
        <div>
          <p className={style.eyebrow}>
            <FormattedMessage
              id="after.eyebrow"
              values={{ round: account.round, time: clockText(account.endedAt - account.startedAt) }}
            />
            <ScorePips {...scoreAfter(view, account)} />
          </p>
          <h1 className={style.title}>
            <FormattedMessage id="after.won" values={{ who, round: account.round }} />
          </h1>
          <p className={style.how}>
            <FormattedMessage id={`after.how.${account.because}`} values={{ who }} />{' '}
            {account.map !== null && <FormattedMessage id="after.map.number" values={{ number: account.map.number }} />}
          </p>
        </div>
      </header>
      <div className={style.acts}>{acts}</div>
      {panel !== undefined && <div className={style.panel}>{panel}</div>}
      {teams.length > 1 && (
        <div className={style.choice}>
          <Segmented
            label={intl.formatMessage({ id: 'after.shown' })}
            isLabelHidden
            value={shown}
            onChange={setChosen}
            choices={[
              ...teams.map(team => ({
                value: team,
                label: intl.formatMessage({ id: 'after.team' }, { team }),
                mark: shadowsMarks[`emblem-${team}`],
              })),
              { value: 'both', label: intl.formatMessage({ id: 'after.shown.both' }) },
            ]}
          />
        </div>
      )}
      {isBeside ? (
        <div className={style.beside}>
          {seen.map(team => (
            <section key={team} className={style.side} aria-label={mapName(team)}>
              <h2 className={style.name}>
                <Emblem team={team} />
                {mapName(team)}
              </h2>
              {boardOf(team)}
              <Panel isTight className={style.strip}>
                {cluesOf(team, 'strip')}
              </Panel>
            </section>
          ))}
        </div>
      ) : (
        <div className={style.single}>
          <section className={style.map} aria-label={mapName(shown)}>
            <h2 className={style.name}>
              {seen.map(team => (
                <Emblem key={team} team={team} />
              ))}
              {mapName(shown)}
            </h2>
            {boardOf(shown)}
          </section>
          <Panel title={<FormattedMessage id="after.clues" />} className={style.clues}>
            <p className={style.columns} aria-hidden="true">
              {(['clue', 'meant', 'went'] as const).map(column => (
                <FormattedMessage key={column} id={`after.column.${column}`} tagName="span" />
              ))}
            </p>
            {seen.map(team => (
              <section key={team} aria-label={intl.formatMessage({ id: 'after.clues.of' }, { team })}>
                {seen.length > 1 && (
                  <h3 className={style.name}>
                    <Emblem team={team} size={20} />
                    <FormattedMessage id="after.team" values={{ team }} />
                  </h3>
                )}
                {cluesOf(team, 'rows')}
              </section>
            ))}
            <p className={style.hint}>
              <FormattedMessage id="after.clues.hint" />
            </p>
          </Panel>
        </div>
      )}
      <Zoom />
    </div>
  );
}

/** The score when this round was over, without later rounds. */
function scoreAfter(view: View, account: RoundReport) {
  const rounds = view.rounds.filter(({ round }) => round <= account.round);
  const won = (team: Team) => rounds.filter(({ winner }) => winner === team).length;
  const wins =
    account.maps.orange === undefined ? { black: won('black') } : { black: won('black'), orange: won('orange') };
  return { wins, lost: rounds.filter(({ winner }) => winner === null).length };
}

import { houseMarks, shadowsMarks } from '@lamplight/art/public';
import { realWorld } from '@lamplight/client';
import type { Seat } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { type Team, teams } from '@lamplight/shadows/public';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useAtTable } from '../../table/at-table.ts';
import { isHost, isRunning } from '../../table/people/people.ts';
import { CrewSeat } from './crew-seat.tsx';
import style from './crews.module.css';
import { addSeat, placesOf, removeSeat, shuffleTeams } from './crews.ts';

interface CrewsProps {
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
}

const names = { black: 'lobby.team.black', orange: 'lobby.team.orange' } as const;
const more = { black: 'lobby.seat.moreBlack', orange: 'lobby.seat.moreOrange' } as const;
const fewer = { black: 'lobby.seat.fewerBlack', orange: 'lobby.seat.fewerOrange' } as const;

/** Who plays for whom, and as what. */
export function Crews({ places }: CrewsProps) {
  const { table, acts } = useAtTable();
  const mayChange = isHost(table) && !isRunning(table);
  const crews = teams.filter(team => placesOf(table).some(place => place.team === team));
  const shuffle = () => {
    const commands = shuffleTeams(table, realWorld.random);
    if (commands !== undefined) void acts.run('shuffle', ...commands);
  };
  return (
    <div className={style.crews}>
      <div className={style.both} data-count={crews.length}>
        {crews.map(team => (
          <Crew key={team} team={team} places={places} mayChange={mayChange} />
        ))}
      </div>
      {mayChange && crews.length > 1 && (
        <Button kind="quiet" isBusy={acts.isUnsent('shuffle')} onClick={shuffle}>
          <Mark of={houseMarks.rotate} size={20} />
          <FormattedMessage id="lobby.shuffle" />
        </Button>
      )}
    </div>
  );
}

interface CrewProps extends CrewsProps {
  readonly team: Team;
  readonly mayChange: boolean;
}

function Crew({ team, places, mayChange }: CrewProps) {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const id = useId();
  const crew = placesOf(table).filter(place => place.team === team);
  const change = (commands: readonly TableCommand[] | undefined) => {
    if (commands !== undefined && !acts.isWaiting('seats')) void acts.run('seats', ...commands);
  };
  const added = addSeat(table, team);
  const removed = removeSeat(table, team);
  return (
    <section className={`${style.crew} ${style[team]}`} aria-labelledby={id}>
      <div className={style.head}>
        <Mark of={shadowsMarks[`emblem-${team}`]} size={34} className={style.emblem} />
        <h2 id={id}>
          <FormattedMessage id={names[team]} />
        </h2>
        <span className={style.count}>
          <FormattedMessage id="lobby.seats" values={{ seats: crew.length }} />
        </span>
        {mayChange && (
          <>
            <IconButton
              mark={houseMarks.remove}
              label={intl.formatMessage({ id: fewer[team] })}
              disabled={removed === undefined}
              onClick={() => change(removed)}
            />
            <IconButton
              mark={houseMarks.add}
              label={intl.formatMessage({ id: more[team] })}
              disabled={added === undefined}
              onClick={() => change(added)}
            />
          </>
        )}
      </div>
      <ul className={style.seats}>
        {crew.map(place => (
          <CrewSeat key={place.seat} place={place} places={places} />
        ))}
      </ul>
    </section>
  );
}

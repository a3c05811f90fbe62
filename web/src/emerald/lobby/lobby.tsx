import { days } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { TurnPush } from '../../match/menu/turn-push.tsx';
import { useAtTable } from '../../table/at-table.ts';
import { LobbyFrame } from '../../table/lobby/lobby-frame.tsx';
import { freeSeatsOf, me } from '../../table/people/people.ts';
import { useNames } from '../names/use-names.ts';
import { isOverDays, kindOf, optionsOf } from './clock.ts';
import { clockValues } from './clock-words.ts';
import { Options } from './options.tsx';
import { Seats } from './seats.tsx';
import '../style/index.css';

/** The table of a match of Emerald: one seat for each weekday, and a clock or none. */
export function EmeraldLobby() {
  const { table, code } = useAtTable();
  const names = useNames();
  const intl = useIntl();
  const free = freeSeatsOf(table);
  const places = days.flatMap((day, seat) => (free.includes(seat) ? [{ seat, label: names.day(day) }] : []));
  const { clock, runsOut } = optionsOf(table);
  const summary = [
    intl.formatMessage({ id: 'emerald.lobby.summary' }, { kind: kindOf(clock), ...clockValues(clock) }),
    ...(clock === null ? [] : [intl.formatMessage({ id: `emerald.lobby.runsOut.${runsOut}Short` })]),
  ].join(' · ');
  const isSeated = typeof me(table)?.seat === 'number';
  return (
    <LobbyFrame
      title={intl.formatMessage({ id: 'emerald.lobby.title' })}
      seats={
        <>
          <Seats places={places} />
          {isSeated && isOverDays(table) && <TurnPush code={code} />}
        </>
      }
      options={<Options />}
      moreOptions={null}
      summary={summary}
      places={places}
      helpWait={intl.formatMessage({ id: 'emerald.lobby.absence.wait' })}
    />
  );
}

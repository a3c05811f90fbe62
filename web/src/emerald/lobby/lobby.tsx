import { type Day, days } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { useAtTable } from '../../table/at-table.ts';
import { LobbyFrame } from '../../table/lobby-frame.tsx';
import { freeSeatsOf, isHost, personAt } from '../../table/people.ts';
import { Sign } from '../cards/piece.tsx';
import { useNames } from '../names/use-names.ts';
import '../style/index.css';

/** The table of a match of Emerald: a seat a weekday. */
export function EmeraldLobby() {
  const { table } = useAtTable();
  const names = useNames();
  const seats = days.slice(0, table.seats);
  const free = freeSeatsOf(table);
  const places = seats.map((day, seat) => ({ seat, label: names.day(day) })).filter(({ seat }) => free.includes(seat));
  return (
    <LobbyFrame
      title="A Study in Emerald"
      seats={
        <ul>
          {seats.map((day, seat) => (
            <Seat key={day} day={day} seat={seat} />
          ))}
        </ul>
      }
      options={null}
      moreOptions={null}
      summary=""
      places={places}
    />
  );
}

function Seat({ day, seat }: { readonly day: Day; readonly seat: number }) {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const names = useNames();
  const person = personAt(table, seat, number => intl.formatMessage({ id: 'table.bot' }, { number }));
  return (
    <li>
      <Sign day={day} /> {names.day(day)}: {person?.name}
      {person === undefined && table.me !== null && (
        <Button size="small" onClick={() => void acts.run('sit', { type: 'sit', seat })}>
          <FormattedMessage id="table.seat.nobody" values={{ number: seat + 1 }} />
        </Button>
      )}
      {person === undefined && isHost(table) && (
        <Button size="small" onClick={() => void acts.run('bot', { type: 'seat bot', seat, is: true })}>
          <FormattedMessage id="table.bot" values={{ number: seat + 1 }} />
        </Button>
      )}
    </li>
  );
}

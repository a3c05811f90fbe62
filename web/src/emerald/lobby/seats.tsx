import { houseMarks } from '@lamplight/art/public';
import { realWorld } from '@lamplight/client';
import type { Seat } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { type Day, days } from '@lamplight/emerald/public';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useAtTable } from '../../table/at-table.ts';
import { SeatRow } from '../../table/lobby/seat-row.tsx';
import { isHost, isRunning } from '../../table/people/people.ts';
import { Agent, Sign } from '../cards/piece.tsx';
import { useNames } from '../names/use-names.ts';
import style from './seats.module.css';
import { addSeat, removeSeat, shuffleSeats } from './seats.ts';

interface SeatsProps {
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
}

/** One seat for each weekday: its hat, its sign, and who sits there. */
export function Seats({ places }: SeatsProps) {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const names = useNames();
  const id = useId();
  const mayChange = isHost(table) && !isRunning(table);
  const change = (commands: readonly TableCommand[] | undefined) => {
    if (commands !== undefined && commands.length > 0 && !acts.isWaiting('seats')) void acts.run('seats', ...commands);
  };
  const [added, removed] = [addSeat(table), removeSeat(table)];
  return (
    <section className={style.seats} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>
          <FormattedMessage id="emerald.lobby.seats" values={{ seats: table.seats }} />
        </h2>
        {mayChange && (
          <>
            <IconButton
              mark={houseMarks.remove}
              label={intl.formatMessage({ id: 'emerald.lobby.fewer' })}
              disabled={removed === undefined}
              onClick={() => change(removed)}
            />
            <IconButton
              mark={houseMarks.add}
              label={intl.formatMessage({ id: 'emerald.lobby.moreSeats' })}
              disabled={added === undefined}
              onClick={() => change(added)}
            />
          </>
        )}
      </div>
      <ul className={style.list}>
        {days.slice(0, table.seats).map((day, seat) => (
          <SeatRow
            key={day}
            seat={seat}
            sign={<DayPlate day={day} />}
            role={names.day(day)}
            label={names.day(day)}
            sit={<FormattedMessage id="emerald.lobby.sit" />}
            places={places}
          />
        ))}
      </ul>
      <div className={style.foot}>
        <p>
          <FormattedMessage id="emerald.lobby.order" />
        </p>
        {mayChange && (
          <Button
            kind="quiet"
            isBusy={acts.isUnsent('seats')}
            onClick={() => change(shuffleSeats(table, realWorld.random))}
          >
            <Mark of={houseMarks.rotate} size={20} />
            <FormattedMessage id="emerald.lobby.shuffle" />
          </Button>
        )}
      </div>
    </section>
  );
}

/** Hidden from screen readers: the weekday's name stands beside it. */
function DayPlate({ day }: { readonly day: Day }) {
  return (
    <span className={style.plate}>
      <Agent day={day} size={34} />
      <Sign day={day} size={18} />
    </span>
  );
}

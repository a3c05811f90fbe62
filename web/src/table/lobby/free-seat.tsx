import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useAtTable } from '../at-table.ts';
import { seatBot } from '../bots/bots.ts';
import { lastBot } from '../bots/last-bot.ts';
import { isHost, isRunning } from '../people/people.ts';
import { dropOf } from './dragging.ts';
import style from './seat-row.module.css';
import type { SeatRowProps } from './seat-row.tsx';

/** One tap sits down; the host has a second button that gives the seat to a bot. A member can be dropped here too. */
export function FreeSeat({ seat, role, label, sit: does, sign }: SeatRowProps) {
  const { table, acts, joining } = useAtTable();
  const intl = useIntl();
  const name = `sit ${seat}`;
  const sit = () => {
    if (table.me === null) joining.join(seat);
    else if (!acts.isWaiting(name)) void acts.run(name, { type: 'sit', seat });
  };
  const drop = dropOf(table, seat, command => void acts.run(name, command));
  const mayBot = isHost(table) && !isRunning(table);
  return (
    <li className={`${style.seat} ${style.free}`} aria-busy={acts.isUnsent(name) || undefined} {...drop}>
      <button type="button" className={style.sit} onClick={sit}>
        {sign}
        <span className={style.plus}>
          <Mark of={houseMarks.add} size={18} />
        </span>
        <span className={style.who}>
          <b>
            <FormattedMessage id={acts.isUnsent(name) ? 'table.unsent' : 'table.seat.free'} />
          </b>{' '}
          <span className={style.small}>{role}</span> <Hidden>{does}</Hidden>
        </span>
      </button>
      {mayBot && (
        <button
          type="button"
          className={style.bot}
          aria-label={intl.formatMessage({ id: 'table.seat.botFor' }, { place: label })}
          onClick={() => void acts.run('bot', seatBot(table, seat, lastBot()))}
        >
          <Mark of={houseMarks.bot} size={18} />
          <FormattedMessage id="table.seat.bot" />
        </button>
      )}
    </li>
  );
}

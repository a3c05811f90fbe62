import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useAtTable } from '../../table/at-table.ts';
import { dropOf } from '../../table/dragging.ts';
import { isHost, isRunning } from '../../table/people.ts';
import type { Place } from './crews.ts';
import { placeWords } from './place-words.ts';
import style from './seat-row.module.css';

/** One tap sits down; the host's second one gives it to a bot. Whoever is dragged here sits here too. */
export function FreeSeat({ place }: { readonly place: Place }) {
  const { table, acts, joining } = useAtTable();
  const intl = useIntl();
  const { seat, team, role } = place;
  const name = `sit ${seat}`;
  const sit = () => {
    if (table.me === null) joining.join(seat);
    else if (!acts.isWaiting(name)) void acts.run(name, { type: 'sit', seat });
  };
  const drop = dropOf(table, seat, command => void acts.run(name, command));
  const mayBot = isHost(table) && !isRunning(table);
  const label = intl.formatMessage({ id: placeWords[team][role] });
  return (
    <li className={`${style.seat} ${style.free}`} aria-busy={acts.isUnsent(name) || undefined} {...drop}>
      <button type="button" className={style.sit} onClick={sit}>
        <span className={style.plus}>
          <Mark of={houseMarks.add} size={18} />
        </span>
        <span className={style.who}>
          <b>
            <FormattedMessage id={acts.isUnsent(name) ? 'table.unsent' : 'lobby.seat.free'} />
          </b>{' '}
          <span className={style.small}>
            <FormattedMessage id={role === 'officer' ? 'lobby.role.officer' : 'lobby.role.detective'} />
          </span>{' '}
          <Hidden>
            <FormattedMessage id={team === 'black' ? 'lobby.seat.sitBlack' : 'lobby.seat.sitOrange'} />
          </Hidden>
        </span>
      </button>
      {mayBot && (
        <button
          type="button"
          className={style.bot}
          aria-label={intl.formatMessage({ id: 'lobby.seat.bot' }, { place: label })}
          onClick={() => void acts.run('bot', { type: 'seat bot', seat, is: true })}
        >
          <Mark of={houseMarks.bot} size={18} />
          <FormattedMessage id="table.seat.bot" />
        </button>
      )}
    </li>
  );
}

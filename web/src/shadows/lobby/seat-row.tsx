import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import type { MenuEntry } from '../../parts/menu.tsx';
import { useAtTable } from '../../table/at-table.ts';
import { dragOf } from '../../table/dragging.ts';
import { Face } from '../../table/face.tsx';
import { NameMenu } from '../../table/name-menu.tsx';
import { isHost, isRunning, me, type Person, personAt } from '../../table/people.ts';
import { makeOfficer, type Place } from './crews.ts';
import { FreeSeat } from './free-seat.tsx';
import style from './seat-row.module.css';

interface SeatRowProps {
  readonly place: Place;
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
}

/** One seat of a crew: a person, a bot, or room for one. */
export function SeatRow({ place, places }: SeatRowProps) {
  const { table } = useAtTable();
  const intl = useIntl();
  const person = personAt(table, place.seat, number => intl.formatMessage({ id: 'table.bot' }, { number }));
  if (person === undefined) return <FreeSeat place={place} />;
  const drag = person.member === undefined ? {} : dragOf(table, person.member);
  return (
    <li className={`${style.seat} ${person.isMe ? style.you : ''}`} {...drag}>
      <Face person={person} />
      <span className={style.who}>
        <span className={style.line}>
          {person.member === undefined ? (
            <b>{person.name}</b>
          ) : (
            <PersonName person={person} place={place} places={places} />
          )}
          {person.isMe && (
            <span className={style.small}>
              <FormattedMessage id="table.you" />
            </span>
          )}
          {person.isHost && (
            <Mark
              of={houseMarks.host}
              size={16}
              label={intl.formatMessage({ id: 'table.host' })}
              className={style.host}
            />
          )}
        </span>
        <span className={style.small}>
          <FormattedMessage id={place.role === 'officer' ? 'lobby.role.officer' : 'lobby.role.detective'} />
        </span>
      </span>
      {person.isBot ? <BotEnd seat={place.seat} name={person.name} /> : <Standing person={person} />}
    </li>
  );
}

function PersonName({ person, place, places }: SeatRowProps & { readonly person: Person }) {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  if (person.member === undefined) return null;
  const swapped =
    place.role === 'detective' && isHost(table) && !isRunning(table) ? makeOfficer(table, place.seat) : undefined;
  const more: readonly MenuEntry[] =
    swapped === undefined
      ? []
      : [
          {
            id: 'officer',
            label: intl.formatMessage({ id: 'lobby.makeOfficer' }),
            help: intl.formatMessage({ id: 'lobby.makeOfficer.help' }),
            mark: houseMarks.swap,
            onAction: () => void acts.run('seats', ...swapped),
          },
        ];
  return <NameMenu member={person.member} places={places} more={more} />;
}

/** Ready, not ready, away: in words, not by the dot alone. */
function Standing({ person }: { readonly person: Person }) {
  const { table } = useAtTable();
  if (person.hasStandIn)
    return (
      <span className={style.standing}>
        <FormattedMessage id="table.standIn" />
      </span>
    );
  if (person.presence === 'away')
    return (
      <span className={style.standing}>
        <FormattedMessage id="table.away" />
      </span>
    );
  if (isRunning(table)) return null;
  const isReady = person.member?.ready === true;
  if (!isReady && person.isHost) return null;
  return (
    <span className={`${style.standing} ${isReady ? style.ready : ''}`}>
      {isReady && <Mark of={houseMarks.check} size={18} />}
      <FormattedMessage id={isReady ? 'table.isReady' : 'table.isNotReady'} />
    </span>
  );
}

/** The host takes a bot away before a match; in one, whoever has no seat may take its place [TB-SEAT-4]. */
function BotEnd({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { table, acts, joining } = useAtTable();
  const intl = useIntl();
  if (isRunning(table)) {
    const mine = me(table);
    if (mine !== undefined && mine.seat !== null) return null;
    const take = () => (mine === undefined ? joining.join(seat) : void acts.run('sit', { type: 'sit', seat }));
    return (
      <Button size="small" isBusy={acts.isUnsent('sit')} onClick={take}>
        <FormattedMessage id="table.seat.takeOver" values={{ more: text => <Hidden>{text}</Hidden>, name }} />
      </Button>
    );
  }
  if (!isHost(table)) {
    return (
      <span className={`${style.standing} ${style.ready}`}>
        <Mark of={houseMarks.check} size={18} />
        <FormattedMessage id="table.isReady" />
      </span>
    );
  }
  return (
    <IconButton
      mark={houseMarks.close}
      label={intl.formatMessage({ id: 'table.seat.removeBot' }, { name })}
      onClick={() => void acts.run('bot', { type: 'seat bot', seat, is: false })}
    />
  );
}

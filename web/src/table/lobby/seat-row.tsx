import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import type { MenuEntry } from '../../parts/over/menu.tsx';
import { useAtTable } from '../at-table.ts';
import { BotKindLine } from '../bots/bot-kind.tsx';
import { Face } from '../people/face.tsx';
import { isHost, isRunning, mayComeLate, me, personAt, type TablePerson } from '../people/people.ts';
import { BotSheet } from './bot-sheet.tsx';
import { dragOf } from './dragging.ts';
import { FreeSeat } from './free-seat.tsx';
import names from './name-menu.module.css';
import { NameMenu } from './name-menu.tsx';
import style from './seat-row.module.css';

export interface SeatRowProps {
  readonly seat: Seat;
  /** The role in the game, under the name of whoever sits there. */
  readonly role: ReactNode;
  /** The same in full, for where it stands alone. */
  readonly label: string;
  /** After «free seat», for screen readers: what a tap does. */
  readonly sit: ReactNode;
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
  /** The seat's own sign, at the start of the row. */
  readonly sign?: ReactNode;
  /** What the game adds to the menu of a name. */
  readonly more?: ((person: TablePerson) => readonly MenuEntry[]) | undefined;
}

/** One seat of a table: a person, a bot, or room for one. */
export function SeatRow(props: SeatRowProps) {
  const { seat, role, places, sign, more } = props;
  const { table } = useAtTable();
  const intl = useIntl();
  const person = personAt(table, seat, bot => intl.formatMessage({ id: 'table.bot' }, bot));
  if (person === undefined) return <FreeSeat {...props} />;
  const drag = person.member === undefined ? {} : dragOf(table, person.member);
  return (
    <li className={`${style.seat} ${person.isMe ? style.you : ''}`} {...drag}>
      {sign}
      <Face person={person} />
      <span className={style.who}>
        <span className={style.line}>
          {person.member === undefined ? (
            <BotName seat={seat} person={person} />
          ) : (
            <NameMenu member={person.member} places={places} more={more?.(person)} />
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
          {role}
          {person.isBot && (
            <>
              {' · '}
              <FormattedMessage id="table.bot.word" />
            </>
          )}
        </span>
        {person.kind && <BotKindLine {...person.kind} />}
      </span>
      {person.isBot ? <BotEnd seat={seat} name={person.name} /> : <Standing person={person} />}
    </li>
  );
}

/** Opens level and temper for the host. */
function BotName({ seat, person }: { readonly seat: Seat; readonly person: TablePerson }) {
  const { table } = useAtTable();
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { name, kind } = person;
  if (kind === undefined || !isHost(table) || isRunning(table)) return <b>{name}</b>;
  return (
    <>
      <button
        type="button"
        className={names.handle}
        aria-label={intl.formatMessage({ id: 'table.bot.change' }, { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={names.name}>{name}</span>
      </button>
      {isOpen && <BotSheet key={seat} bot={kind} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Ready, not ready, away: in words, not by the dot alone. */
function Standing({ person }: { readonly person: TablePerson }) {
  const { table } = useAtTable();
  if (person.hasStandIn)
    return (
      <span className={style.standing}>
        <FormattedMessage id={person.isResting ? 'table.resting' : 'table.standIn'} />
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

/** The host takes a bot away before a match. During one, a member without a seat may take its place [TB-SEAT-4]. */
function BotEnd({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { table, acts, joining } = useAtTable();
  const intl = useIntl();
  if (isRunning(table)) {
    const mine = me(table);
    if (!mayComeLate(table) || (mine !== undefined && mine.seat !== null)) return null;
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

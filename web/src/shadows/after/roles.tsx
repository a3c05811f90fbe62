import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { type Move, teams, type View } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSending } from '../../match/use-sending.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Mark } from '../../parts/mark.tsx';
import type { Session } from '../../session/session.ts';
import { Emblem } from '../play/frame/emblem.tsx';
import { refusalOf } from '../play/view/refusals.ts';
import { usePeople } from '../play/view/use-people.ts';
import { crewOf, mayReady, officersToBe } from './next-round.ts';
import style from './roles.module.css';

interface Props {
  readonly session: Session;
  readonly table: TableView;
  readonly view: View;
}

/** Who will be Officer in the next round: chosen in the own team, told of the other. */
export function Roles({ session, table, view }: Props) {
  const intl = useIntl();
  const people = usePeople(table);
  const { send } = useSending<Move>(session, refusalOf);
  const own = view.me === null ? undefined : view.teams[view.me.team];
  const open = officersToBe(view);
  const others = teams.filter(team => team !== view.me?.team && view.teams[team] !== undefined);
  return (
    <div className={style.roles}>
      {own !== undefined && (
        <fieldset className={style.own}>
          <legend className={style.legend}>
            <FormattedMessage id="after.next.officer" />
          </legend>
          <div className={style.crew}>
            {crewOf(own).map(seat => {
              const person = people.personAt(seat);
              const { name } = person;
              return (
                <label key={seat} className={style.member}>
                  <input
                    type="radio"
                    name="officer"
                    checked={seat === own.officer}
                    disabled={seat !== own.officer && !open.includes(seat)}
                    onChange={() => void send({ type: 'roles', officer: seat })}
                  />
                  <Avatar {...person} />
                  <span className={style.name}>
                    {seat === view.me?.seat ? intl.formatMessage({ id: 'after.next.me' }, { name }) : name}
                  </span>
                  {seat === own.officer && <Mark of={houseMarks.host} size={16} className={style.officer} />}
                </label>
              );
            })}
          </div>
          {!mayReady(view) && (
            <p className={style.note}>
              <FormattedMessage id="after.next.locked" />
            </p>
          )}
        </fieldset>
      )}
      {others.map(team => (
        <p key={team} className={style.rival}>
          <Emblem team={team} size={22} />
          <FormattedMessage
            id="after.next.rival"
            values={{ team, name: people.personAt(view.teams[team]?.officer ?? 0).name }}
          />
        </p>
      ))}
    </div>
  );
}

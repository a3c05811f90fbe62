import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import { moves, type Team, teams } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../parts/button.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { Face } from '../../../table/people/face.tsx';
import { usePlaying } from '../view/playing.ts';
import { awaitedIn } from './awaited.ts';
import { Emblem } from './emblem.tsx';
import style from './ready-panel.module.css';

/** Roles, readiness and the one button; before a match and between its rounds [SA-READY-1, SA-WIN-2]. */
export function ReadyPanel() {
  const { view, send, isUnsent, namesOf } = usePlaying();
  const { me, ready } = view;
  const awaited = awaitedIn(view);
  const isReady = me !== null && ready.includes(me.seat);
  const others = awaited.seats.filter(seat => seat !== me?.seat);
  return (
    <div className={style.panel}>
      <div className={style.teams}>
        {teams.map(team => view.teams[team] !== undefined && <Crew key={team} team={team} />)}
      </div>
      <div className={style.foot}>
        <p className={style.awaited} role="status">
          {awaited.lacking !== undefined ? (
            <FormattedMessage
              id="shadows.ready.lacking"
              values={{ team: awaited.lacking.team, role: awaited.lacking.role }}
            />
          ) : (
            others.length > 0 && <FormattedMessage id="shadows.ready.waiting" values={{ names: namesOf(others) }} />
          )}
        </p>
        {me !== null &&
          (isReady ? (
            <Button kind="done" size="big" isWide isBusy={isUnsent} aria-pressed="true">
              <Mark of={houseMarks.check} />
              <FormattedMessage id={isUnsent ? 'shadows.act.unsent' : 'shadows.ready.done'} />
            </Button>
          ) : (
            <Button kind="primary" size="big" isWide isBusy={isUnsent} onClick={() => void send({ type: 'ready' })}>
              <FormattedMessage id="shadows.ready.do" />
            </Button>
          ))}
      </div>
    </div>
  );
}

function Crew({ team }: { readonly team: Team }) {
  const { view, personAt, send } = usePlaying();
  const intl = useIntl();
  const side = view.teams[team];
  if (side === undefined) return null;
  const open = moves(view);
  const mayLead = (seat: Seat) => open.some(move => move.type === 'roles' && move.officer === seat);
  return (
    <section className={style.crew} data-team={team}>
      <h3>
        <Emblem team={team} />
        <FormattedMessage id="shadows.team" values={{ team }} />
      </h3>
      <ul>
        {[side.officer, ...side.detectives].map(seat => {
          const person = personAt(seat);
          const isReady = view.ready.includes(seat);
          return (
            <li key={seat} data-me={person.isMe ? '' : undefined}>
              <Face person={person} />
              <span className={style.who}>
                <b>{person.name}</b>
                <small>
                  <FormattedMessage
                    id="shadows.role"
                    values={{ role: seat === side.officer ? 'officer' : 'detective' }}
                  />
                  {person.isBot && (
                    <>
                      {' · '}
                      <FormattedMessage id="table.bot.word" />
                    </>
                  )}
                </small>
              </span>
              {mayLead(seat) && (
                <IconButton
                  mark={houseMarks.swap}
                  label={intl.formatMessage({ id: 'shadows.ready.officer' }, { name: person.name })}
                  onClick={() => void send({ type: 'roles', officer: seat })}
                />
              )}
              <span className={style.standing} data-ready={isReady ? '' : undefined}>
                {isReady && <Mark of={houseMarks.check} size={18} />}
                <FormattedMessage
                  id={
                    view.present[seat] !== true
                      ? 'shadows.ready.away'
                      : isReady
                        ? 'shadows.ready.yes'
                        : 'shadows.ready.no'
                  }
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

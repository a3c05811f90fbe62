import { type Team, teams } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Face } from '../../table/face.tsx';
import { type Person, personOf, watchersOf } from '../../table/people.ts';
import { Emblem } from './emblem.tsx';
import style from './people-sheet.module.css';
import { useOurs } from './playing.ts';

interface PeopleSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who plays, who watches, who is away [UX-24]; and whom I do not want to hear [UX-05]. */
export function PeopleSheet(props: PeopleSheetProps) {
  const { table, view } = useOurs();
  const watchers = watchersOf(table);
  return (
    <Sheet title={<FormattedMessage id="shadows.people" />} {...props}>
      {teams.map(team => view.teams[team] !== undefined && <Crew key={team} team={team} />)}
      {watchers.length > 0 && (
        <section className={style.crew}>
          <h3>
            <FormattedMessage id="shadows.watchers" />
          </h3>
          <ul>
            {watchers.map(member => (
              <Line key={member.id} person={personOf(table, member)} playsAs="audience" />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

function Crew({ team }: { readonly team: Team }) {
  const { view, personAt } = useOurs();
  const side = view.teams[team];
  if (side === undefined) return null;
  return (
    <section className={style.crew}>
      <h3>
        <Emblem team={team} />
        <FormattedMessage id="shadows.team" values={{ team }} />
      </h3>
      <ul>
        {[side.officer, ...side.detectives].map(seat => (
          <Line key={seat} person={personAt(seat)} playsAs={seat === side.officer ? 'officer' : 'detective'} />
        ))}
      </ul>
    </section>
  );
}

function Line({ person, playsAs }: { readonly person: Person; readonly playsAs: string }) {
  const { session, table } = useOurs();
  const { member } = person;
  const isMuted = member !== undefined && table.muted.includes(member.id);
  const state = person.hasStandIn ? 'standIn' : person.isBot ? 'bot' : person.presence === 'away' ? 'away' : 'here';
  return (
    <li>
      <Face person={person} />
      <span className={style.who}>
        <b>{person.name}</b>
        <small>
          <FormattedMessage id="shadows.role" values={{ role: playsAs }} /> ·{' '}
          <FormattedMessage id="shadows.presence" values={{ state }} />
        </small>
      </span>
      {member !== undefined && !person.isMe && (
        <Button
          size="small"
          kind="ghost"
          onClick={() => void session.ask({ type: 'mute', member: member.id, is: !isMuted })}
        >
          <FormattedMessage id={isMuted ? 'shadows.unmute' : 'shadows.mute'} />
        </Button>
      )}
    </li>
  );
}

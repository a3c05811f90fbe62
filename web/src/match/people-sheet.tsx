import type { TableView } from '@lamplight/contract/wire';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { BotKindLine } from '../table/bot-kind.tsx';
import { Face } from '../table/face.tsx';
import { type Person, personOf, watchersOf } from '../table/people.ts';
import type { Session } from '../table/session.ts';
import style from './people-sheet.module.css';

/** People who belong together in the game: a team, or everyone who plays. */
export interface Crew {
  readonly id: string;
  readonly title?: ReactNode;
  readonly people: readonly { readonly person: Person; readonly mark?: ReactNode; readonly playsAs?: ReactNode }[];
}

interface PeopleSheetProps {
  readonly session: Session;
  readonly table: TableView;
  readonly crews: readonly Crew[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who plays, who watches, who is away [UX-24]; and whom I do not want to hear [UX-05]. */
export function PeopleSheet({ session, table, crews, ...props }: PeopleSheetProps) {
  const watchers = watchersOf(table);
  const watching: Crew = {
    id: 'watchers',
    title: <FormattedMessage id="table.match.watchers" />,
    people: watchers.map(member => ({ person: personOf(table, member) })),
  };
  return (
    <Sheet title={<FormattedMessage id="table.match.people" />} {...props}>
      {[...crews, ...(watchers.length > 0 ? [watching] : [])].map(({ id, title, people }) => (
        <section key={id} className={style.crew}>
          {title !== undefined && <h3>{title}</h3>}
          <ul>
            {people.map(line => (
              <Line key={line.person.memberId} session={session} table={table} {...line} />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

type LineProps = Crew['people'][number] & { readonly session: Session; readonly table: TableView };

function Line({ session, table, person, mark, playsAs }: LineProps) {
  const { member } = person;
  const isMuted = member !== undefined && table.muted.includes(member.id);
  const state = person.isResting
    ? 'resting'
    : person.hasStandIn
      ? 'standIn'
      : person.isBot
        ? 'bot'
        : person.presence === 'away'
          ? 'away'
          : 'here';
  return (
    <li>
      <Face person={person} />
      <span className={style.who}>
        <b>
          {mark}
          {person.name}
        </b>
        <small>
          {playsAs !== undefined && <>{playsAs} · </>}
          <FormattedMessage id="table.match.presence" values={{ state }} />
        </small>
        {person.kind && <BotKindLine {...person.kind} />}
      </span>
      {member !== undefined && !person.isMe && (
        <Button
          size="small"
          kind="ghost"
          onClick={() => void session.ask({ type: 'mute', member: member.id, is: !isMuted })}
        >
          <FormattedMessage id={isMuted ? 'table.menu.hear' : 'table.menu.mute'} />
        </Button>
      )}
    </li>
  );
}

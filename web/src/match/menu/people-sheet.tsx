import type { TableView } from '@lamplight/contract/wire';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import type { Session } from '../../session/session.ts';
import { BotKindLine } from '../../table/bots/bot-kind.tsx';
import { Face } from '../../table/people/face.tsx';
import { isRunning, me, personOf, type TablePerson, watchersOf } from '../../table/people/people.ts';
import style from './people-sheet.module.css';

/** People who belong together in the game: a team, or everyone who plays. */
export interface PeopleGroup {
  readonly id: string;
  readonly title?: ReactNode;
  readonly people: readonly { readonly person: TablePerson; readonly mark?: ReactNode; readonly playsAs?: ReactNode }[];
}

interface PeopleSheetProps {
  readonly session: Session;
  readonly table: TableView;
  readonly crews: readonly PeopleGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who plays, who watches, who is away [UX-24], and whom I have muted [UX-05]. */
export function PeopleSheet({ session, table, crews, ...props }: PeopleSheetProps) {
  const watchers = watchersOf(table);
  const watching: PeopleGroup = {
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
              <PersonRow key={line.person.memberId} session={session} table={table} {...line} />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

type PersonRowProps = PeopleGroup['people'][number] & { readonly session: Session; readonly table: TableView };

function PersonRow({ session, table, person, mark, playsAs }: PersonRowProps) {
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
      {member !== undefined && <GivingUp session={session} table={table} member={member.id} />}
    </li>
  );
}

/** The players may give the seat of somebody who stays away to a bot, if all agree [TB-SEAT-6]. */
function GivingUp({ session, table, member }: { session: Session; table: TableView; member: number }) {
  const mine = me(table);
  const missed = isRunning(table) ? table.match?.missed?.find(each => each.member === member) : undefined;
  if (missed === undefined) return null;
  const agrees = missed.by.includes(mine?.id ?? 0);
  return (
    <span className={style.missed}>
      <small role="status">
        <FormattedMessage id="table.missed.count" values={{ agreed: missed.by.length, all: missed.of }} />
      </small>
      {mine !== undefined && mine.seat !== null && (
        <Button size="small" onClick={() => void session.ask({ type: 'give up on', member, is: !agrees })}>
          <FormattedMessage id={agrees ? 'table.missed.undo' : 'table.missed.do'} />
        </Button>
      )}
    </span>
  );
}

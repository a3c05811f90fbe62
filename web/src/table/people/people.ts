/** The people at the table as everybody sees them: in the lobby, in the match and in the chat. */
import type { Seat } from '@lamplight/contract';
import type { BotView, MemberView, TableView } from '@lamplight/contract/wire';
import { initialsOf } from '../../parts/initials.ts';
import { botAt } from '../bots/bots.ts';

export type TablePerson = {
  /** Seeds `Avatar`: the same for everybody and after every reload. */
  readonly memberId: string;
  readonly name: string;
  readonly initials: string;
  readonly isBot: boolean;
  readonly isMe: boolean;
  readonly isHost: boolean;
  /** Undefined for a bot, which is always present. */
  readonly presence: 'here' | 'away' | undefined;
  /** A bot plays the seat of this person, who is away or rests. */
  readonly hasStandIn: boolean;
  /** The person is present and lets a bot play. */
  readonly isResting: boolean;
  /** Of a bot, if the server says it. */
  readonly kind: BotView | undefined;
  readonly member: MemberView | undefined;
};

/** The name of a bot in the reader's language; `Bot 1` where it has none. */
export type BotNaming = (bot: { readonly number: number; readonly name: string }) => string;

export const isRunning = ({ match }: TableView): boolean => match !== null && match.over === null;
export const memberOf = (table: TableView, id: number | null): MemberView | undefined =>
  table.members.find(member => member.id === id);
export const me = (table: TableView): MemberView | undefined => memberOf(table, table.me);
export const isHost = (table: TableView): boolean => table.me !== null && table.me === table.host;
export const watchersOf = (table: TableView): readonly MemberView[] =>
  table.members.filter(({ seat }) => seat === null);

const seatsOf = ({ seats }: TableView): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Seats that bots play now: before a match those that the host gave them, in a match those that the match names. */
const botSeatsOf = (table: TableView): readonly Seat[] => {
  const bots = isRunning(table) ? (table.match?.bots ?? []) : table.bots;
  return seatsOf(table).filter(seat => bots.includes(seat));
};

/** Seats with neither a person nor a bot. */
export const freeSeatsOf = (table: TableView): readonly Seat[] =>
  seatsOf(table).filter(seat => personIn(table, seat) === undefined && !botSeatsOf(table).includes(seat));

/** Seats that a person who has none may sit down on now [TB-SEAT-2, TB-SEAT-4]. */
export function openSeatsOf(table: TableView): readonly Seat[] {
  if (!isRunning(table)) return freeSeatsOf(table);
  return mayComeLate(table) ? seatsOf(table).filter(seat => personIn(table, seat) === undefined) : [];
}

/** Whether a bot's seat may be taken during a match. A server that does not say allows it. */
export const mayComeLate = ({ lateSeats }: TableView): boolean => lateSeats !== false;

const personIn = (table: TableView, seat: Seat): MemberView | undefined =>
  table.members.find(each => each.seat === seat);

export function personOf(table: TableView, member: MemberView): TablePerson {
  const index = table.members.indexOf(member);
  return {
    memberId: String(member.id),
    name: member.name,
    initials: initialsOf(table.members.map(({ name }) => name))[index] ?? '?',
    isBot: false,
    isMe: member.id === table.me,
    isHost: member.id === table.host,
    presence: member.present ? 'here' : 'away',
    hasStandIn: isRunning(table) && member.seat !== null && botSeatsOf(table).includes(member.seat),
    isResting: isResting(table, member),
    kind: undefined,
    member,
  };
}

/** I am present and let a bot play for me. */
export const amResting = (table: TableView | undefined): boolean => {
  const mine = table && me(table);
  return table !== undefined && mine !== undefined && isResting(table, mine);
};

const isResting = ({ match }: TableView, { seat }: MemberView): boolean =>
  seat !== null && match?.over === null && match.resting?.includes(seat) === true;

/** Undefined where nobody sits. Bots without names are numbered in the order of their seats. */
export function personAt(table: TableView, seat: Seat, botName: BotNaming): TablePerson | undefined {
  const member = personIn(table, seat);
  if (member !== undefined) return personOf(table, member);
  const lone = botSeatsOf(table).filter(each => personIn(table, each) === undefined);
  const number = lone.indexOf(seat) + 1;
  if (number === 0) return undefined;
  const kind = botAt(table, seat);
  return {
    memberId: `bot-${seat}`,
    name: botName({ number, name: kind?.name ?? '' }),
    initials: String(number),
    isBot: true,
    isMe: false,
    isHost: false,
    presence: undefined,
    hasStandIn: false,
    isResting: false,
    kind,
    member: undefined,
  };
}

import { canonical, type Instant, type Json, type Read, type Seat } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { newBot } from './bots.ts';
import type { TableEvent } from './events.ts';
import { mayHost } from './going.ts';
import { refuse, type TableRuling } from './ruling.ts';
import { isStillSo, type Proposal, started, whyNotStart } from './start.ts';
import { type Member, memberOf, type PlaySettings, playIn, running, sitterOf, type TableState } from './state.ts';

const hostCommands = ['set', 'seat bot', 'place', 'free seat', 'kick', 'pardon', 'hand over', 'start'] as const;
export type HostCommand = Extract<TableCommand, { type: (typeof hostCommands)[number] }>;
export const isOfHost = (command: TableCommand): command is HostCommand =>
  (hostCommands as readonly string[]).includes(command.type);

/** Reads what is played, by the game's own reader [TB-SET-1]. */
export type ReadPlay = (value: unknown) => Read<PlaySettings>;

export type HostRequest = {
  readonly me: Member;
  readonly command: HostCommand;
  readonly proposal: Proposal | undefined;
  readonly at: Instant;
};

export function byHost(state: TableState, { me, command, proposal, at }: HostRequest, read: ReadPlay): TableRuling {
  switch (command.type) {
    case 'set':
      return set(state, command, read);
    case 'seat bot':
      return seatBot(state, command);
    case 'place':
      return place(state, command);
    case 'free seat': {
      const sitter = sitterOf(state, command.seat);
      if (sitter === undefined || running(state) !== undefined) return refuse('TB-SEAT-5');
      return [{ type: 'stood', member: sitter.id }];
    }
    case 'kick': {
      const member = memberOf(state, command.member);
      if (member === undefined || member === me) return refuse(member === me ? 'TB-KICK-2' : 'TB-KICK-1');
      if (member.seat !== null && running(state) !== undefined) return refuse('TB-KICK-3');
      return [{ type: 'kicked', member: member.id }];
    }
    case 'pardon': {
      const { member } = command;
      if (!state.barred.some(({ id }) => id === member)) return refuse('TB-KICK-4');
      return [{ type: 'pardoned', member }];
    }
    case 'hand over': {
      const heir = memberOf(state, command.member);
      if (heir === undefined) return refuse('TB-HOST-2');
      if (heir === me) return [];
      return mayHost(state, heir) ? [{ type: 'became host', member: heir.id }] : refuse('TB-HOST-5');
    }
    case 'start':
      return mayPlay(state, read) ?? start(state, { by: me, proposal, at });
  }
}

/** An old table may have settings that are no longer allowed [TB-SET-5]. */
function mayPlay(state: TableState, read: ReadPlay): TableRuling | undefined {
  const play = read(playIn(state));
  return 'wrong' in play ? refuse('TB-SET-5', play.wrong) : undefined;
}

/** Without `by`, all members asked for a rematch. */
export function start(
  state: TableState,
  { by, proposal, at }: { readonly by?: Member; readonly proposal: Proposal | undefined; readonly at: Instant },
): TableRuling {
  const why = whyNotStart(state, by?.id);
  if (why !== undefined) return refuse(why);
  if (proposal === undefined || !isStillSo(state, proposal))
    return refuse('TB-ORDER-2', 'The table was changed at the same moment: try again.');
  return started(proposal, at);
}

function set(state: TableState, command: Extract<HostCommand, { type: 'set' }>, read: ReadPlay): TableRuling {
  const { seats = state.seats, options = state.options, spectators, absence, lateSeats } = command;
  const events: TableEvent[] = [];
  if (command.seats !== undefined || command.options !== undefined) {
    if (running(state) !== undefined) return refuse('TB-SET-2');
    const play = read({ seats, options });
    if ('wrong' in play) return refuse('TB-SET-1', play.wrong);
    events.push({ type: 'set play', seats: play.value.seats, options: play.value.options as Json });
    const isGone = (seat: Seat | null): seat is Seat => seat !== null && seat >= play.value.seats;
    for (const { id, seat } of state.members) if (isGone(seat)) events.push({ type: 'stood', member: id });
    for (const seat of state.bots.filter(isGone)) events.push({ type: 'seated bot', seat, is: false });
  }
  if (spectators !== undefined && spectators !== state.spectators)
    events.push({ type: 'set spectators', are: spectators });
  if (lateSeats !== undefined && lateSeats !== state.lateSeats) {
    if (running(state) !== undefined) return refuse('TB-SET-2');
    events.push({ type: 'set late seats', are: lateSeats });
  }
  if (absence !== undefined) events.push({ type: 'set absence', absence });
  return events;
}

function seatBot(
  state: TableState,
  { seat, is, bot: said = {} }: Extract<HostCommand, { type: 'seat bot' }>,
): TableRuling {
  if (running(state) !== undefined || sitterOf(state, seat) !== undefined) return refuse('TB-BOT-1');
  if (seat >= state.seats) return refuse('TB-SEAT-1');
  const now = state.bots.includes(seat) ? state.kinds[seat] : undefined;
  if (!is) return now === undefined ? [] : [{ type: 'seated bot', seat, is }];
  const bot = newBot(state, seat, { ...now, ...said });
  if (now !== undefined && canonical(now) === canonical(bot)) return [];
  return [{ type: 'seated bot', seat, is, bot, ...(said.level === undefined ? {} : { said: said.level }) }];
}

function place(state: TableState, { member, seat }: Extract<HostCommand, { type: 'place' }>): TableRuling {
  const placed = memberOf(state, member);
  if (placed === undefined || running(state) !== undefined) return refuse('TB-SEAT-5');
  if (seat === placed.seat) return [];
  if (seat === null) return [{ type: 'stood', member }];
  if (seat >= state.seats) return refuse('TB-SEAT-1');
  const isFree = sitterOf(state, seat) === undefined && !state.bots.includes(seat);
  return isFree ? [{ type: 'sat', member, seat }] : refuse('TB-SEAT-5');
}

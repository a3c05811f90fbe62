import { createHash } from 'node:crypto';
import type { Instant, Viewer } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { standIn } from './bots.ts';
import { giveUp } from './giving-up.ts';
import { freed } from './going.ts';
import { byHost, type HostCommand, isOfHost, type ReadPlay } from './host.ts';
import { looksLike } from './names.ts';
import { refuse, type TableRuling } from './ruling.ts';
import { sit } from './sitting.ts';
import type { Proposal } from './start.ts';
import { type ChatLine, type Member, memberWith, running, type TableState, viewerOf } from './state.ts';

/** Whom the game lets hear the speaker now. Undefined: no match runs, and everybody hears everybody. */
export type ChatAudience = readonly Viewer[] | undefined;

export type TableRequest = {
  /** Hash of the token of the person who asks. */
  readonly hash: string;
  /** Hash of the browser, if it was sent, salted by the table. */
  readonly browser?: string;
  /** How many members without a seat share the address, as far as this node has seen. */
  readonly neighbours?: number;
  readonly command: TableCommand;
  readonly voice: ChatAudience;
  /** With `start`: the match to begin. */
  readonly proposal?: Proposal;
};

const mostMembers = 60;
/** Enough for a large family at one address, with guests. Members with a seat are not counted [TB-JOIN-3]. */
const mostFromOneAddress = 12;
const fromOneAddress = `There are ${mostFromOneAddress} people from your address at this table who have no seat. Some of them must sit down or leave first.`;
const kickedBefore = 'The host removed you from this table. Ask the host to let you in again.';
/** The least time between two notes [TB-NOTE-3]. */
const noteEvery = 500;
/** The least time between two rests [TB-REST-3]. */
const restEvery = 10_000;

/** Allowed even to those who may not talk: nobody else sees it, or it cannot be undone, or not soon [TB-TALK-3]. */
const silent: readonly TableCommand['type'][] = ['leave', 'mute', 'make pass', 'note', 'rest', 'give up on'];

export function decide(state: TableState, asked: TableRequest, at: Instant, read: ReadPlay): TableRuling {
  const { hash, command, voice, proposal } = asked;
  const me = memberWith(state, hash);
  const comes = command.type === 'join' || command.type === 'use pass';
  if (comes && me === undefined && isBarred(state, asked)) return refuse('TB-KICK-1', kickedBefore);
  if (command.type === 'join') return me === undefined ? join(state, command.name, asked) : [];
  if (command.type === 'use pass') return usePass(state, me, { asked, pass: command.pass, at });
  if (me === undefined) return refuse('TB-MEMBER-1');
  if (voice?.length === 0 && !silent.includes(command.type))
    return refuse(command.type === 'say' || command.type === 'say quickly' ? 'TB-TALK-2' : 'TB-TALK-3');
  if (command.type === 'note') return note(state, me, command.text, at);
  if (command.type === 'rest') return rest(state, me, command.is, at);
  if (command.type === 'give up on') return giveUp(state, me, command, at);
  if (!isOfHost(command)) return ofAnyone(state, me, command, voice);
  return state.host === me.id ? byHost(state, { me, command, proposal, at }, read) : refuse('TB-HOST-1');
}

type AnyonesCommand = Exclude<
  TableCommand,
  HostCommand | { type: 'join' | 'use pass' | 'note' | 'rest' | 'give up on' }
>;

function ofAnyone(state: TableState, me: Member, command: AnyonesCommand, voice: ChatAudience): TableRuling {
  const member = me.id;
  switch (command.type) {
    case 'rename':
      if (running(state) !== undefined) return refuse('TB-NAME-2');
      if (isTaken(state, command.name, me)) return refuse('TB-NAME-1');
      return [{ type: 'renamed', member, name: command.name }];
    case 'leave':
      return [{ type: 'left', member }, ...freed(state, me.seat)];
    case 'sit':
      return sit(state, me, command.seat);
    case 'stand':
      if (running(state) !== undefined) return refuse('TB-SEAT-3');
      return me.seat === null ? [] : [{ type: 'stood', member }];
    case 'ready':
      if (me.seat === null || running(state) !== undefined) return refuse('TB-READY-1');
      return me.ready === command.is ? [] : [{ type: 'readied', member, is: command.is }];
    case 'rematch':
      if (me.seat === null || state.match === null || running(state) !== undefined) return refuse('TB-REMATCH-1');
      return me.wantsRematch === command.is ? [] : [{ type: 'wanted rematch', member, is: command.is }];
    case 'say':
      return say(state, me, { text: command.text }, voice);
    case 'say quickly':
      return say(state, me, { word: command.word }, voice);
    case 'mute':
      if (!state.members.some(({ id }) => id === command.member)) return refuse('TB-MUTE-1');
      return [{ type: 'muted', by: member, member: command.member, is: command.is }];
    case 'make pass':
      return [{ type: 'made pass', member, hash: command.hash }];
  }
}

const isTaken = (state: TableState, name: string, but?: Member): boolean =>
  state.members.some(member => member !== but && looksLike(member.name, name));

/** Whether this person was kicked, as this member or as another [TB-KICK-1]. */
const isBarred = (state: TableState, { hash, browser }: TableRequest): boolean =>
  state.barred.some(barred => barred.hash === hash || (browser !== undefined && barred.browser === browser));

function join(state: TableState, name: string, { hash, browser, neighbours = 0 }: TableRequest): TableRuling {
  if (state.members.length >= mostMembers) return refuse('TB-JOIN-2');
  if (neighbours >= mostFromOneAddress) return refuse('TB-JOIN-3', fromOneAddress);
  if (isTaken(state, name)) return refuse('TB-NAME-1');
  return [{ type: 'joined', member: state.nextMember, name, hash, ...(browser === undefined ? {} : { browser }) }];
}

function say(state: TableState, me: Member, said: ChatLine['said'], voice: ChatAudience): TableRuling {
  const match = running(state);
  const line = { by: me.id, name: me.name, said };
  if (match === undefined || voice === undefined) return [{ type: 'said', line: { ...line, to: null } }];
  const members = state.members.flatMap(member => {
    const viewer = viewerOf(state, member) ?? 'audience';
    return member === me || voice.includes(viewer) ? [member.id] : [];
  });
  return [{ type: 'said', line: { ...line, to: { match: match.id, viewers: voice, members } } }];
}

function note(state: TableState, { id, note }: Member, text: string, at: Instant): TableRuling {
  if (state.match === null) return refuse('TB-NOTE-1');
  if (text === (note?.text ?? '')) return [];
  if (note !== null && at - note.at < noteEvery) return refuse('TB-NOTE-3');
  return [{ type: 'noted', member: id, text }];
}

function rest(state: TableState, { id, seat, rested }: Member, is: boolean, at: Instant): TableRuling {
  const match = running(state);
  if (match === undefined || seat === null) return refuse('TB-REST-1');
  if (match.resting.includes(seat) === is) return [];
  if (!is) return [{ type: 'took back', member: id, seat }];
  if (rested !== null && at - rested < restEvery) return refuse('TB-REST-3');
  return [{ type: 'rested', member: id, seat, bot: standIn(state, seat) }];
}

function usePass(
  state: TableState,
  me: Member | undefined,
  { asked, pass, at }: { readonly asked: TableRequest; readonly pass: string; readonly at: Instant },
): TableRuling {
  if (me !== undefined) return refuse('TB-PASS-3');
  const passHash = createHash('sha256').update(pass).digest('hex');
  const owner = state.members.find(member => member.pass?.hash === passHash && at <= member.pass.until);
  if (owner === undefined) return refuse('TB-PASS-2');
  const { hash, browser } = asked;
  return [{ type: 'moved device', member: owner.id, hash, ...(browser === undefined ? {} : { browser }) }];
}

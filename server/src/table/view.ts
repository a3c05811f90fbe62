import type { Json } from '@lamplight/contract';
import type { BotView, ChatLineView, MatchAtTable, TableView } from '@lamplight/contract/wire';
import { botAt } from './bots.ts';
import type { TableEvent } from './events.ts';
import { judgesOf } from './giving-up.ts';
import {
  type ChatLine,
  type CurrentMatch,
  type Member,
  type MemberId,
  memberOf,
  running,
  seatsOf,
  type TableState,
} from './state.ts';

/** Everything a member may know of the table. Without a member, what a newcomer sees before joining. */
export function tableView(state: TableState, viewer: MemberId | undefined): TableView {
  const me = viewer === undefined ? undefined : memberOf(state, viewer);
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    spectators: state.spectators,
    absence: state.absence,
    lateSeats: state.lateSeats,
    host: state.host,
    me: me?.id ?? null,
    members: state.members.map(({ id, name, seat, ready, wantsRematch, present }) => {
      return { id, name, seat, ready, wantsRematch, present };
    }),
    bots: state.bots,
    kinds: botsOf(state),
    barred: me === undefined ? [] : state.barred.map(({ id, name }) => ({ id, name })),
    match: state.match === null ? null : matchView(state, state.match),
    finished: state.finished,
    muted: me?.muted ?? [],
    note: me?.note?.text ?? '',
    talk: me === undefined ? [] : state.talk.filter(line => isHeardBy(state, line, me)).map(lineView),
  };
}

const botsOf = (state: TableState): readonly BotView[] =>
  seatsOf(state)
    .filter(seat => state.bots.includes(seat) || running(state)?.bots.includes(seat) === true)
    .map(seat => ({ seat, ...botAt(state, seat) }));

const matchView = (state: TableState, match: CurrentMatch): MatchAtTable => {
  const { id, commitment, bots, resting, over } = match;
  const missed = (over === null ? match.missed : []).map(each => ({ ...each, of: judgesOf(state, each).length }));
  return { id, commitment, bots, resting, missed, over };
};
const lineView = ({ by, name, at, said }: ChatLine): ChatLineView => ({ by, name, at, ...said });

/** Heard by those who were there, and by the one who now has the seat it was said to [TB-TALK-4]. */
function isHeardBy(state: TableState, { by, to }: ChatLine, me: Member): boolean {
  if (me.muted.includes(by)) return false;
  if (to === null || to.members.includes(me.id)) return true;
  return state.match?.id === to.match && me.seat !== null && to.viewers.includes(me.seat);
}

/**
 * What a member is told of an event: what everybody may see, without the hashes. Some events are for one member alone.
 */
export function toldOf(state: TableState, event: TableEvent, viewer: MemberId): Json | undefined {
  switch (event.type) {
    case 'joined':
      return { type: event.type, member: event.member, name: event.name };
    case 'said': {
      const me = memberOf(state, viewer);
      const line = state.talk.at(-1);
      const hears = me !== undefined && line !== undefined && isHeardBy(state, line, me);
      return hears ? { type: event.type, ...lineView(line) } : undefined;
    }
    case 'muted':
      return event.by === viewer ? { type: event.type, member: event.member, is: event.is } : undefined;
    case 'made pass':
    case 'moved device':
      return event.member === viewer ? { type: event.type } : undefined;
    case 'started':
      return { type: event.type, match: event.match.id, commitment: event.match.commitment };
    case 'noted':
    case 'woke':
      return undefined;
    default:
      return event;
  }
}

/** How the others give the seat of a member who stays away to a bot [TB-SEAT-6, TB-SEAT-7]. */
import type { Instant } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { refuse, type TableRuling } from './ruling.ts';
import { type Member, type MissedMember, running, type TableState } from './state.ts';

/** The least time between two agreements: faster ones could be used as signals. */
const agreeEvery = 10_000;

type GiveUp = Extract<TableCommand, { type: 'give up on' }>;

export function giveUp(state: TableState, me: Member, { member, is }: GiveUp, at: Instant): TableRuling {
  const missed = running(state)?.missed.find(each => each.member === member);
  if (missed === undefined || me.seat === null) return refuse('TB-SEAT-6');
  if (missed.by.includes(me.id) === is) return [];
  if (is && me.agreed !== null && at - me.agreed < agreeEvery) return refuse('TB-SEAT-7');
  return [{ type: 'gave up on', by: me.id, member, is }];
}

/** The members who must agree: all others with a seat, except those who have been away for as long. */
export function judgesOf(state: TableState, { member }: MissedMember): readonly Member[] {
  const away = running(state)?.missed ?? [];
  return state.members.filter(
    ({ id, seat }) => seat !== null && id !== member && away.every(each => each.member !== id),
  );
}

export function allAgree(state: TableState, missed: MissedMember): boolean {
  const judges = judgesOf(state, missed);
  return judges.length > 0 && judges.every(({ id }) => missed.by.includes(id));
}

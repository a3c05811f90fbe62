/** Who has seen a hand of the match, and so must not hold another. */
import { type Member, running, type TableState } from './state.ts';

/** How a person is recognized: somebody who leaves and joins again is another member, but the same person. */
type MemberHashes = Pick<Member, 'hash' | 'browser'>;

export const hashesOf = ({ hash, browser }: MemberHashes): readonly string[] =>
  browser === null ? [hash] : [hash, browser];

/** Whether this person has had a seat in the running match, as this member or as another [TB-SEAT-4]. */
export const hasSeen = (state: TableState, who: MemberHashes): boolean =>
  hashesOf(who).some(hash => running(state)?.seen.includes(hash));

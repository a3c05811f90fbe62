/** Who has seen a hand of the match, and must not hold another. */
import { type Member, running, type TableState } from './state.ts';

/** As whom somebody is known: what leaves and joins again is another member, and the same person. */
type Known = Pick<Member, 'hash' | 'browser'>;

export const hashesOf = ({ hash, browser }: Known): readonly string[] => (browser === null ? [hash] : [hash, browser]);

/** Whether it has had a seat in the match that runs, as this member or as another [TB-SEAT-4]. */
export const hasSeen = (state: TableState, who: Known): boolean =>
  hashesOf(who).some(hash => running(state)?.seen.includes(hash));

/**
 * What a rival does most of the time concerns hardly anything on this page: its figure walks, it takes cards and lays them
 * aside. Parts that show none of that read a playing which stays the same object meanwhile, and are not drawn again.
 */
import { type TeamView, teams, type View } from '@lamplight/shadows/public';

/** As of the last change of anything else: whoever shows one of these must read the whole (`usePlaying`). */
const passing: readonly (keyof View)[] = ['available', 'deck', 'aside'];
const walking: readonly (keyof TeamView)[] = ['at', 'step', 'holding', 'clues'];
/** What a board does not show of a rival: where it has been it tells by the clues that it followed. */
const unseen: readonly (keyof TeamView)[] = ['step', 'holding', 'clues', 'wantsSwap', 'police'];

/** Whether nothing happened between them but what a rival does all the time. */
export function sameForUs<Seen extends { readonly view: View }>(before: Seen, after: Seen): boolean {
  const { view: was, ...rest } = before;
  const { view: is, ...others } = after;
  return sameBut([], rest, others) && (was === is || sameView(was, is));
}

const sameView = (before: View, after: View): boolean => sameTeams(before, after, walking);

/** Whether a board of them looks the same. */
export const sameOnBoard = (before: View, after: View): boolean =>
  sameTeams(before, after, unseen) && teams.every(team => stops(before.teams[team]) === stops(after.teams[team]));

const stops = (side: TeamView | undefined): number => side?.clues.filter(({ to }) => to !== null).length ?? 0;

function sameTeams(before: View, after: View, ofRival: readonly (keyof TeamView)[]): boolean {
  const own = after.me?.team;
  if (own === undefined || !sameBut([...passing, 'teams'], before, after)) return false;
  return teams.every(team => sameBut(team === own ? [] : ofRival, before.teams[team], after.teams[team]));
}

/** Part by part the same, except for these. */
function sameBut<Whole extends object>(
  but: readonly (keyof Whole)[],
  one: Whole | undefined,
  other: Whole | undefined,
): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  const keys = Object.keys(one) as (keyof Whole)[];
  return (
    keys.length === Object.keys(other).length && keys.every(key => but.includes(key) || Object.is(one[key], other[key]))
  );
}

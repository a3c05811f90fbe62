/**
 * What a rival does most of the time concerns hardly anything on this page: its figure walks, it takes cards and lays them
 * aside. Parts that show none of that read a playing which stays the same object meanwhile, and are not drawn again.
 */
import { type TeamView, teams, type View } from '@lamplight/shadows/public';

/** Stale in what `useOurs` gives: as of the last change of anything else. */
const passing = ['available', 'deck', 'aside'] as const satisfies readonly (keyof View)[];
/** Of a rival. What the own team does is never stale. */
const walking = ['at', 'step', 'holding', 'clues'] as const satisfies readonly (keyof TeamView)[];

/** What is known of either team at any time. */
export type SteadyTeam = Omit<TeamView, (typeof walking)[number]>;

/** A view without what may be stale in it: whoever shows that must read the whole (`usePlaying`). Every View is one. */
export type OurView = Omit<View, (typeof passing)[number] | 'teams'> & {
  readonly teams: { readonly [Each in keyof View['teams']]: SteadyTeam };
};

/** All of the own team, which is never stale; undefined for those who watch. */
export const ownTeam = ({ me, teams }: OurView): TeamView | undefined =>
  me === null ? undefined : (teams[me.team] as TeamView | undefined);

/** Whether nothing happened between them but what a rival does all the time. */
export function sameForUs<Seen extends { readonly view: View }>(before: Seen, after: Seen): boolean {
  const { view: was, ...rest } = before;
  const { view: is, ...others } = after;
  return sameBut([], rest, others) && (was === is || sameViewForUs(was, is));
}

/** The same of views alone. */
export function sameViewForUs(before: View, after: View): boolean {
  const own = after.me?.team;
  if (own === undefined || !sameBut([...passing, 'teams'], before, after)) return false;
  return teams.every(team => sameBut(team === own ? [] : walking, before.teams[team], after.teams[team]));
}

/** Whether both teams stand where they stood. Where one has been it tells by the clues that it followed. */
export const sameStanding = (before: View, after: View): boolean =>
  teams.every(team => {
    const [was, is] = [before.teams[team], after.teams[team]];
    return was?.at === is?.at && stops(was) === stops(is);
  });

/** Whether a board of them is called the same, cell by cell. */
export const sameOnBoard = (before: View, after: View): boolean =>
  sameViewForUs(before, after) && sameStanding(before, after);

/** Whether the cards lie as they did, and the same may be done with them. */
export const sameInHand = (before: View, after: View): boolean =>
  before.available === after.available && sameViewForUs(before, after);

const stops = (side: TeamView | undefined): number => side?.clues.filter(({ to }) => to !== null).length ?? 0;

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

/**
 * Most steps of a rival hardly change this page: its figure walks, it takes cards and lays them aside. Parts that show
 * none of that read a context object that stays the same meanwhile, and are not rendered again.
 */
import { type TeamView, teams, type View } from '@lamplight/shadows/public';

/** May be stale in what `useOurPlaying` gives: as old as the last change of anything else. */
const passing = ['available', 'deck', 'aside'] as const satisfies readonly (keyof View)[];
/** The same for a rival's team. The own team is never stale. */
const walking = ['at', 'step', 'holding', 'clues'] as const satisfies readonly (keyof TeamView)[];

/** The fields that are up to date for both teams. */
export type SteadyTeam = Omit<TeamView, (typeof walking)[number]>;

/**
 * A view without the fields that may be stale. A part that shows those must read the whole (`usePlaying`). Every View
 * is one.
 */
export type OurView = Omit<View, (typeof passing)[number] | 'teams'> & {
  readonly teams: { readonly [Each in keyof View['teams']]: SteadyTeam };
};

/** All of the own team, which is never stale; undefined for those who watch. */
export const ownTeam = ({ me, teams }: OurView): TeamView | undefined =>
  me === null ? undefined : (teams[me.team] as TeamView | undefined);

/** Whether nothing changed but what a rival does all the time. */
export function sameForUs<Seen extends { readonly view: View }>(before: Seen, after: Seen): boolean {
  const { view: was, ...rest } = before;
  const { view: is, ...others } = after;
  return sameBut([], rest, others) && (was === is || sameViewForUs(was, is));
}

/** The same for views alone. */
export function sameViewForUs(before: View, after: View): boolean {
  const own = after.me?.team;
  if (own === undefined || !sameBut([...passing, 'teams'], before, after)) return false;
  return teams.every(team => sameBut(team === own ? [] : walking, before.teams[team], after.teams[team]));
}

/** Whether both teams stand where they stood. Where a team has been follows from its clues. */
export const sameStanding = (before: View, after: View): boolean =>
  teams.every(team => {
    const [was, is] = [before.teams[team], after.teams[team]];
    return was?.at === is?.at && stops(was) === stops(is);
  });

/** Whether every cell of the board keeps its name. */
export const sameOnBoard = (before: View, after: View): boolean =>
  sameViewForUs(before, after) && sameStanding(before, after);

/** Whether the cards lie as they did and can be used as before. */
export const sameInHand = (before: View, after: View): boolean =>
  before.available === after.available && sameViewForUs(before, after);

const stops = (side: TeamView | undefined): number => side?.clues.filter(({ to }) => to !== null).length ?? 0;

/** Whether all fields are the same, except these. */
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

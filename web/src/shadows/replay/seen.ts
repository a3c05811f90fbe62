/** What is drawn of a frame: what one viewer knew, or what all of them knew together. */
import type { Seat } from '@lamplight/contract';
import { type CellId, type CellThings, type Team, teams, type View } from '@lamplight/shadows/public';
import type { ReplayFrame } from '../../replay/frames.ts';

export type ReplayPosition = {
  /** What all chosen viewers share. */
  readonly view: View;
  readonly maps: Partial<Record<Team, CellThings>>;
  readonly intended: Partial<Record<Team, CellId>>;
  readonly pointing: ReadonlyMap<Seat, CellId>;
  readonly looking: ReadonlyMap<Seat, CellId>;
  /** What the Officer had marked for each clue of the round. */
  readonly intentions: Partial<Record<Team, readonly (CellId | null)[]>>;
  /** Lit for the one Detective who is the chosen viewer. */
  readonly targets: readonly CellId[];
};

const known = new WeakMap<ReplayFrame, ReplayPosition>();

export function seenIn(frame: ReplayFrame): ReplayPosition {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const seen = gather(frame);
  known.set(frame, seen);
  return seen;
}

function gather({ views }: ReplayFrame): ReplayPosition {
  const all = views.map(({ view }) => view as unknown as View);
  const view = all.find(({ me }) => me === null) ?? all[0];
  if (view === undefined) throw new Error('A frame shows what somebody saw: give it a viewer.');
  const maps: Partial<Record<Team, CellThings>> = { ...view.maps };
  const intended: Partial<Record<Team, CellId>> = {};
  const intentions: Partial<Record<Team, readonly (CellId | null)[]>> = {};
  const pointing = new Map<Seat, CellId>();
  const looking = new Map<Seat, CellId>();
  for (const each of all) {
    if (each.me === null) continue;
    const { team } = each.me;
    if (each.map !== undefined) maps[team] = each.map;
    if (each.intended != null) intended[team] = each.intended;
    if (each.intentions !== undefined) intentions[team] = each.intentions;
    const own = each.teams[team];
    for (const [seat, cell] of Object.entries(own?.pointing ?? {})) pointing.set(Number(seat), cell);
    for (const [seat, cell] of Object.entries(own?.looking ?? {})) looking.set(Number(seat), cell);
  }
  // After a round, its report tells everybody what was meant.
  const account = view.phase === 'playing' ? undefined : view.rounds.find(({ round }) => round === view.round);
  if (account !== undefined)
    for (const team of teams) {
      const clues = account.clues[team];
      if (clues !== undefined) intentions[team] = clues.map(clue => clue.intended);
    }
  const targets = all.length === 1 ? (view.targets ?? []) : [];
  return { view, maps, intended, pointing, looking, intentions, targets };
}

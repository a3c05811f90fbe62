/** My moves that the server has not answered: shown at once, and settled by the answer. */
import type { CellId, Move, TeamView, View } from '@lamplight/shadows/public';

/** The view as it will be if all my moves are accepted. Given cards are left out: the server decides who was first. */
export function asSent(view: View, pending: readonly Move[]): View {
  return pending.reduce(withMove, view);
}

function withMove(view: View, move: Move): View {
  const { me } = view;
  if (me === null) return view;
  if (move.type === 'ready') return { ...view, ready: [...view.ready.filter(seat => seat !== me.seat), me.seat] };
  if (view.phase !== 'playing') return view;
  if (move.type === 'intend') return { ...view, intended: move.cell };
  const own = view.teams[me.team];
  if (own === undefined) return view;
  const after = ofTeam(own, String(me.seat), move);
  return after === own ? view : { ...view, teams: { ...view.teams, [me.team]: after } };
}

type BySeat = { readonly [seat: string]: CellId };

function ofTeam(team: TeamView, seat: string, move: Move): TeamView {
  if (move.type === 'swap') return { ...team, wantsSwap: move.want };
  // The team has moved meanwhile: a vote for the last clue must not show with the next.
  if (team.step === 'gather') return team;
  const { pointing = {}, looking = {} } = team;
  if (move.type === 'look') return { ...team, looking: put(looking, seat, move.cell) };
  if (move.type === 'unpoint') return { ...team, pointing: put(pointing, seat, null) };
  if (move.type !== 'point') return team;
  return { ...team, pointing: put(pointing, seat, move.cell), looking: put(looking, seat, move.cell) };
}

function put(cells: BySeat, seat: string, cell: CellId | null): BySeat {
  const { [seat]: _, ...others } = cells;
  return cell === null ? others : { ...others, [seat]: cell };
}

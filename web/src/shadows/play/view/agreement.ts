/** How far the Detectives of a team agree, as the ring and the bar show it [SA-MOVE-2]. */
import type { Seat } from '@lamplight/contract';
import type { Agreement, CellId, View } from '@lamplight/shadows/public';
import type { SteadyTeam } from './our-view.ts';

/** The Detectives whose votes count. Those who are away hold nobody up [SA-LEAVE-1]. */
export const votersOf = ({ detectives }: SteadyTeam, present: View['present']): readonly Seat[] =>
  detectives.filter(seat => present[seat] === true);

/** How many must point at one cell before the team goes. */
export function votesNeeded(voters: number, agreement: Agreement): number {
  if (agreement === 'all') return Math.max(1, voters);
  return agreement === 'any' ? 1 : Math.floor(voters / 2) + 1;
}

export type Standing = {
  readonly cell: CellId;
  /** Those who point at it, in the order of the seats. */
  readonly by: readonly Seat[];
  /** How many are needed. The ring has as many parts. */
  readonly of: number;
  /** Those who count and do not point at it. */
  readonly waitingFor: readonly Seat[];
};

/** One for every cell that somebody points at. */
export function standings(
  team: SteadyTeam,
  { present, options }: Pick<View, 'present' | 'options'>,
): readonly Standing[] {
  const voters = votersOf(team, present);
  const of = votesNeeded(voters.length, options.agreement);
  const cells = [...new Set(voters.flatMap(seat => team.pointing?.[seat] ?? []))];
  return cells.map(cell => ({
    cell,
    by: voters.filter(seat => team.pointing?.[seat] === cell),
    of,
    waitingFor: voters.filter(seat => team.pointing?.[seat] !== cell),
  }));
}

/** The standing of one cell, also if nobody points at it. */
export function standingOn(cell: CellId, team: SteadyTeam, view: Pick<View, 'present' | 'options'>): Standing {
  const voters = votersOf(team, view.present);
  const none = { cell, by: [], of: votesNeeded(voters.length, view.options.agreement), waitingFor: voters };
  return standings(team, view).find(each => each.cell === cell) ?? none;
}

/** The cell closest to agreement. Of several, the one that the first seat points at. */
export function leading(team: SteadyTeam, view: Pick<View, 'present' | 'options'>): Standing | undefined {
  const all = standings(team, view);
  const most = Math.max(...all.map(({ by }) => by.length));
  return all.find(({ by }) => by.length === most);
}

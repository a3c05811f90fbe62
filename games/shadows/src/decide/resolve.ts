/** What a cell does to a team that arrives there. */
import { must, unseal } from '@lamplight/contract';
import type { Cell } from '../board.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Ending, evidenceToFind, type Find, policeToLose, type Team, teams } from '../words.ts';

const roundsToWin = 2;

export function resolve(state: State, team: number, to: Cell, at: number): readonly Event[] {
  const thing = must(unseal(must(state.maps, team)), to);
  const evidence = must(state.evidence, team).length;
  const isNew = !state.evidence.some(found => found.includes(to));
  const isEvidence = thing === 'evidence' || thing === 'common-evidence';
  const found: Find | null =
    thing === 'police' ? 'police' : isEvidence && isNew && evidence < evidenceToFind ? 'evidence' : null;
  const moved: Event = { type: 'moved', team, to, found, at };
  const side = must(teams, team);
  if (thing === 'client' && evidence === evidenceToFind) {
    return [moved, ...endRound(state, { at, winner: side, because: 'client' })];
  }
  if (found === 'police' && must(state.police, team) + 1 === policeToLose) {
    return [moved, ...endRound(state, { at, winner: rivalOf(state, team), because: 'police' })];
  }
  return [moved];
}

const rivalOf = (state: State, team: number): Team | null => (state.wins.length === 1 ? null : must(teams, 1 - team));

/** Ends the round, and the match if a team has won two or a lone team has lost two [SA-WIN-1, SA-COOP-4]. */
export function endRound(
  state: State,
  { at, winner, because }: { readonly at: number; readonly winner: Team | null; readonly because: Ending },
): readonly Event[] {
  const before = winner === null ? state.lost : must(state.wins, teams.indexOf(winner));
  const over: readonly Event[] = before + 1 < roundsToWin ? [] : [{ type: 'ended-match', winner }];
  return [{ type: 'ended-round', at, winner, because }, ...over];
}

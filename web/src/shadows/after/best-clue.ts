import type { RoundReport, Team } from '@lamplight/shadows/public';
import { cluesOf, fateOf, foundBy, type GivenClue, teamsOf, tookOf } from './account/account.ts';

/** Why a clue is the clue of the match, the best reason first. */
export const merits = [
  'two cards, found, meant',
  'two cards, meant',
  'one card, found, meant',
  'one card, meant',
  'two cards, found',
  'one card, found',
] as const;
export type Merit = (typeof merits)[number];

export type BestClue = {
  readonly account: RoundReport;
  readonly team: Team;
  readonly clue: GivenClue;
  readonly merit: Merit;
  /** Milliseconds. */
  readonly took: number;
};

/**
 * Two cards say more than one and are harder to give. A clue that was understood beats one that only turned out well.
 * One that led to evidence or the client beats one on the way. Among the best kind, the quickest wins.
 */
export function bestClueOf(rounds: readonly RoundReport[]): BestClue | undefined {
  const all = rounds.flatMap(account =>
    teamsOf(account.clues).flatMap(team =>
      cluesOf(account, team).flatMap((clue): readonly BestClue[] => {
        const merit = meritOf(account, team, clue);
        const took = tookOf(clue);
        return merit === undefined || took === undefined ? [] : [{ account, team, clue, merit, took }];
      }),
    ),
  );
  return all.toSorted(
    (one, other) => merits.indexOf(one.merit) - merits.indexOf(other.merit) || one.took - other.took,
  )[0];
}

function meritOf(account: RoundReport, team: Team, clue: GivenClue): Merit | undefined {
  const found = foundBy(account, team, clue);
  if (found === 'police') return undefined;
  const cards = clue.cards.length === 2 ? 'two cards' : 'one card';
  if (fateOf(clue) === 'understood') return found === undefined ? `${cards}, meant` : `${cards}, found, meant`;
  return found === undefined ? undefined : `${cards}, found`;
}

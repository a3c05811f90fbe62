/** What a finished round shows on the board: which map, which path, which tokens. */
import {
  type ByTeam,
  type CellId,
  type CellThings,
  type Clue,
  type MapThing,
  type RoundReport,
  type Team,
  teams,
} from '@lamplight/shadows/public';
import type { CellLook, CellLooks, TeamPath, TokenPlace } from '../../board/cells/looks.ts';

export type GivenClue = Clue & { readonly intended: CellId | null };
/** Whose map lies on the board. */
export type TeamFilter = Team | 'both';

export const teamsOf = (parts: ByTeam<unknown>): readonly Team[] => teams.filter(team => parts[team] !== undefined);
export const shownTeams = (account: RoundReport, shown: TeamFilter): readonly Team[] =>
  teamsOf(account.maps).filter(team => shown === 'both' || shown === team);

export const cluesOf = (account: RoundReport, team: Team): readonly GivenClue[] => account.clues[team] ?? [];

/** From the first cell on. A clue that nobody followed adds nothing. */
export function pathOf(clues: readonly Clue[]): readonly CellId[] {
  const first = clues[0];
  return first === undefined ? [] : [first.from, ...clues.flatMap(({ to }) => (to === null ? [] : [to]))];
}

export const journeysOf = (account: RoundReport, shown: TeamFilter): readonly TeamPath[] =>
  shownTeams(account, shown)
    .map(team => ({ team, path: pathOf(cluesOf(account, team)) }))
    .filter(({ path }) => path.length > 1);

export const tokensOf = (account: RoundReport, shown: TeamFilter): readonly TokenPlace[] =>
  shownTeams(account, shown).flatMap(team =>
    cluesOf(account, team).flatMap(({ found, to }) =>
      found === 'evidence' && to !== null ? [{ team, cell: to }] : [],
    ),
  );

const kindOf = (thing: MapThing | undefined) => (thing === 'common-evidence' ? 'evidence' : thing);

/** The same on both maps. A lone team shares with nobody. */
export const isCommon = (maps: Partial<Record<Team, CellThings>>, cell: CellId): boolean =>
  maps.black?.[cell] !== undefined && kindOf(maps.black[cell]) === kindOf(maps.orange?.[cell]);

/** What one team's map shows there. Half marks mean common, so a lone team has none. */
export function markOf(maps: Partial<Record<Team, CellThings>>, team: Team, cell: CellId): CellLook {
  const thing = maps[team]?.[cell];
  if (thing === undefined) return {};
  const isShared = isCommon(maps, cell);
  // A lone team has no other map, so nothing on its own is common.
  if (maps.orange === undefined && thing === 'common-evidence') return { thing: 'evidence' };
  return isShared ? { thing, isCommon: true } : { thing };
}

/**
 * What is on one map only, or differs on the other. They need their own place: one corner has no room for two marks.
 */
export type LoneMark = { readonly team: Team; readonly cell: CellId; readonly thing: MapThing };

export const loneMarksOf = (maps: Partial<Record<Team, CellThings>>): readonly LoneMark[] =>
  teams.flatMap(team =>
    Object.entries(maps[team] ?? {}).flatMap(([cell, thing]) => (isCommon(maps, cell) ? [] : [{ team, cell, thing }])),
  );

/** The board looks for the marks alone. */
export function marksOf(maps: Partial<Record<Team, CellThings>>, shown: TeamFilter): CellLooks {
  const looks: Record<CellId, CellLook> = {};
  const isShared = shown === 'both' && maps.black !== undefined && maps.orange !== undefined;
  for (const [team, map] of Object.entries(maps) as [Team, CellThings][]) {
    for (const cell of Object.keys(map)) {
      const isSeen = isShared ? isCommon(maps, cell) : shown === 'both' || shown === team;
      if (isSeen) looks[cell] = markOf(maps, team, cell);
    }
  }
  return looks;
}

/** Where a clue began, was meant to lead and led. These cells are lit, the rest is paler. */
function litBy(clue: GivenClue): readonly CellId[] {
  return [clue.from, clue.intended, clue.to].filter(cell => cell !== null);
}

export function looksOf(
  account: RoundReport,
  shown: TeamFilter,
  clue: GivenClue | undefined,
  all: readonly CellId[],
): CellLooks {
  const marks = marksOf(account.maps, shown);
  if (clue === undefined) return marks;
  const lit = litBy(clue);
  return Object.fromEntries(
    all.map((cell): [CellId, CellLook] => [cell, { ...marks[cell], light: lit.includes(cell) ? 'lit' : 'half' }]),
  );
}

/** What became of a clue, without saying whose fault it was. */
export type Fate = 'understood' | 'astray' | 'unmarked' | 'unmoved';
export function fateOf({ intended, to }: GivenClue): Fate {
  if (to === null) return 'unmoved';
  if (intended === null) return 'unmarked';
  return intended === to ? 'understood' : 'astray';
}

/** What lay where the team arrived, if it mattered. The client counts only at the end. */
export function foundBy(
  account: RoundReport,
  team: Team,
  clue: GivenClue,
): 'evidence' | 'police' | 'client' | undefined {
  if (clue.found !== null) return clue.found;
  const isLast = account.because === 'client' && account.winner === team && clue === cluesOf(account, team).at(-1);
  return isLast ? 'client' : undefined;
}

/** Milliseconds from the clue to the arrival. Undefined if the team never moved. */
export const tookOf = ({ givenAt, movedAt }: Clue): number | undefined =>
  movedAt === null ? undefined : movedAt - givenAt;

/** The state of the plain reducer: everything the engine knows, as nested objects. */
import {
  type ByTeam,
  type CardId,
  type CellId,
  type Clue,
  type MapThing,
  type Options,
  type Phase,
  type PictureId,
  type RoundReport,
  type Team,
  teams,
} from '@lamplight/shadows/public';

export type PlainTeam = {
  readonly officer: number;
  readonly wins: number;
  readonly at: CellId;
  readonly holding: readonly CardId[];
  readonly evidence: readonly CellId[];
  readonly police: number;
  readonly wantsSwap: boolean;
  readonly intended: CellId | null;
  readonly intentions: readonly (CellId | null)[];
  readonly clues: readonly Clue[];
  readonly pointing: { readonly [seat: number]: CellId };
  readonly looking: { readonly [seat: number]: CellId };
};

type PlainCell = {
  readonly picture: PictureId | null;
  readonly obstacle: boolean;
  readonly things: ByTeam<MapThing | null>;
};

export type PlainShadows = {
  readonly options: Options;
  readonly seats: readonly { readonly team: Team; readonly present: boolean; readonly ready: boolean }[];
  readonly phase: Phase;
  readonly round: number;
  readonly lost: number;
  readonly winner: Team | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly cells: { readonly [cell: CellId]: PlainCell };
  readonly available: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly aside: readonly CardId[];
  readonly teams: ByTeam<PlainTeam>;
  readonly map: RoundReport['map'];
  readonly rounds: readonly RoundReport[];
};

export function teamOf(state: PlainShadows, team: Team): PlainTeam {
  const own = state.teams[team];
  if (own === undefined) throw new Error(`Nobody plays ${team}.`);
  return own;
}

export const changeTeam = (state: PlainShadows, team: Team, change: Partial<PlainTeam>): PlainShadows => ({
  ...state,
  teams: { ...state.teams, [team]: { ...teamOf(state, team), ...change } },
});

export const sidesOf = (state: PlainShadows): readonly Team[] => teams.filter(team => state.teams[team] !== undefined);

export const detectivesOf = (state: PlainShadows, team: Team): readonly number[] =>
  [...state.seats.keys()].filter(seat => state.seats[seat]?.team === team && seat !== state.teams[team]?.officer);

/** The words of the game: its closed sets, moves, tellings and views. */
import type { Instant, Seat } from '@lamplight/contract';
import type { CellId } from './board.ts';

export const teams = ['black', 'orange'] as const;
export type Team = (typeof teams)[number];
/** A lone team is black [SA-COOP-1]. */
export type ByTeam<T> = { readonly black: T; readonly orange?: T };

export const partsOf = <T>({ black, orange }: ByTeam<T>): readonly T[] =>
  orange === undefined ? [black] : [black, orange];
export function byTeam<T>(values: readonly T[]): ByTeam<T> {
  const [black, orange] = values;
  return (orange === undefined ? { black } : { black, orange }) as ByTeam<T>;
}

export const phases = ['lobby', 'countdown', 'playing', 'round-over', 'match-over'] as const;
export type Phase = (typeof phases)[number];

/** What the Officer's map shows on a cell; nothing for a neutral one. */
export const things = ['evidence', 'common-evidence', 'police', 'client'] as const;
export type MapThing = (typeof things)[number];

export const agreements = ['all', 'majority', 'any'] as const;
export type Agreement = (typeof agreements)[number];

export const levels = ['recruit', 'novice', 'agent', 'master'] as const;
export type TimerLevel = (typeof levels)[number];

export const layouts = ['standard', 'alternative'] as const;
export type Layout = (typeof layouts)[number];

export const orientations = ['circle', 'star', 'square'] as const;
export type Orientation = (typeof orientations)[number];

export const mapChoices = ['first', 'all'] as const;
export type MapChoice = (typeof mapChoices)[number];

/** `i01` to `i84` [SA-PART-1]. */
export type CardId = string;
export const cardIds: readonly CardId[] = Array.from({ length: 84 }, (_, n) => `i${String(n + 1).padStart(2, '0')}`);

/** An intel card's id, or `d3b4`: the fourth picture of side b of district 3. */
export type PictureId = string;

/** Why a round ended: at the client, by the third police token, or because the time ran out. */
export const endings = ['client', 'police', 'time'] as const;
export type Ending = (typeof endings)[number];

/** What a team finds. Everything else is silent [SA-RESOLVE-7]. */
export type Find = 'evidence' | 'police';

export type Crew = { readonly officer: Seat; readonly detectives: readonly Seat[] };

export type Options = {
  readonly teams: ByTeam<Crew>;
  readonly police: 11 | 12;
  readonly agreement: Agreement;
  readonly maps: MapChoice;
  readonly level: TimerLevel;
  readonly layout: Layout;
};

/** The parts of a picture, in a grid of three by three. */
export const places = [
  ...(['left-top', 'middle-top', 'right-top'] as const),
  ...(['left-middle', 'middle-middle', 'right-middle'] as const),
  ...(['left-bottom', 'middle-bottom', 'right-bottom'] as const),
] as const;
export type SeatPlace = (typeof places)[number];

/** What a Detective goes by: something on a card, and something in the picture that it looks at [SA-LOOK-4]. */
export type Link = { readonly card: CardId; readonly on: SeatPlace; readonly in: SeatPlace };

export type Move =
  | { readonly type: 'ready' }
  | { readonly type: 'roles'; readonly officer: Seat }
  | { readonly type: 'give'; readonly cards: readonly CardId[] }
  | { readonly type: 'swap'; readonly want: boolean }
  /** Null removes the mark. */
  | { readonly type: 'intend'; readonly cell: string | null }
  /** Null removes the look. */
  | { readonly type: 'look'; readonly cell: string | null; readonly link?: Link }
  | { readonly type: 'point'; readonly cell: string; readonly link?: Link }
  | { readonly type: 'unpoint' };

/** One clue and its result, as everybody at the table saw it. */
export type Clue = {
  readonly cards: readonly CardId[];
  readonly from: CellId;
  readonly givenAt: Instant;
  /** Null as long as the team has not moved. */
  readonly to: CellId | null;
  readonly movedAt: Instant | null;
  readonly found: Find | null;
};

export type CellThings = { readonly [cell: CellId]: MapThing };

/** A whole finished round, shown to all. */
export type RoundReport = {
  readonly round: number;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly winner: Team | null;
  readonly because: Ending;
  readonly map: { readonly number: number; readonly orientation: Orientation } | null;
  readonly maps: ByTeam<CellThings>;
  readonly officers: ByTeam<Seat>;
  /** The cards on the centre and the open spots: the next round puts others there. */
  readonly spots: { readonly [cell: CellId]: PictureId | null };
  readonly clues: ByTeam<readonly (Clue & { readonly intended: CellId | null })[]>;
};

export type TeamView = {
  readonly officer: Seat;
  readonly detectives: readonly Seat[];
  readonly at: CellId;
  readonly step: 'gather' | 'move';
  readonly holding: readonly CardId[];
  readonly evidence: readonly CellId[];
  readonly police: number;
  readonly wantsSwap: boolean;
  readonly clues: readonly Clue[];
  /** By seat; only for the team's own players. */
  readonly pointing?: { readonly [seat: string]: CellId };
  /** By seat; only for the team's own players. */
  readonly looking?: { readonly [seat: string]: CellId };
  /** By seat; only for the team's own players, and only where somebody shows what they go by. */
  readonly links?: { readonly [seat: string]: Link };
};

export type Me = { readonly seat: Seat; readonly team: Team; readonly role: 'officer' | 'detective' };

export type View = {
  readonly me: Me | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly wins: ByTeam<number>;
  /** Rounds lost to the clock or the police by a lone team; a rival's win is counted in `wins`. */
  readonly lost: number;
  readonly winner: Team | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly present: readonly boolean[];
  readonly ready: readonly Seat[];
  readonly available: readonly CardId[];
  /** How many cards the deck holds. */
  readonly deck: number;
  /** Used and swapped cards, in the order they were set aside. */
  readonly aside: readonly CardId[];
  readonly cells: { readonly [cell: CellId]: { readonly picture: PictureId | null; readonly obstacle: boolean } };
  readonly teams: ByTeam<TeamView>;
  /** Only for the team's own Officer, and only during the round. */
  readonly map?: CellThings;
  /** The target that the Officer has privately marked: only for that Officer. */
  readonly intended?: CellId | null;
  /** The target that the Officer had marked for each clue given in this round. */
  readonly intentions?: readonly (CellId | null)[];
  /** Where the team may go: only for the Detectives of a team that is to move. */
  readonly targets?: readonly CellId[];
  /** Everybody's maps, after the round. */
  readonly maps?: ByTeam<CellThings>;
  readonly rounds: readonly RoundReport[];
};

export type Told =
  | { readonly type: 'readied'; readonly by: Seat }
  | { readonly type: 'changed-roles'; readonly team: Team; readonly officer: Seat }
  | { readonly type: 'laid'; readonly round: number }
  | { readonly type: 'counted-down'; readonly startsAt: Instant }
  | { readonly type: 'began'; readonly at: Instant; readonly endsAt: Instant | null }
  | {
      readonly type: 'gave';
      readonly team: Team;
      readonly cards: readonly CardId[];
      readonly drawn: readonly CardId[];
      readonly at: Instant;
    }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'wanted-swap'; readonly team: Team; readonly want: boolean }
  | { readonly type: 'swapped'; readonly drawn: readonly CardId[] }
  | { readonly type: 'intended'; readonly team: Team; readonly cell: CellId | null }
  | { readonly type: 'looked'; readonly by: Seat; readonly cell: CellId | null; readonly link?: Link }
  /** A player who points at a cell also looks at it: no `looked` follows. */
  | { readonly type: 'pointed'; readonly by: Seat; readonly cell: CellId | null; readonly link?: Link }
  | {
      readonly type: 'moved';
      readonly team: Team;
      readonly to: CellId;
      readonly found: Find | null;
      readonly at: Instant;
    }
  | { readonly type: 'attended'; readonly seat: Seat; readonly present: boolean }
  | { readonly type: 'ended-round'; readonly at: Instant; readonly winner: Team | null; readonly because: Ending }
  | { readonly type: 'ended-match'; readonly winner: Team | null };

/** What a team needs before the client counts, and the most it can find [SA-RESOLVE-2, SA-RESOLVE-4]. */
export const evidenceToFind = 3;

/** This many police tokens lose a round [SA-RESOLVE-5]. */
export const policeToLose = 3;

/** From the last player getting ready to the opening of the maps, in milliseconds [SA-SETUP-4]. */
export const countdown = 3_000;

/** A lone team's time for a round [SA-COOP-1]. */
export const levelTimes: Readonly<Record<TimerLevel, Instant>> = {
  recruit: 15 * 60_000,
  novice: 8 * 60_000,
  agent: 5 * 60_000,
  master: 3 * 60_000,
};

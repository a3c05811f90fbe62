import type { BySeat, Instant, Seat, Secret } from '@lamplight/contract';
import type { Cell } from './board.ts';
import type { MapLayer } from './layer.ts';
import type { CardId, Find, Link, Options, Orientation, Phase, PictureId, RoundReport, Team } from './words.ts';

/** Black first; a lone team is the only item. */
export type EachTeam<T> = readonly T[];

export type Trace = {
  readonly cards: readonly CardId[];
  readonly from: Cell;
  readonly givenAt: Instant;
  readonly to: Cell | null;
  readonly movedAt: Instant | null;
  readonly found: Find | null;
};

export type State = {
  readonly options: Options;
  /** Which team each seat plays for. */
  readonly sides: BySeat<number>;
  readonly present: BySeat<boolean>;
  readonly ready: BySeat<boolean>;
  readonly phase: Phase;
  readonly round: number;
  readonly wins: EachTeam<number>;
  readonly lost: number;
  readonly winner: Team | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly officers: EachTeam<Seat>;
  /** The picture on each cell; an intel card on the centre and the open spots. */
  readonly pictures: readonly (PictureId | null)[];
  readonly available: readonly CardId[];
  readonly deck: readonly Secret<CardId>[];
  readonly aside: readonly CardId[];
  readonly at: EachTeam<Cell>;
  readonly holding: EachTeam<readonly CardId[]>;
  readonly evidence: EachTeam<readonly Cell[]>;
  readonly police: EachTeam<number>;
  readonly wantsSwap: EachTeam<boolean>;
  readonly traces: EachTeam<readonly Trace[]>;
  /** Where each seat points; null if nowhere. */
  readonly pointing: BySeat<Secret<Cell | null>>;
  /** Where each seat looks; null if nowhere [SA-LOOK-1]. */
  readonly looking: BySeat<Secret<Cell | null>>;
  /** What each seat goes by; it counts only while the seat looks somewhere [SA-LOOK-4]. */
  readonly links: BySeat<Secret<Link | null>>;
  readonly maps: EachTeam<Secret<MapLayer>>;
  /** Null if a scenario drew its own map. */
  readonly mapName: Secret<{ readonly number: number; readonly orientation: Orientation } | null>;
  readonly intended: EachTeam<Secret<Cell | null>>;
  /** What the Officer meant by each clue of `traces`. */
  readonly intentions: EachTeam<readonly Secret<Cell | null>[]>;
  readonly rounds: readonly RoundReport[];
};

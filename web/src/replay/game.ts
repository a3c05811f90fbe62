/** What the replay page needs of a game. */
import type { Json, Seat } from '@lamplight/contract';
import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { ReplayFrame } from './frames.ts';
import type { SeenBy } from './load.ts';

/** A part of a match with its own beginning and end: a round. `first` and `last` are frames. */
export type Stretch = {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  /** The time that its lanes show. */
  readonly starts: number;
  readonly ends: number;
};

export interface ReplayGameProps {
  readonly frames: readonly ReplayFrame[];
  /** The frame that is shown. */
  readonly at: number;
  readonly seenBy: SeenBy;
  readonly stretch: Stretch;
  readonly nameOf: (seat: Seat) => string;
}

export interface LogLineProps extends Pick<ReplayGameProps, 'nameOf'> {
  readonly told: Json;
  readonly frame: ReplayFrame;
}

export interface SeatProps {
  readonly seat: Seat;
  readonly frame: ReplayFrame;
  readonly name: string | null;
}

/** An entry of the log: what it says, and the frame a tap leads to. */
export type LogEntry = {
  readonly frame: number;
  readonly key: string;
  /** What `Line` shows: one telling, unless the game groups several. */
  readonly told: Json;
  /** Worth a line of its own; the rest is small print. */
  readonly isMajor: boolean;
};

export interface ReplayGame {
  /** The same frames at times that are good to watch, for games whose turns take days. */
  readonly paced?: (frames: readonly ReplayFrame[]) => readonly ReplayFrame[];
  /** The moment in a word, where minutes and seconds mean nothing: the number of the turn. */
  readonly when?: (frame: ReplayFrame, intl: IntlShape) => string;
  /** The log, if an entry is more than one telling. */
  readonly lines?: (frames: readonly ReplayFrame[], stretch: Stretch) => readonly LogEntry[];
  /** In order and without gaps. */
  readonly stretches: (frames: readonly ReplayFrame[]) => readonly Stretch[];
  /** Frames at which a turn begins. */
  readonly turns: (frames: readonly ReplayFrame[]) => readonly number[];
  /** Worth a line of its own in the log; the rest is small print. */
  readonly isMajor: (told: Json) => boolean;
  /** How the sides stand, the board, and what was said last. */
  readonly Scores: ComponentType<ReplayGameProps>;
  readonly Board: ComponentType<ReplayGameProps>;
  readonly Said: ComponentType<ReplayGameProps>;
  /** Under the scrubber and as wide: what each side did when. */
  readonly Lanes: ComponentType<ReplayGameProps>;
  readonly Line: ComponentType<LogLineProps>;
  readonly SeatName: ComponentType<SeatProps>;
}

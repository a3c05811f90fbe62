/** What the replay page asks of a game. */
import type { Json, Seat } from '@lamplight/contract';
import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { ReplayFrame } from './frames.ts';
import type { SeenBy } from './load.ts';

/** A part of a match with a beginning and an end of its own: a round. From and to are frames. */
export type Stretch = {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  /** The stretch of time that its lanes show. */
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

/** A line of the log: what it says, and the frame a tap on it leads to. */
export type LogEntry = {
  readonly frame: number;
  readonly key: string;
  /** What `Line` shows: one telling, unless the game gathers several into one. */
  readonly told: Json;
  /** Worth a line of its own; the rest is small print. */
  readonly isMajor: boolean;
};

export interface ReplayGame {
  /** The same frames at times that are good to watch, where nobody would watch the true ones: turns of days. */
  readonly paced?: (frames: readonly ReplayFrame[]) => readonly ReplayFrame[];
  /** The moment in a word, where minutes and seconds say nothing: the number of the turn. */
  readonly when?: (frame: ReplayFrame, intl: IntlShape) => string;
  /** The log, where a line is more than one telling. */
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
  /** Under the scrubber, as wide as it: what each side did when. */
  readonly Lanes: ComponentType<ReplayGameProps>;
  readonly Line: ComponentType<LogLineProps>;
  readonly SeatName: ComponentType<SeatProps>;
}

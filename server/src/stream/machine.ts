import type { Instant, Json, TimeSpan } from '@lamplight/contract';

/** One input, decided. `body` is what the log keeps of it. */
export interface Decision<State> {
  readonly state: State;
  readonly body: Json;
}

/** An alarm has rung, at that time. */
export interface RungAlarm<State> extends Decision<State> {
  readonly at: Instant;
}

/** What comes of an input, the rule that forbids it, or nothing at all: then it leaves no trace in the log. */
export type MachineVerdict<State> =
  | { readonly decided: Decision<State> }
  | { readonly refused: string; readonly says?: string }
  | 'nothing';

/**
 * The two kinds of streams, told apart by nothing else: the table is one machine, a match another. Pure: after a lost race the
 * same input is decided again on the newer state. Times are milliseconds since the stream began.
 */
export interface StreamMachine<State, Input, Viewer> {
  decide(state: State, input: Input, at: Instant): MachineVerdict<State>;
  /** When the clock must speak next. */
  due(state: State): Instant | undefined;
  /**
   * Rings what is due by the end of the span, by the contract's loop. An alarm rings when it is asked for: whoever asks has
   * stored the one before it. `from` is the time of the last row.
   */
  advance(state: State, span: TimeSpan): Iterable<RungAlarm<State>>;
  /** Folds what the log kept. */
  fold(state: State, body: Json, at: Instant): State;

  /** Everybody who may look at it now. */
  viewers(state: State): readonly Viewer[];
  view(state: State, viewer: Viewer): Json;
  /** What a viewer is told of what the log kept, in the state after it. */
  told(state: State, body: Json, viewer: Viewer): readonly Json[];
  /** One key a viewer: sockets with the same key share one computed change. */
  key(viewer: Viewer): string;
}

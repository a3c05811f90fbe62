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

/** The result of an input, the rule that forbids it, or nothing at all: then it leaves no trace in the log. */
export type MachineVerdict<State> =
  | { readonly decided: Decision<State> }
  | { readonly refused: string; readonly says?: string }
  | 'nothing';

/**
 * Decides the inputs of a stream. Tables and matches are streams that differ in nothing but their machine. Pure: after
 * a lost race the same input is decided again on the newer state. Times are milliseconds since the stream began.
 */
export interface StreamMachine<State, Input, Viewer> {
  decide(state: State, input: Input, at: Instant): MachineVerdict<State>;
  /** When the next alarm is due. */
  due(state: State): Instant | undefined;
  /**
   * Rings the alarms due by the end of the span, by the contract's loop. Each alarm rings when the caller asks for it,
   * so the caller must have stored the one before it. `from` is the time of the last row.
   */
  advance(state: State, span: TimeSpan): Iterable<RungAlarm<State>>;
  /** Folds a stored body. */
  fold(state: State, body: Json, at: Instant): State;

  /** Everybody who may watch it now. */
  viewers(state: State): readonly Viewer[];
  view(state: State, viewer: Viewer): Json;
  /** What a viewer is told of a stored body, in the state after it. */
  told(state: State, body: Json, viewer: Viewer): readonly Json[];
  /** One key per viewer: sockets with the same key share one computed change. */
  key(viewer: Viewer): string;
}

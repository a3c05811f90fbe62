import type { Json } from '@lamplight/contract';

/** What was asked of a stream: by whom, under which id, when (milliseconds since the stream began). */
export interface Asked<Input> {
  readonly command: string;
  readonly at: number;
  readonly input: Input;
}

/** One input, decided. `body` is what the log keeps of it. */
export interface Decided<State> {
  readonly state: State;
  readonly body: Json;
  /** When the clock must speak next, in milliseconds since the stream began. */
  readonly due: number | undefined;
}

export type Verdict<State> = { readonly decided: readonly Decided<State>[] } | { readonly refused: string; readonly says?: string };

/**
 * The two kinds of streams, told apart by nothing else: the table is one machine, a match another. Pure: after a lost race the
 * same input is decided again on the newer state.
 */
export interface Machine<State, Input, Viewer> {
  decide(state: State, asked: Asked<Input>): Verdict<State>;
  /** Rings what is due. */
  ring(state: State, at: number): readonly Decided<State>[];
  /** Folds a stored row. */
  fold(state: State, body: Json): State;
  due(state: State): number | undefined;
  view(state: State, viewer: Viewer): Json;
  /** What a viewer is told of a stored row, in the state after it. */
  told(state: State, body: Json, viewer: Viewer): readonly Json[];
  /** One key a viewer: sockets with the same key share one computed change. */
  key(viewer: Viewer): string;
}

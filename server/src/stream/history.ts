import type { Instant, Json } from '@lamplight/contract';
import type { Row } from '../store/store.ts';
import type { Machine } from './machine.ts';
import type { Kept } from './surroundings.ts';

export interface ToldStep {
  readonly step: number;
  readonly at: Instant;
  readonly told: Json[];
}

/** Which of its steps a viewer wants to be told of: those after the one it has, and before the first that it knows. */
export interface Span {
  readonly have?: number | undefined;
  readonly before?: number | undefined;
}

/** Of a long history the last steps are sent; whoever wants those before them asks for them. */
const most = 200;

/**
 * What a viewer was told, from the log alone. `at` is the time of its own last step: that of the stream would tell of what
 * others did unseen. `more`: there are steps of the span before these.
 */
export function historyOf<State, Viewer>(
  machine: Machine<State, never, Viewer>,
  start: State,
  rows: readonly Row[],
  viewer: Viewer,
  { have = 0, before = Number.POSITIVE_INFINITY }: Span = {},
): { readonly step: number; readonly at: Instant; readonly missed: ToldStep[]; readonly more: boolean } {
  const key = machine.key(viewer);
  const missed: ToldStep[] = [];
  let state = start;
  let step = 0;
  let last: Instant = 0;
  for (const { body } of rows) {
    const { at, noticed, of } = body as Kept;
    state = machine.fold(state, of, at);
    const isThere = noticed === '*' && machine.viewers(state).some(each => machine.key(each) === key);
    if (!isThere && !(noticed !== '*' && noticed.includes(key))) continue;
    step += 1;
    last = at;
    const told = step > have && step < before ? machine.told(state, of, viewer) : [];
    if (told.length > 0) missed.push({ step, at, told: [...told] });
  }
  return { step, at: last, missed: missed.slice(-most), more: missed.length > most };
}

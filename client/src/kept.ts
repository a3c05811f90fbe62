import type { Instant, Json } from '@lamplight/contract';
import { patched, type ServerFrame } from '@lamplight/contract/wire';

/** What is known of a table or a match. Parts of the view that did not change stay the same objects. */
export type Kept<View> = {
  readonly id: string;
  /** How many steps this viewer has seen. */
  readonly step: number;
  /** When it began, by the server's clock, in milliseconds since 1970. */
  readonly began: number;
  /** When the last step was made, in milliseconds since it began. */
  readonly at: Instant;
  readonly view: View;
};

/** What one step told. */
export type Telling = { readonly step: number; readonly at: Instant; readonly told: readonly Json[] };

/**
 * The next of what is kept, with what is to be told of it; or why the frame does not lead there: it was `known`, or
 * something is missing between, or (`lost`) what is kept is not what the server thinks it is.
 */
export type Taken = { readonly kept: Kept<Json>; readonly tellings: readonly Telling[] } | 'known' | 'gap' | 'lost';

type Shown = Extract<ServerFrame, { t: 'view' }>;
type Stepped = Extract<ServerFrame, { t: 'step' }>;

export function take(before: Kept<Json> | undefined, frame: Shown | Stepped): Taken {
  return frame.t === 'view' ? taken(before, frame) : stepped(before, frame);
}

function taken(before: Kept<Json> | undefined, { id, step, began, at, view, missed = [] }: Shown): Taken {
  const seen = before?.id === id ? before.step : 0;
  return { kept: { id, step, began, at, view }, tellings: missed.filter(telling => telling.step > seen) };
}

function stepped(before: Kept<Json> | undefined, { id, step, at, patch, told }: Stepped): Taken {
  if (before === undefined || before.id !== id) return 'lost';
  if (step <= before.step) return 'known';
  if (step > before.step + 1) return 'gap';
  try {
    return { kept: { ...before, step, at, view: patched(before.view, patch) }, tellings: [{ step, at, told }] };
  } catch {
    return 'lost';
  }
}

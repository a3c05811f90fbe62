import type { Instant, Json } from '@lamplight/contract';
import { patched, type ServerFrame } from '@lamplight/contract/wire';

/** What is known of a table or a match. Parts of the view that did not change stay the same objects. */
export type ViewSnapshot<View> = {
  readonly id: string;
  /** How many steps this viewer has seen. */
  readonly step: number;
  /** The server's mark of the last step. After a backup was restored, another step may have the same number. */
  readonly mark?: string;
  /** When the stream began, by the server's clock, in milliseconds since 1970. */
  readonly began: number;
  /** When the last step was made, in milliseconds since the stream began. */
  readonly at: Instant;
  readonly view: View;
  /** How often the server has said that what was known, and all that was told of it, never was. Absent: never. */
  readonly anew?: number;
};

/** What one step told. */
export type StepTellings = { readonly step: number; readonly at: Instant; readonly told: readonly Json[] };

/**
 * The next snapshot, with what is to be told of it. Or why the frame does not lead there: it was `known`; or steps in
 * between are missing; or (`lost`) the snapshot is not what the server thinks it is.
 */
export type SnapshotStep =
  | { readonly kept: ViewSnapshot<Json>; readonly tellings: readonly StepTellings[] }
  | 'known'
  | 'gap'
  | 'lost';

type ViewFrame = Extract<ServerFrame, { t: 'view' }>;
type StepFrame = Extract<ServerFrame, { t: 'step' }>;

export function take(before: ViewSnapshot<Json> | undefined, frame: ViewFrame | StepFrame): SnapshotStep {
  return frame.t === 'view' ? taken(before, frame) : stepped(before, frame);
}

function taken(
  before: ViewSnapshot<Json> | undefined,
  { id, step, mark, began, at, view, missed = [], anew }: ViewFrame,
): SnapshotStep {
  const known = before?.id === id ? before : undefined;
  const times = (known?.anew ?? 0) + (anew === true ? 1 : 0);
  const seen = anew === true ? 0 : (known?.step ?? 0);
  return {
    kept: { id, step, ...markOf(mark), began, at, view, ...(times === 0 ? {} : { anew: times }) },
    tellings: missed.filter(telling => telling.step > seen),
  };
}

function stepped(before: ViewSnapshot<Json> | undefined, { id, step, mark, at, patch, told }: StepFrame): SnapshotStep {
  if (before === undefined || before.id !== id) return 'lost';
  if (step <= before.step) return 'known';
  if (step > before.step + 1) return 'gap';
  try {
    const { mark: _last, ...rest } = before;
    const kept = { ...rest, step, ...markOf(mark), at, view: patched(before.view, patch) };
    return { kept, tellings: [{ step, at, told }] };
  } catch {
    return 'lost';
  }
}

const markOf = (mark: string | undefined): { readonly mark?: string } => (mark === undefined ? {} : { mark });

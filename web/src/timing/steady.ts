import type { ReadableStore } from '../store/store.ts';
import { atLeisure } from './leisure.ts';

/** Whether two values are the same to a caller. */
export type Sameness<Value> = (before: Value, after: Value) => boolean;

export interface SteadyOptions<Value> {
  /** It may wait until there is leisure. */
  readonly canWait?: boolean;
  /**
   * Shows a change by itself before anything is rendered, and returns whether it has. If so, the rendering may wait as
   * well.
   */
  readonly ahead?: Sameness<Value>;
}

/**
 * A source that changes only when something has changed for the caller. It changes at once, or at leisure if `canWait`
 * is set or `ahead` has shown the change.
 */
export function steadily<Value extends object>(
  source: ReadableStore<Value | undefined>,
  isSame: Sameness<Value>,
  { canWait = false, ahead }: SteadyOptions<Value> = {},
): ReadableStore<Value | undefined> {
  let last: { readonly seen: Value | undefined; readonly shown: Value | undefined } | undefined;
  const now = (): Value | undefined => {
    const seen = source.now();
    if (last !== undefined && last.seen === seen) return last.shown;
    const isKept = last?.shown !== undefined && seen !== undefined && isSame(last.shown, seen);
    const shown = isKept ? last?.shown : seen;
    last = { seen, shown };
    return shown;
  };
  const isAhead = (before: Value | undefined, after: Value | undefined): boolean =>
    before !== undefined && after !== undefined && ahead?.(before, after) === true;
  return {
    now,
    onChange: listener => {
      let forget = () => {};
      const stop = source.onChange(() => {
        const before = last?.shown;
        const after = now();
        if (before === after) return;
        forget();
        forget = () => {};
        if (canWait || isAhead(before, after)) forget = atLeisure(listener);
        else listener();
      });
      return () => {
        stop();
        forget();
      };
    },
  };
}

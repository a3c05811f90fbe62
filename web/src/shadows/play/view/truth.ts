import type { View } from '@lamplight/shadows/public';
import { atLeisure } from '../../../timing/leisure.ts';

/** Whether two views are the same to somebody. */
export type Sameness = (before: View, after: View) => boolean;

export interface Wishes {
  /** It may wait until the frame that shows the step is drawn. */
  readonly canWait?: boolean;
  /** Shows a step by itself before anything is rendered, and says whether it has: then the rest may wait as well. */
  readonly ahead?: Sameness;
}

/** As much of a session as this needs. */
export interface Line {
  readonly match: { readonly view: unknown } | undefined;
  onChange(listener: () => void): () => void;
}

/** As it is this very moment: for what is done, not for what is shown. Whose match it is knows what its views are. */
export const viewNow = (session: Line): View | undefined => session.match?.view as View | undefined;

export interface Truth {
  /** The view as of the last step that was not the same to whoever asks. */
  look(): View | undefined;
  /** Calls after each step that is not the same. Returns what ends it. */
  follow(listener: () => void): () => void;
}

export function truthOf(session: Line, isSame: Sameness, { canWait = false, ahead }: Wishes = {}): Truth {
  let last: { readonly seen: View | undefined; readonly shown: View | undefined } | undefined;
  const look = (): View | undefined => {
    const seen = viewNow(session);
    if (last !== undefined && last.seen === seen) return last.shown;
    const isKept = last?.shown !== undefined && seen !== undefined && isSame(last.shown, seen);
    const shown = isKept ? last?.shown : seen;
    last = { seen, shown };
    return shown;
  };
  const isAhead = (before: View | undefined, after: View | undefined): boolean =>
    before !== undefined && after !== undefined && ahead?.(before, after) === true;
  return {
    look,
    follow: listener => {
      let forget = () => {};
      const stop = session.onChange(() => {
        const before = last?.shown;
        const after = look();
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

import type { View } from '@lamplight/shadows/public';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { afterFrame } from '../../parts/after-frame.ts';
import type { Session } from '../../table/session.ts';

/** Whether two views are the same to somebody. */
export type Sameness = (before: View, after: View) => boolean;

export interface Wishes {
  /** It may wait until the frame that shows the step is drawn. */
  readonly canWait?: boolean;
}

/**
 * The view as the server sent it, as of the last step that was not the same to whoever asks. Each part of the page asks
 * for itself: a rival acts all the time, and only what shows its act is drawn again.
 */
export function useTruth(
  session: Session,
  isSame: Sameness = Object.is,
  { canWait = false }: Wishes = {},
): View | undefined {
  const last = useRef<{ readonly seen: View | undefined; readonly shown: View | undefined }>(undefined);
  const look = useCallback(() => {
    const seen = session.match?.view as View | undefined;
    const before = last.current;
    if (before !== undefined && before.seen === seen) return before.shown;
    const isKept = before?.shown !== undefined && seen !== undefined && isSame(before.shown, seen);
    const shown = isKept ? before.shown : seen;
    last.current = { seen, shown };
    return shown;
  }, [session, isSame]);
  const follow = useCallback(
    (listener: () => void) => {
      if (!canWait) return session.onChange(listener);
      let forget = () => {};
      const stop = session.onChange(() => {
        if (last.current?.shown === look()) return;
        forget();
        forget = afterFrame(listener);
      });
      return () => {
        stop();
        forget();
      };
    },
    [session, look, canWait],
  );
  return useSyncExternalStore(follow, look);
}

import type { View } from '@lamplight/shadows/public';
import { useMemo } from 'react';
import type { Session } from '../../../session/session.ts';
import { useSource } from '../../../store/store.ts';
import { type Sameness, type SteadyOptions, steadily } from '../../../timing/steady.ts';

/** The view at this very moment: for acting, not for showing. The caller must know that the match is one of Shadows. */
export const viewNow = (session: Pick<Session, 'match'>): View | undefined => session.match?.view as View | undefined;

/**
 * The view as the server sent it, as of the last step that `isSame` did not call the same. Each part of the page asks
 * for itself: a rival acts all the time, and only what shows its act is rendered again.
 */
export function useTruth(
  session: Session,
  isSame: Sameness<View> = Object.is,
  wishes?: SteadyOptions<View>,
): View | undefined {
  const truth = useMemo(() => {
    const views = { now: () => viewNow(session), onChange: session.onChange };
    return steadily(views, isSame, wishes);
  }, [session, isSame, wishes]);
  return useSource(truth);
}

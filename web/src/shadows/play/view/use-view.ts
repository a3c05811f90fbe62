import type { View } from '@lamplight/shadows/public';
import { useMemo, useSyncExternalStore } from 'react';
import type { Session } from '../../../session/session.ts';
import { type Sameness, truthOf, type Wishes } from './truth.ts';

/**
 * The view as the server sent it, as of the last step that was not the same to whoever asks. Each part of the page asks
 * for itself: a rival acts all the time, and only what shows its act is drawn again.
 */
export function useTruth(session: Session, isSame: Sameness = Object.is, wishes?: Wishes): View | undefined {
  const { look, follow } = useMemo(() => truthOf(session, isSame, wishes), [session, isSame, wishes]);
  return useSyncExternalStore(follow, look);
}

import type { TableView } from '@lamplight/contract/wire';
import type { View } from '@lamplight/shadows/public';
import { useEffect, useRef } from 'react';
import type { Session } from '../../../session/session.ts';
import { play, setScene } from '../../../sound/sound.ts';
import { newSince } from '../../../table/chat/chat-lines.ts';
import { sceneOf } from './scene.ts';

/** The soundtrack of a match while it is shown, and a sound for what others say. */
export function useMatchSound(session: Session, table: TableView, view: View): void {
  useEffect(() => {
    return () => setScene({ kind: 'silence', heat: 0 });
  }, []);
  useEffect(() => {
    const follow = () => setScene(sceneOf(view, session.now() ?? view.startsAt ?? 0));
    follow();
    // A countdown grows more urgent by itself. Everything else changes only with the view.
    if (view.phase !== 'playing' || view.endsAt === null) return;
    const timer = setInterval(follow, 2_000);
    return () => clearInterval(timer);
  }, [session, view]);
  useChatSound(table);
}

/** A sound when somebody else writes. Lines from before we came are silent. */
function useChatSound(table: TableView): void {
  const heardTo = useRef(table.talk.at(-1)?.at ?? 0);
  useEffect(() => {
    if (newSince(table, heardTo.current) > 0) play('chat');
    heardTo.current = table.talk.at(-1)?.at ?? heardTo.current;
  }, [table]);
}

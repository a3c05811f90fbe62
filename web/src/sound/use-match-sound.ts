import type { TableView } from '@lamplight/contract/wire';
import type { View } from '@lamplight/shadows/public';
import { useEffect, useRef } from 'react';
import { settingsNow } from '../settings/settings.ts';
import type { Sound } from '../shadows/play/effects.ts';
import { type EffectPlayer, hearThrough } from '../shadows/play/player.ts';
import { newSince } from '../table/chat-lines.ts';
import type { Session } from '../table/session.ts';
import { sceneOf } from './match-scene.ts';
import { play, setScene } from './sound.ts';

/** Seconds of a walk, after which is heard what was found. */
const walk = 0.44;
const afterAWalk: readonly Sound['name'][] = ['evidence', 'police', 'team-back'];

/** What the match says there is to hear, heard. The steps are the same whatever they lead to. */
const player: EffectPlayer = {
  play: ({ name, ...rest }) => {
    if (!afterAWalk.includes(name)) return play(name, rest);
    play('steps', rest);
    play(name, { ...rest, after: walk * settingsNow().speed });
  },
  strike: stroke => play(stroke),
};

/** Gives a match its sounds and its soundtrack, as long as it is shown. */
export function useMatchSound(session: Session, table: TableView, view: View): void {
  useEffect(() => {
    hearThrough(player);
    return () => {
      hearThrough(undefined);
      setScene({ kind: 'silence', heat: 0 });
    };
  }, []);
  useEffect(() => {
    const follow = () => setScene(sceneOf(view, session.now() ?? view.startsAt ?? 0));
    follow();
    // A clock grows hot by itself; everything else changes only with the view.
    if (view.phase !== 'playing' || view.endsAt === null) return;
    const timer = setInterval(follow, 2_000);
    return () => clearInterval(timer);
  }, [session, view]);
  useChatSound(table);
}

/** Somebody else has said something. What was said before we came is old. */
function useChatSound(table: TableView): void {
  const heardTo = useRef(table.talk.at(-1)?.at ?? 0);
  useEffect(() => {
    if (newSince(table, heardTo.current) > 0) play('chat');
    heardTo.current = table.talk.at(-1)?.at ?? heardTo.current;
  }, [table]);
}

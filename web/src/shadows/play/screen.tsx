import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStillPage } from '../../match/use-still-page.ts';
import { useToastPlace } from '../../match/use-toast-place.ts';
import { useTitle } from '../../parts/announce/use-title.ts';
import { useConnection } from '../../session/session.ts';
import { ChatSheet } from '../../table/chat/chat-sheet.tsx';
import { ConnectionBanner } from '../../table/connection/connection-banner.tsx';
import { Zoom } from '../zoom/zoom.tsx';
import { Spectator } from './audience/spectator.tsx';
import { Detective } from './detective/detective.tsx';
import { Countdown } from './frame/countdown.tsx';
import { GameBar } from './frame/game-bar.tsx';
import { Ready } from './frame/ready.tsx';
import { ShadowsKeys } from './frame/shadows-keys.tsx';
import { useChatWords } from './frame/team-chat.tsx';
import { isMyTurn } from './frame/turn.ts';
import { usePreload } from './frame/use-preload.ts';
import { ZoomAct } from './map/zoom-act.tsx';
import { Officer } from './officer/officer.tsx';
import style from './screen.module.css';
import { PlayingContext, type ShadowsMatchContext, useOurPlaying } from './view/playing.ts';

/** A match from the first ready to the end of a round, as the viewer's role sees it. */
export function Screen(playing: Omit<ShadowsMatchContext, 'openChat'>) {
  const { session, view, layout } = playing;
  const intl = useIntl();
  const connection = useConnection(session);
  const [isChatting, setChatting] = useState(false);
  const openChat = useCallback(() => setChatting(true), []);
  const closeChat = useCallback(() => setChatting(false), []);
  // Stable elements: everything below is rendered again only for its own changes.
  const zoom = useMemo(() => <Zoom action={picture => <ZoomAct picture={picture} />} />, []);
  const banner = useMemo(() => <ConnectionBanner session={session} />, [session]);
  useTitle(intl.formatMessage({ id: 'shadows.title' }), { isMyTurn: isMyTurn(view) });
  const screen = useRef<HTMLDivElement>(null);
  useToastPlace(screen);
  usePreload(view);
  const isPlaying = view.phase === 'playing';
  const role = isPlaying ? (view.me?.role ?? 'spectator') : 'waiting';
  useStillPage(layout !== 'phone' && role !== 'waiting');
  return (
    <PlayingContext value={{ ...playing, openChat }}>
      <main
        ref={screen}
        className={style.screen}
        data-layout={layout}
        data-role={role}
        data-stale={connection.type === 'open' ? undefined : ''}
      >
        <GameBar />
        <div className={style.banner} data-banner="">
          {banner}
        </div>
        {view.phase === 'lobby' && <Ready />}
        {view.phase === 'countdown' && <Countdown />}
        {role === 'officer' && <Officer />}
        {role === 'detective' && <Detective />}
        {role === 'spectator' && <Spectator />}
      </main>
      <TeamChatSheet isOpen={isChatting} onClose={closeChat} />
      <ShadowsKeys />
      {zoom}
    </PlayingContext>
  );
}

interface TeamChatSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const TeamChatSheet = memo(function TeamChatSheet(props: TeamChatSheetProps) {
  const { session, table } = useOurPlaying();
  return <ChatSheet session={session} table={table} {...useChatWords()} {...props} />;
});

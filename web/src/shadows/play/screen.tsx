import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTitle } from '../../parts/use-title.ts';
import { ChatSheet } from '../../table/chat-sheet.tsx';
import { LineBanner } from '../../table/line-banner.tsx';
import { useLine } from '../../table/session.ts';
import { Zoom } from '../zoom/zoom.tsx';
import { Countdown } from './countdown.tsx';
import { Detective } from './detective.tsx';
import { GameBar } from './game-bar.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { Officer } from './officer.tsx';
import { type Playing, PlayingContext, usePlaying } from './playing.ts';
import { Ready } from './ready.tsx';
import style from './screen.module.css';
import { Spectator } from './spectator.tsx';
import { useChatWords } from './team-chat.tsx';
import { isMyTurn } from './turn.ts';
import { usePreload } from './use-preload.ts';
import { useToastPlace } from './use-toast-place.ts';
import { ZoomAct } from './zoom-act.tsx';

/** A match from the first ready to the end of a round, as the viewer's role sees it. */
export function Screen(playing: Omit<Playing, 'openChat'>) {
  const { session, view, layout } = playing;
  const intl = useIntl();
  const line = useLine(session);
  const [isChatting, setChatting] = useState(false);
  useTitle(intl.formatMessage({ id: 'shadows.title' }), { isMyTurn: isMyTurn(view) });
  const screen = useRef<HTMLDivElement>(null);
  useToastPlace(screen);
  usePreload(view);
  const isPlaying = view.phase === 'playing';
  const role = isPlaying ? (view.me?.role ?? 'spectator') : 'waiting';
  return (
    <PlayingContext value={{ ...playing, openChat: () => setChatting(true) }}>
      <main
        ref={screen}
        className={style.screen}
        data-layout={layout}
        data-role={role}
        data-stale={line.is === 'open' ? undefined : ''}
      >
        <GameBar />
        <div className={style.banner} data-banner="">
          <LineBanner session={session} />
        </div>
        {view.phase === 'lobby' && <Ready />}
        {view.phase === 'countdown' && <Countdown />}
        {role === 'officer' && <Officer />}
        {role === 'detective' && <Detective />}
        {role === 'spectator' && <Spectator />}
      </main>
      <TeamChatSheet isOpen={isChatting} onClose={() => setChatting(false)} />
      <KeysSheet />
      <Zoom action={picture => <ZoomAct picture={picture} />} />
    </PlayingContext>
  );
}

function TeamChatSheet(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { session, table } = usePlaying();
  return <ChatSheet session={session} table={table} {...useChatWords()} {...props} />;
}

import { emeraldBoard } from '@lamplight/art/public';
import type { CityId, Day } from '@lamplight/emerald/public';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStillPage } from '../../match/use-still-page.ts';
import { useToastPlace } from '../../match/use-toast-place.ts';
import { useTitle } from '../../parts/announce/use-title.ts';
import { useConnection, useStep } from '../../session/session.ts';
import { ConnectionBanner } from '../../table/connection/connection-banner.tsx';
import { CitySheet } from '../board/city-sheet.tsx';
import { Limbo, LimboStrip } from '../board/limbo.tsx';
import { EmeraldMap } from '../board/map.tsx';
import { ScoreLine } from '../board/score-line.tsx';
import { Tracks } from '../board/tracks.tsx';
import { CardZoom } from '../cards/zoom/card-zoom.tsx';
import { Opponents } from '../players/opponents.tsx';
import { OwnPanel } from '../players/own-panel.tsx';
import { PlayerSheet } from '../players/player-sheet.tsx';
import { awaitedIn } from '../players/time-left.ts';
import { Question } from '../questions/question.tsx';
import { useQuestion } from '../questions/use-question.ts';
import { ActionBar } from '../turn/action-bar.tsx';
import { Composer } from '../turn/composer.tsx';
import { Hand } from '../turn/hand.tsx';
import { useTurn } from '../turn/use-turn.ts';
import { useShort } from '../view/layout.ts';
import { usePlaying } from '../view/playing.ts';
import { Bar } from './bar.tsx';
import { Beside, BesideSheet, type BesideTab } from './beside.tsx';
import { EmeraldKeys } from './emerald-keys.tsx';
import style from './screen.module.css';
import { useGameKeys } from './use-game-keys.ts';
import { Watching } from './watching.tsx';

/** What is open over the map. */
type Open = { readonly city: CityId } | { readonly player: Day } | 'beside' | undefined;

interface Lesson {
  readonly bar: ReactNode;
  readonly coach: ReactNode;
  /** The others matter little in this step: a phone gives their row to the map. */
  readonly isAlone: boolean;
}

interface ScreenProps {
  /** In a lesson: its own bar, and a coach in the place of log and chat. */
  readonly lesson?: Lesson | undefined;
}

/** A match from its first agent to the end of the game. */
export function Screen({ lesson }: ScreenProps) {
  const { session, view, layout, personOf } = usePlaying();
  const intl = useIntl();
  const connection = useConnection(session);
  const step = useStep(session);
  const turn = useTurn();
  const { lights, taps } = useQuestion() ?? turn;
  const [open, setOpen] = useState<Open>();
  const [tab, setTab] = useState<BesideTab>('log');
  const screen = useRef<HTMLElement>(null);
  const banner = useMemo(() => <ConnectionBanner session={session} />, [session]);
  const isShort = useShort() && layout === 'two';
  const isPhone = layout === 'phone';
  const shape = isPhone || isShort ? 'phone' : 'desktop';
  const isWatching = view.me === null;
  // A question covers all of these, so keyboard and screen readers must not reach them.
  const isCovered = view.asking !== null && view.asking.player === view.me;
  useTitle(intl.formatMessage({ id: 'emerald.play.title' }), { isMyTurn: awaitedIn(view) === view.me });
  useToastPlace(screen);
  useStillPage(true);
  const close = useCallback(() => setOpen(undefined), []);
  const openBeside = (next: BesideTab) => {
    if (lesson !== undefined) return;
    setTab(next);
    if (layout !== 'three') setOpen('beside');
  };
  const { me } = view;
  const { onPlayer } = taps;
  const own = {
    light: me === null ? undefined : lights.players[me],
    onTap: me === null || onPlayer === undefined ? undefined : () => onPlayer(me),
    onOpen: () => setOpen(me === null ? undefined : { player: me }),
  };
  useGameKeys({ onBeside: openBeside });
  const limbo = { view, personOf, light: lights.limbo, onTap: taps.onLimbo };
  return (
    <div className={style.game} data-game="emerald">
      <main
        ref={screen}
        className={style.screen}
        data-layout={layout}
        data-step={step}
        data-watching={isWatching || undefined}
        data-stale={connection.type === 'open' ? undefined : ''}
      >
        {lesson?.bar ?? <Bar onLog={() => setOpen('beside')} own={own} />}
        <div className={style.banner} data-banner="">
          {lesson === undefined ? banner : layout !== 'three' && lesson.coach}
        </div>
        <div className={style.players} hidden={isPhone && lesson?.isAlone}>
          <Opponents lights={lights} taps={taps} onOpen={player => setOpen({ player })} isSmall={shape === 'phone'} />
        </div>
        <div className={style.tracks}>
          <Tracks tracks={view.tracks} isShort={shape === 'phone'} />
          {shape === 'desktop' && <ScoreLine view={view} personOf={personOf} />}
        </div>
        <div className={style.map}>
          <EmeraldMap
            view={view}
            shape={shape}
            lights={lights}
            taps={taps}
            personOf={personOf}
            onOpen={city => setOpen({ city })}
          >
            {shape === 'desktop' && (
              <div className={style.limbo} style={limboPlace}>
                <Limbo {...limbo} />
              </div>
            )}
          </EmeraldMap>
        </div>
        {shape === 'phone' && (
          <div className={style.strip}>
            <LimboStrip {...limbo} />
          </div>
        )}
        {layout === 'three' && (
          <div className={style.beside}>{lesson?.coach ?? <Beside tab={tab} onTab={setTab} />}</div>
        )}
        {isWatching ? (
          <div className={style.watching}>
            <Question />
            <Watching />
          </div>
        ) : (
          <>
            {!isPhone && (
              <div className={style.me} inert={isCovered}>
                <OwnPanel {...own} />
              </div>
            )}
            <div className={style.composer} inert={isCovered}>
              <Composer />
            </div>
            <div className={style.actions} inert={isCovered}>
              <ActionBar />
            </div>
            <div className={style.hand} inert={isCovered}>
              <Hand />
            </div>
            <div className={style.question}>
              <Question />
            </div>
          </>
        )}
      </main>
      {open !== undefined && open !== 'beside' && 'city' in open && (
        <CitySheet id={open.city} {...{ view, lights, taps, personOf }} onClose={close} />
      )}
      {open !== undefined && open !== 'beside' && 'player' in open && <PlayerSheet day={open.player} onClose={close} />}
      <BesideSheet isOpen={open === 'beside' && layout !== 'three'} tab={tab} onTab={setTab} onClose={close} />
      <EmeraldKeys />
      <CardZoom />
    </div>
  );
}

const { at, width, height } = emeraldBoard.desktop.limbo;
const limboPlace = { '--x': at[0], '--y': at[1], '--w': width, '--h': height } as CSSProperties;

import { type CellId, cellAt, isObstacle, type Team, teams } from '@lamplight/shadows/public';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Hand, type HandLayout } from '../cards/hand.tsx';
import { BoardBox } from '../play/board-box.tsx';
import { useTall } from '../play/layout.ts';
import { Legend } from '../play/legend.tsx';
import { GivePanel, OfficerActs, useGiving } from '../play/officer-acts.tsx';
import { OfficerStrip } from '../play/officer-strip.tsx';
import { usePlaying } from '../play/playing.ts';
import { Scores } from '../play/scores.tsx';
import style from '../play/screen.module.css';
import { SwapBox, useSwap } from '../play/swap-box.tsx';
import { useGameKeys } from '../play/use-game-keys.ts';
import { zoomOnCard, zoomOnCell } from '../play/zooming.ts';
import { openZoom } from '../zoom/zoom.tsx';

/** The Officer's screen without what the Detectives write: nobody does in a lesson. */
export function OfficerLesson({ coach }: { readonly coach: ReactNode }) {
  const { view, layout, choice, choose, send } = usePlaying();
  const isTall = useTall();
  const give = useGiving();
  const { swap } = useSwap();
  const own = view.me === null ? undefined : view.teams[view.me.team];
  const zoom = (cell: CellId) => {
    const request = zoomOnCell(view, cell, choice.cards);
    if (request !== undefined) openZoom(request);
  };
  const mark = (cell: CellId) => {
    if (isObstacle(cellAt(cell)) || cell === own?.at) zoom(cell);
    else void send({ type: 'intend', cell: view.intended === cell ? null : cell });
  };
  const tapPlace = (place: number) => {
    const card = view.available[place];
    if (card !== undefined && own?.step === 'gather') choose({ type: 'tap', card });
  };
  useGameKeys({ onGo: give, onSwap: swap, onCard: tapPlace });

  const board = <BoardBox cards={choice.cards.length} onTap={mark} onHold={zoom} />;
  if (layout === 'three') {
    return (
      <>
        <div className={style.left}>
          {coach}
          <Scores />
          <Legend />
        </div>
        {board}
        <div className={style.right}>
          <LessonHand layout="3-2-3-2" />
          <GivePanel />
          <SwapBox />
        </div>
      </>
    );
  }
  return (
    <>
      <div className={style.banner}>{coach}</div>
      <Scores />
      {board}
      {layout === 'two' ? (
        <div className={style.side}>
          <LessonHand layout={isTall ? '3-2-3-2' : '5+5'} />
          <OfficerStrip />
          <div className={style.bottom}>
            <OfficerActs />
          </div>
        </div>
      ) : (
        <>
          <OfficerStrip />
          <div className={style.hand}>
            <LessonHand layout="5+5" />
          </div>
          <div className={style.bottom}>
            <OfficerActs />
          </div>
        </>
      )}
    </>
  );
}

function LessonHand({ layout }: { readonly layout: HandLayout }) {
  const { view, choice, choose } = usePlaying();
  const intl = useIntl();
  const mine = view.me?.team;
  const rival = teams.find((team): team is Team => team !== mine && view.teams[team] !== undefined);
  return (
    <Hand
      cards={view.available}
      selected={choice.cards}
      isLocked={mine !== undefined && view.teams[mine]?.step === 'move'}
      rival={rival && { team: rival, cards: view.teams[rival]?.holding ?? [] }}
      layout={layout}
      label={intl.formatMessage({ id: 'shadows.cards' })}
      labelOf={(_, place) => intl.formatMessage({ id: 'shadows.card' }, { number: place })}
      onTap={card => choose({ type: 'tap', card })}
      onHold={card => {
        const request = zoomOnCard(view, card);
        if (request !== undefined) openZoom(request);
      }}
    />
  );
}

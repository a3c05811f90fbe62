import type { ReactNode } from 'react';
import { Scores } from '../play/frame/scores.tsx';
import { BoardBox } from '../play/map/board-box.tsx';
import { Legend } from '../play/officer/legend.tsx';
import { GivePanel, OfficerActs } from '../play/officer/officer-acts.tsx';
import { OfficerHand } from '../play/officer/officer-hand.tsx';
import { OfficerStrip } from '../play/officer/officer-strip.tsx';
import { SwapBox } from '../play/officer/swap-box.tsx';
import { useOfficering } from '../play/officer/use-officering.ts';
import style from '../play/screen.module.css';
import { useTall } from '../play/view/layout.ts';
import { usePlaying } from '../play/view/playing.ts';

/** The Officer's screen without what the Detectives write: nobody does in a lesson. */
export function OfficerLesson({ coach }: { readonly coach: ReactNode }) {
  const { layout, choice } = usePlaying();
  const isTall = useTall();
  const board = <BoardBox cards={choice.cards.length} {...useOfficering()} />;
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
          <OfficerHand layout="3-2-3-2" />
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
          <OfficerHand layout={isTall ? '3-2-3-2' : '5+5'} />
          <OfficerStrip />
          <div className={style.bottom}>
            <OfficerActs />
          </div>
        </div>
      ) : (
        <>
          <OfficerStrip />
          <div className={style.hand}>
            <OfficerHand layout="5+5" />
          </div>
          <div className={style.bottom}>
            <OfficerActs />
          </div>
        </>
      )}
    </>
  );
}

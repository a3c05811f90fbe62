import type { ReactNode } from 'react';
import { BoardBox } from '../play/board-box.tsx';
import { useTall } from '../play/layout.ts';
import { Legend } from '../play/legend.tsx';
import { GivePanel, OfficerActs } from '../play/officer-acts.tsx';
import { OfficerHand } from '../play/officer-hand.tsx';
import { OfficerStrip } from '../play/officer-strip.tsx';
import { usePlaying } from '../play/playing.ts';
import { Scores } from '../play/scores.tsx';
import style from '../play/screen.module.css';
import { SwapBox } from '../play/swap-box.tsx';
import { useOfficering } from '../play/use-officering.ts';

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

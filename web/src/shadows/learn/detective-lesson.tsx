import type { ReactNode } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { AgreementBar } from '../play/detective/agreement-bar.tsx';
import { DetectiveActs } from '../play/detective/detective-acts.tsx';
import { Given } from '../play/detective/given.tsx';
import { useDetecting } from '../play/detective/use-detecting.ts';
import { Scores } from '../play/frame/scores.tsx';
import { BoardBox } from '../play/map/board-box.tsx';
import style from '../play/screen.module.css';
import { usePlaying } from '../play/view/playing.ts';

/** The Detective's screen without the chat: nobody would answer, and a lesson works offline. */
export function DetectiveLesson({ coach }: { readonly coach: ReactNode }) {
  const { layout } = usePlaying();
  const board = <BoardBox {...useDetecting({ isVote: false, isFarLarge: false })} />;
  const agreement = (
    <>
      <AgreementBar />
      <DetectiveActs />
    </>
  );
  if (layout === 'three') {
    return (
      <>
        <div className={style.left}>
          {coach}
          <Scores />
        </div>
        {board}
        <div className={style.right}>
          <Given />
          <Panel className={style.stack}>{agreement}</Panel>
        </div>
      </>
    );
  }
  return (
    <>
      <div className={style.banner}>{coach}</div>
      <Scores />
      {layout === 'phone' && <Given />}
      {board}
      {layout === 'two' ? (
        <div className={style.side}>
          <Given />
          <div className={style.bottom}>{agreement}</div>
        </div>
      ) : (
        <>
          <div className={style.line} data-toasts="" />
          <div className={style.bottom}>{agreement}</div>
        </>
      )}
    </>
  );
}

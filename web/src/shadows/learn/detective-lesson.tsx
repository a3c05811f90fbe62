import type { CellId } from '@lamplight/shadows/public';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../../parts/panel.tsx';
import { showToast } from '../../parts/toasts.ts';
import { AgreementBar } from '../play/agreement-bar.tsx';
import { BoardBox } from '../play/board-box.tsx';
import { tapped, voted } from '../play/detecting.ts';
import { DetectiveActs } from '../play/detective-acts.tsx';
import { Given } from '../play/given.tsx';
import { usePlaying } from '../play/playing.ts';
import { whyNot } from '../play/reach.ts';
import { Scores } from '../play/scores.tsx';
import style from '../play/screen.module.css';
import { useGameKeys } from '../play/use-game-keys.ts';
import { useOfferKey } from '../play/use-offer-key.ts';
import { zoomOnCell } from '../play/zooming.ts';
import { openZoom } from '../zoom/zoom.tsx';

/** The Detective's screen without the chat: nobody answers there, and a lesson needs no line. */
export function DetectiveLesson({ coach }: { readonly coach: ReactNode }) {
  const { view, layout, send } = usePlaying();
  const intl = useIntl();
  const zoom = (cell: CellId) => {
    const request = zoomOnCell(view, cell);
    if (request !== undefined) openZoom(request);
  };
  const explain = (cell: CellId) => {
    const not = whyNot(view, cell);
    if (not === undefined) return;
    showToast({ text: intl.formatMessage({ id: 'shadows.whyNot' }, { away: 0, cards: 0, ...not }) });
  };
  const tap = (cell: CellId) => {
    const move = tapped(view, cell, { isVote: false });
    if (move === undefined) explain(cell);
    else void send(move);
  };
  const vote = (cell: CellId) => {
    const move = voted(view, cell);
    if (move === undefined) explain(cell);
    else void send(move);
  };
  useGameKeys({ onGo: useOfferKey() });

  const board = <BoardBox onTap={tap} onHold={zoom} onVote={vote} />;
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

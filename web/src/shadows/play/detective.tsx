import type { CellId } from '@lamplight/shadows/public';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../parts/panel.tsx';
import { showToast } from '../../parts/toasts.ts';
import { useSettings } from '../../settings/settings.ts';
import { LastLine } from '../../table/last-line.tsx';
import { openZoom } from '../zoom/zoom.tsx';
import { AgreementBar } from './agreement-bar.tsx';
import { BoardBox } from './board-box.tsx';
import { tapped, voted } from './detecting.ts';
import { DetectiveActs } from './detective-acts.tsx';
import { Given } from './given.tsx';
import { useTall } from './layout.ts';
import { useOurs } from './playing.ts';
import { whyNot } from './reach.ts';
import { Scores } from './scores.tsx';
import style from './screen.module.css';
import { TeamChat } from './team-chat.tsx';
import { useGameKeys } from './use-game-keys.ts';
import { useOfferKey } from './use-offer-key.ts';
import { zoomOnCell } from './zooming.ts';

/** Which place do these cards say? */
export const Detective = memo(function Detective() {
  const { session, table, view, layout, send, openChat } = useOurs();
  const intl = useIntl();
  const { tapIsVote } = useSettings();
  const isTall = useTall();

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
    const move = tapped(view, cell, { isVote: tapIsVote });
    if (move !== undefined) return void send(move);
    zoom(cell);
    explain(cell);
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
          <Scores />
          <TeamChat />
        </div>
        {board}
        <div className={style.right}>
          <Given />
          <Panel className={style.stack}>{agreement}</Panel>
          <p className={style.small}>
            <FormattedMessage id={tapIsVote ? 'shadows.agree.helpVote' : 'shadows.agree.help'} />
          </p>
        </div>
      </>
    );
  }
  if (layout === 'two') {
    return (
      <>
        <Scores />
        {board}
        <div className={style.side}>
          <Given />
          {isTall ? <TeamChat /> : <LastLine session={session} table={table} onOpen={openChat} />}
          <div className={style.bottom}>{agreement}</div>
        </div>
      </>
    );
  }
  return (
    <>
      <Scores />
      <Given />
      {board}
      <div className={style.line} data-toasts="">
        <LastLine session={session} table={table} onOpen={openChat} />
      </div>
      <div className={style.bottom}>{agreement}</div>
    </>
  );
});

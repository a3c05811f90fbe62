import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../parts/panel.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { LastLine } from '../../../table/chat/last-line.tsx';
import { Scores } from '../frame/scores.tsx';
import { TeamChat } from '../frame/team-chat.tsx';
import { BoardBox } from '../map/board-box.tsx';
import style from '../screen.module.css';
import { useTall } from '../view/layout.ts';
import { useOurPlaying } from '../view/playing.ts';
import { AgreementBar } from './agreement-bar.tsx';
import { DetectiveActs } from './detective-acts.tsx';
import { Given } from './given.tsx';
import { Links } from './links.tsx';
import { useDetecting } from './use-detecting.ts';

/** Which place do these cards say? */
export const Detective = memo(function Detective() {
  const { session, table, layout, openChat } = useOurPlaying();
  const { tapIsVote } = useSettings();
  const isTall = useTall();

  const board = <BoardBox {...useDetecting({ isVote: tapIsVote, isFarLarge: true })} />;
  const agreement = (
    <>
      <Links />
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

import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Eyebrow } from '../../../parts/eyebrow.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Scores } from '../frame/scores.tsx';
import { TeamChat } from '../frame/team-chat.tsx';
import { BoardBox } from '../map/board-box.tsx';
import style from '../screen.module.css';
import { useTall } from '../view/layout.ts';
import { useOurPlaying, usePlaying } from '../view/playing.ts';
import { Legend } from './legend.tsx';
import { GivePanel, OfficerActs } from './officer-acts.tsx';
import { OfficerHand } from './officer-hand.tsx';
import { OfficerStrip } from './officer-strip.tsx';
import { SwapBox } from './swap-box.tsx';
import { useOfficering } from './use-officering.ts';

/** Which cards say that place? An Officer gives, swaps and marks, and has no other voice [SA-TALK-1]. */
export const Officer = memo(function Officer() {
  const { layout, choice } = useOurPlaying();
  const isTall = useTall();

  const board = <BoardBox cards={choice.cards.length} {...useOfficering()} />;
  if (layout === 'three') {
    return (
      <>
        <div className={style.left}>
          <Scores />
          <Legend />
          <TeamChat />
        </div>
        {board}
        <div className={style.right}>
          <section className={style.cards}>
            <div className={style.head}>
              <Eyebrow>
                <FormattedMessage id="shadows.cards" />
              </Eyebrow>
              <DeckSize />
            </div>
            <OfficerHand layout="3-2-3-2" />
            <p className={style.small}>
              <FormattedMessage id="shadows.zoom.key" values={{ key: () => <Kbd>Z</Kbd> }} />
            </p>
          </section>
          <GivePanel />
          <SwapBox />
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
          <OfficerHand layout={isTall ? '3-2-3-2' : '5+5'} />
          <OfficerStrip />
          {isTall && <TeamChat />}
          <div className={style.bottom}>
            <OfficerActs />
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <Scores />
      {board}
      <OfficerStrip />
      <div className={style.hand}>
        <OfficerHand layout="5+5" />
      </div>
      <div className={style.bottom}>
        <OfficerActs />
      </div>
    </>
  );
});

function DeckSize() {
  const { view } = usePlaying();
  return (
    <small>
      <FormattedMessage id="shadows.deck" values={{ count: view.deck }} />
    </small>
  );
}

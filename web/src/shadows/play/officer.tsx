import { type CellId, cellAt, isObstacle, type Team, teams, type View } from '@lamplight/shadows/public';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Eyebrow } from '../../parts/eyebrow.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Hand, type HandLayout } from '../cards/hand.tsx';
import { openZoom } from '../zoom/zoom.tsx';
import { BoardBox } from './board-box.tsx';
import { useTall } from './layout.ts';
import { Legend } from './legend.tsx';
import { GivePanel, OfficerActs, useGiving } from './officer-acts.tsx';
import { OfficerStrip } from './officer-strip.tsx';
import { useOurs, usePlaying } from './playing.ts';
import { Scores } from './scores.tsx';
import style from './screen.module.css';
import { SwapBox, useSwap } from './swap-box.tsx';
import { TeamChat } from './team-chat.tsx';
import { useGameKeys } from './use-game-keys.ts';
import { zoomOnCard, zoomOnCell } from './zooming.ts';

/** Which cards say that place? An Officer gives, swaps and marks, and has no other voice [SA-TALK-1]. */
export const Officer = memo(function Officer() {
  const { session, view, layout, choice, choose, send } = useOurs();
  const isTall = useTall();
  const give = useGiving();
  const { swap } = useSwap();
  const own = view.me === null ? undefined : view.teams[view.me.team];
  const isGathering = own?.step === 'gather';

  const zoom = (cell: CellId) => {
    const request = zoomOnCell(view, cell, choice.cards);
    if (request !== undefined) openZoom(request);
  };
  const mark = (cell: CellId) => {
    if (isObstacle(cellAt(cell)) || cell === own?.at) zoom(cell);
    else void send({ type: 'intend', cell: view.intended === cell ? null : cell });
  };
  const tapPlace = (place: number) => {
    // What lies there now, not what lay there when this was last drawn.
    const card = (session.match?.view as View | undefined)?.available[place];
    if (card !== undefined && isGathering) choose({ type: 'tap', card });
  };
  useGameKeys({ onGo: give, onSwap: swap, onCard: tapPlace });

  const board = <BoardBox cards={choice.cards.length} onTap={mark} onHold={zoom} />;
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

function OfficerHand({ layout }: { readonly layout: HandLayout }) {
  const { view, choice, choose, pending, isUnsent } = usePlaying();
  const intl = useIntl();
  const mine = view.me?.team;
  const rival = teams.find((team): team is Team => team !== mine && view.teams[team] !== undefined);
  const given = pending.find(move => move.type === 'give')?.cards ?? [];
  return (
    <Hand
      cards={view.available}
      selected={choice.cards}
      unsent={isUnsent ? given : []}
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

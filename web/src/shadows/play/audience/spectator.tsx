import { type CellId, type Team, teams } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Eyebrow } from '../../../parts/eyebrow.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { LastLine } from '../../../table/chat/last-line.tsx';
import { Hand } from '../../cards/hand.tsx';
import { IntelCard } from '../../cards/intel-card.tsx';
import { openZoom } from '../../zoom/zoom.tsx';
import { Emblem } from '../frame/emblem.tsx';
import { Scores } from '../frame/scores.tsx';
import { TeamChat } from '../frame/team-chat.tsx';
import { useGameKeys } from '../frame/use-game-keys.ts';
import { BoardBox } from '../map/board-box.tsx';
import { zoomOnCell } from '../map/zooming.ts';
import style from '../screen.module.css';
import { useTall } from '../view/layout.ts';
import { usePlaying } from '../view/playing.ts';
import own from './spectator.module.css';

/** Everything public, and no map [UX-35]. */
export function Spectator() {
  const { session, table, view, layout, openChat } = usePlaying();
  const isTall = useTall();
  useGameKeys({});
  const zoom = (cell: CellId) => {
    const request = zoomOnCell(view, cell);
    if (request !== undefined) openZoom(request);
  };
  const board = <BoardBox onTap={zoom} onHold={zoom} />;
  const held = (
    <div className={own.both}>
      {teams.map(team => view.teams[team] !== undefined && <Held key={team} team={team} />)}
    </div>
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
          {held}
          <OpenCards />
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
          {held}
          {isTall && <OpenCards />}
          {isTall ? <TeamChat /> : <LastLine session={session} table={table} onOpen={openChat} />}
        </div>
      </>
    );
  }
  return (
    <>
      <Scores />
      {board}
      <div className={style.hand}>
        {held}
        <OpenCards />
      </div>
      <div className={style.bottom}>
        <LastLine session={session} table={table} onOpen={openChat} />
      </div>
    </>
  );
}

/** The cards a team holds, or that its Officer is choosing. */
function Held({ team }: { readonly team: Team }) {
  const { view, namesOf } = usePlaying();
  const intl = useIntl();
  const side = view.teams[team];
  if (side === undefined) return null;
  const zoom = (card: string) => openZoom({ pictures: side.holding, at: side.holding.indexOf(card) });
  return (
    <Panel isTight className={own.held}>
      <div className={own.head}>
        <Emblem team={team} />
        <span>
          <FormattedMessage
            id={side.step === 'move' ? 'shadows.watch.moves' : 'shadows.watch.gathers'}
            values={{ team, name: namesOf([side.officer]) }}
          />
        </span>
      </div>
      <div className={own.cards}>
        {side.holding.map((card, n) => (
          <div key={card} className={own.card}>
            <IntelCard
              id={card}
              state="given"
              label={intl.formatMessage({ id: 'shadows.card.given' }, { number: n + 1, of: side.holding.length })}
              onTap={zoom}
              onHold={zoom}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function OpenCards() {
  const { view } = usePlaying();
  const intl = useIntl();
  const zoom = (card: string) => openZoom({ pictures: view.available, at: view.available.indexOf(card) });
  return (
    <section>
      <div className={style.head}>
        <Eyebrow>
          <FormattedMessage id="shadows.cards" />
        </Eyebrow>
        <small>
          <FormattedMessage id="shadows.deck" values={{ count: view.deck }} />
        </small>
      </div>
      <Hand
        cards={view.available}
        layout="5+5"
        label={intl.formatMessage({ id: 'shadows.cards' })}
        labelOf={(_, place) => intl.formatMessage({ id: 'shadows.card' }, { number: place })}
        onTap={zoom}
        onHold={zoom}
      />
    </section>
  );
}

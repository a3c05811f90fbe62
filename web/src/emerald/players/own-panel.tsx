import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../names/called.tsx';
import type { Light } from '../view/lights.ts';
import { usePlaying } from '../view/playing.ts';
import { Counts } from './counts.tsx';
import { Identity, useIdentity } from './identity.tsx';
import style from './own-panel.module.css';
import { CoverButton } from './player-sheet.tsx';
import { Sanity } from './sanity.tsx';
import { Time } from './time.tsx';

export interface OwnProps {
  readonly light: Light | undefined;
  /** Where the turn asks for a player, I may be one. */
  readonly onTap: (() => void) | undefined;
  readonly onOpen: () => void;
}

/** Me: my identity, which I can cover, my sanity, and what I have left. */
export function OwnPanel({ light, onTap, onOpen }: OwnProps) {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  const { me } = view;
  const identity = useIdentity(me ?? 'monday');
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return null;
  return (
    <section className={style.panel} data-light={light} aria-label={intl.formatMessage({ id: 'emerald.play.me' })}>
      <div className={style.head}>
        <Sign day={me} size={16} />
        <b>
          <Called name={personOf(me).name} />
        </b>
        {light !== undefined && light !== 'dim' && onTap !== undefined && (
          <Button size="small" data-day={me} onClick={onTap}>
            <FormattedMessage id="emerald.players.choose" values={{ name: personOf(me).name }} />
          </Button>
        )}
        <Time day={me} />
        <strong>{player.score}</strong>
      </div>
      <div className={style.body}>
        <button
          type="button"
          className={style.identity}
          data-own=""
          aria-label={`${intl.formatMessage({ id: 'emerald.players.open' }, { name: personOf(me).name })}; ${identity.words}`}
          onClick={onOpen}
        >
          <Identity day={me} size="hand" />
        </button>
        <div className={style.facts}>
          <span className={style.words}>{identity.words}</span>
          <Sanity sanity={player.sanity} />
          <Counts day={me} player={player} show={['supply']} />
          <Counts day={me} player={player} show={['deck']} />
        </div>
      </div>
      <div className={style.foot}>
        <CoverButton />
        {player.area.slice(-3).map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two cards
          <span key={n} className={style.card}>
            <CardButton id={card} among={player.area} victim={player.boxes.slice(-3)[n]} />
          </span>
        ))}
      </div>
    </section>
  );
}

import { type CardId, cardNamed } from '@lamplight/emerald/public';
import type { CSSProperties, KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePeek } from '../../match/zoom/use-peek.ts';
import { usePress } from '../../match/zoom/use-press.ts';
import { Hidden } from '../../parts/hidden.tsx';
import { Card } from '../cards/card.tsx';
import { GameSymbol, type SymbolName } from '../cards/symbol.tsx';
import { useCardLabel } from '../cards/use-card-label.ts';
import { zoomCard } from '../cards/zoom/zoom-card.ts';
import type { CardLight } from '../view/lights.ts';
import { usePlaying } from '../view/playing.ts';
import style from './hand.module.css';
import { useTurn } from './use-turn.ts';

/** The own hand: a fan in which the left edge of every card is visible, since that shows what it is played for. */
export function Hand() {
  const { view } = usePlaying();
  const { lights, tap, isMine } = useTurn();
  const intl = useIntl();
  const hand = view.me === null ? undefined : view.players[view.me]?.hand;
  if (typeof hand !== 'object') return null;
  if (hand.length === 0)
    return (
      <p className={style.empty}>
        <FormattedMessage id="emerald.turn.hand.empty" />
      </p>
    );
  return (
    <div className={style.hand}>
      <ul
        className={style.fan}
        data-hand=""
        style={{ '--cards': hand.length } as CSSProperties}
        aria-label={intl.formatMessage({ id: 'emerald.turn.hand' })}
      >
        {hand.map((id, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two cards, told apart by their place
            key={`${id} ${place}`}
            className={style.place}
            data-chosen={lights.hand[place]?.light === 'chosen' || undefined}
          >
            <HandCard
              id={id}
              place={place}
              light={lights.hand[place] ?? {}}
              hand={hand}
              onTap={isMine ? () => tap({ type: 'card', place }) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HandCardProps {
  readonly id: CardId;
  readonly place: number;
  readonly light: CardLight;
  readonly hand: readonly CardId[];
  readonly onTap: (() => void) | undefined;
}

function HandCard({ id, place, light, hand, onTap }: HandCardProps) {
  const { view } = usePlaying();
  const labelOf = useCardLabel();
  const zoom = () => zoomCard(id, hand);
  // Out of turn there is nothing to choose, and a tap shows the card large.
  const press = usePress(id, { onTap: onTap ?? zoom, onHold: zoom });
  const peek = usePeek(id);
  const pressKey = (event: KeyboardEvent) => {
    if (event.code !== 'KeyZ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    zoom();
  };
  const isStarting = cardNamed(id).kind === 'starting';
  return (
    <button
      type="button"
      className={style.card}
      data-light={light.light}
      data-card={id}
      aria-pressed={onTap === undefined ? undefined : light.light === 'chosen'}
      aria-disabled={light.light === 'dim' || undefined}
      aria-keyshortcuts={place < 9 ? String(place + 1) : undefined}
      onKeyDown={pressKey}
      {...press}
      {...peek}
    >
      <Card id={id} size="hand" isInHand day={isStarting && view.me !== null ? view.me : undefined} />
      {/* Not as an `aria-label`: that would have to contain all that is printed on the card. */}
      <Hidden>{labelOf(id)}</Hidden>
      {light.tag && (
        <span className={style.tag} aria-hidden="true">
          <GameSymbol of={light.tag.symbol as SymbolName} size={14} />
          {light.tag.count > 1 && light.tag.count}
        </span>
      )}
    </button>
  );
}

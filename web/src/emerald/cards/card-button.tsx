import type { CardId, Day } from '@lamplight/emerald/public';
import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePeek } from '../../match/zoom/use-peek.ts';
import { Hidden } from '../../parts/hidden.tsx';
import { useNames } from '../names/use-names.ts';
import { Card } from './card.tsx';
import style from './card-button.module.css';
import type { CardSize } from './picture.ts';
import { zoomCard } from './zoom/zoom-card.ts';

interface CardButtonProps {
  readonly id: CardId;
  readonly size?: CardSize | undefined;
  /** The cards it lies with, to turn through. */
  readonly among?: readonly CardId[] | undefined;
  readonly victim?: Day | null | undefined;
  readonly day?: Day | undefined;
}

/** A card that lies open and is only looked at. */
export function CardButton({ id, size = 'map', among, victim, day }: CardButtonProps) {
  const names = useNames();
  const peek = usePeek(id);
  const open = () => zoomCard(id, among);
  const press = (event: KeyboardEvent) => {
    if (event.code !== 'KeyZ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  return (
    <button type="button" className={style.button} onClick={open} onKeyDown={press} {...peek}>
      {/* Not as an `aria-label`: that would have to contain all that is printed on the card. */}
      <Hidden>
        <FormattedMessage id="emerald.cards.zoom.open" values={{ name: names.card(id) }} />
      </Hidden>
      <Card id={id} size={size} victim={victim} day={day} />
    </button>
  );
}

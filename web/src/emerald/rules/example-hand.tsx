import type { CardId } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { Card } from '../cards/card.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { useCardLabel } from '../cards/use-card-label.ts';
import style from './example.module.css';

interface ExampleHandProps {
  readonly hand: readonly CardId[];
  readonly chosen: readonly CardId[];
  /** Without it the cards are read-only. */
  readonly onTap: ((card: CardId) => void) | undefined;
}

export function ExampleHand({ hand, chosen, onTap }: ExampleHandProps) {
  const intl = useIntl();
  const labelOf = useCardLabel();
  return (
    <ul className={style.hand} aria-label={intl.formatMessage({ id: 'emerald.rules.hand' })}>
      {hand.map(card => (
        <li key={card}>
          {onTap === undefined ? (
            <CardButton id={card} size="hand" among={hand} />
          ) : (
            <button
              type="button"
              className={style.card}
              aria-pressed={chosen.includes(card)}
              onClick={() => onTap(card)}
            >
              <Hidden>{labelOf(card)}</Hidden>
              <Card id={card} size="hand" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

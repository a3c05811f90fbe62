import { FormattedMessage } from 'react-intl';
import { Card } from '../cards/card.tsx';
import { useNames } from '../names/use-names.ts';
import { ownRulesOf, type RuledCard, ruledCards, rulingId } from '../rulings/rulings.ts';
import style from './card-rulings.module.css';

/** Card by card: the printed text, and answers to common questions. */
export function CardRulings() {
  return (
    <div className={style.cards}>
      {ruledCards.map(card => (
        <CardRuling key={card} card={card} />
      ))}
    </div>
  );
}

function CardRuling({ card }: { readonly card: RuledCard }) {
  const names = useNames();
  return (
    <section id={card} className={style.card} aria-labelledby={`${card}-title`}>
      <div className={style.picture}>
        <Card id={card} size="hand" />
      </div>
      <div className={style.words}>
        <h3 id={`${card}-title`}>{names.card(card)}</h3>
        {names.text(card) !== undefined && <p className={style.text}>{names.text(card)}</p>}
        <p>
          <FormattedMessage id={rulingId(card)} />
        </p>
        <small>
          {ownRulesOf(card).map(rule => (
            <span key={rule}>{rule}</span>
          ))}
        </small>
      </div>
    </section>
  );
}

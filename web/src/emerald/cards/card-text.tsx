import { type CardId, cardNamed } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNames } from '../names/use-names.ts';
import { cityOf, flagsOf } from './anatomy.ts';
import style from './card.module.css';
import { GameSymbol } from './symbol.tsx';

/** The text of a card. If it has none, what its signs on the right mean: no card is left without words. */
export function CardText({ id }: { readonly id: CardId }) {
  const names = useNames();
  const intl = useIntl();
  const text = names.text(id);
  const { header, kind, vp, vp_faction, kill_box_vp, agents, bombs_to_kill } = cardNamed(id);
  const city = cityOf(id);
  const gains = [
    vp > 0 && intl.formatMessage({ id: 'emerald.cards.points' }, { points: vp, faction: vp_faction }),
    agents > 0 && intl.formatMessage({ id: 'emerald.cards.agents' }, { agents }),
  ].filter(gain => typeof gain === 'string');
  const lines = [
    text !== undefined && (
      <span key="text">
        <b className={style.header}>
          {flagsOf(id).map(flag => (
            <GameSymbol key={flag} of={flag} />
          ))}
          <FormattedMessage id="emerald.cards.header" values={{ header: header.replaceAll('-', '_') }} />
        </b>{' '}
        {text}
      </span>
    ),
    kind === 'royalty' && (
      <FormattedMessage key="royalty" id="emerald.cards.royalty" values={{ bombs: bombs_to_kill, points: vp }} />
    ),
    kind === 'city' && city !== undefined && (
      <FormattedMessage
        key="city"
        id="emerald.cards.city"
        values={{ points: vp, bombs: bombs_to_kill, city: names.city(city, 'in') }}
      />
    ),
    kill_box_vp > 0 && text === undefined && (
      <FormattedMessage key="box" id="emerald.cards.box" values={{ points: kill_box_vp }} />
    ),
    kind === 'game' && text === undefined && (vp > 0 || agents > 0) && (
      <FormattedMessage
        key="claimed"
        id="emerald.cards.claimed"
        values={{ gains: intl.formatList(gains, { type: 'conjunction' }) }}
      />
    ),
  ].filter(line => line !== false);
  return lines.length === 0 ? null : <div className={style.text}>{lines.map(line => [line, ' '])}</div>;
}

import { type CardId, cardNamed } from '@lamplight/emerald/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNames } from '../../names/use-names.ts';
import { flagsOf, usesOf } from '../anatomy.ts';
import { GameSymbol, type SymbolName } from '../symbol.tsx';
import style from './card-words.module.css';

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** Every icon and the text of a card, in words: what it can be played for, then what happens when it is taken. */
export function CardWords({ id }: { readonly id: CardId }) {
  const names = useNames();
  const intl = useIntl();
  const { kind, header, vp, vp_faction, kill_box_vp, agents, sanity, bombs_to_kill } = cardNamed(id);
  const text = names.text(id);
  const uses = usesOf(id);
  const points = intl.formatMessage({ id: 'emerald.cards.points' }, { points: vp, faction: vp_faction });
  return (
    <div className={style.words}>
      <ul>
        {uses.map(({ use, count }) => (
          <Row key={use} symbols={[use]}>
            <FormattedMessage id={`emerald.cards.use.${use}`} values={{ n: count, b: bold }} />
          </Row>
        ))}
        {text !== undefined && (
          <Row symbols={flagsOf(id)}>
            <b>
              <FormattedMessage id="emerald.cards.header" values={{ header: header.replaceAll('-', '_') }} />
            </b>{' '}
            {text}
            <small>
              <FormattedMessage id="emerald.cards.means" values={{ header: header.replaceAll('-', '_') }} />
            </small>
          </Row>
        )}
      </ul>
      {uses.length + (text === undefined ? 0 : 1) > 1 && (
        <p className={style.note}>
          <FormattedMessage id="emerald.cards.onlyOne" />
        </p>
      )}
      <ul>
        {kind === 'royalty' && (
          <Row symbols={['bomb']}>
            <FormattedMessage id="emerald.cards.kills" values={{ bombs: bombs_to_kill, b: bold }} />
          </Row>
        )}
        {kind === 'royalty' && (
          <Row symbols={['points-restorationist', 'points-loyalist']}>
            <FormattedMessage id="emerald.cards.now.royalty" values={{ points: vp, b: bold }} />
          </Row>
        )}
        {kind !== 'royalty' && vp > 0 && (
          <Row symbols={[`points-${vp_faction}`]}>
            <FormattedMessage id="emerald.cards.now" values={{ points, b: bold }} />{' '}
            <FormattedMessage id="emerald.cards.keeps" values={{ faction: vp_faction, points: vp }} />
          </Row>
        )}
        {kill_box_vp > 0 && (
          <Row symbols={['kill-box']}>
            <FormattedMessage id="emerald.cards.box" values={{ points: kill_box_vp }} />
          </Row>
        )}
        {agents > 0 && (
          <Row symbols={['agent']}>
            <FormattedMessage id="emerald.cards.gets.agent" values={{ n: agents, b: bold }} />
          </Row>
        )}
        {sanity > 0 && (
          <Row symbols={['sanity']}>
            <FormattedMessage id="emerald.cards.gets.sanity" values={{ kind, b: bold }} />
          </Row>
        )}
      </ul>
    </div>
  );
}

function Row({ symbols, children }: { readonly symbols: readonly SymbolName[]; readonly children: ReactNode }) {
  return (
    <li>
      <span className={style.symbols}>
        {symbols.map(symbol => (
          <GameSymbol key={symbol} of={symbol} size={22} />
        ))}
      </span>
      <span>{children}</span>
    </li>
  );
}

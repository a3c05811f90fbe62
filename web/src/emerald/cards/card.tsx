import { type CardId, cardNamed, type Day } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNames } from '../names/use-names.ts';
import { flagsOf, spineOf } from './anatomy.ts';
import style from './card.module.css';
import signs from './card-signs.module.css';
import { CardText } from './card-text.tsx';
import { type CardSize, pictureUrl } from './picture.ts';
import { Agent, Sign } from './piece.tsx';
import { GameSymbol } from './symbol.tsx';

interface CardProps {
  readonly id: CardId;
  /** How much the card shows. It fills the width of its parent, which decides how large it is. */
  readonly size?: CardSize | undefined;
  /** The owner, for a starting card. */
  readonly day?: Day | undefined;
  /** Whose agent lies on its kill box. */
  readonly victim?: Day | null | undefined;
  /** In a hand its right edge is covered by the next one. */
  readonly isInHand?: boolean | undefined;
  /** Its name for screen readers. Without one it is hidden from them. */
  readonly label?: string | undefined;
}

/** A card, face up: left what it is played for, right what happens when it is taken. */
export function Card({ id, size = 'full', day, victim, isInHand = false, label }: CardProps) {
  const names = useNames();
  const { kind, agents, sanity, kill_box_vp } = cardNamed(id);
  return (
    <div
      className={style.frame}
      data-kind={kind}
      data-in-hand={isInHand || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={style.card} style={{ '--picture': pictureUrl(id, size) } as CSSProperties}>
        <Spine id={id} />
        <div className={signs.right}>
          <Points id={id} />
          {size !== 'map' && (
            <>
              {Array.from({ length: agents }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <Ring key={n} of="agent" />
              ))}
              {sanity > 0 && <Ring of="sanity" />}
            </>
          )}
        </div>
        {size !== 'map' && kill_box_vp > 0 && <KillBox points={kill_box_vp} victim={victim ?? null} />}
        {size !== 'map' && (
          <div className={style.foot}>
            {size === 'hand' && (
              <div className={style.flags}>
                {flagsOf(id).map(flag => (
                  <GameSymbol key={flag} of={flag} />
                ))}
              </div>
            )}
            <div className={style.name}>{names.card(id)}</div>
            {size === 'full' && (kind === 'starting' || kind === 'city' || kind === 'royalty') && (
              <div className={style.kind}>
                <FormattedMessage id="emerald.cards.kind" values={{ kind }} />
                {day !== undefined && <Sign day={day} size={12} />}
              </div>
            )}
            {size === 'full' && <CardText id={id} />}
          </div>
        )}
      </div>
      {size === 'map' && victim != null && (
        <span className={style.victim}>
          <Agent day={victim} size={20} />
        </span>
      )}
    </div>
  );
}

function Spine({ id }: { readonly id: CardId }) {
  const icons = spineOf(id);
  if (icons.length === 0) return null;
  return (
    <div className={signs.spine}>
      {icons.map(({ symbol, number }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
        <span key={n} className={signs.icon} data-symbol={symbol}>
          <GameSymbol of={symbol} />
          {number !== undefined && <b>{number}</b>}
        </span>
      ))}
    </div>
  );
}

function Points({ id }: { readonly id: CardId }) {
  const { vp, vp_faction } = cardNamed(id);
  if (vp === 0) return null;
  return (
    <span className={signs.points} data-faction={vp_faction}>
      <GameSymbol of={`points-${vp_faction}`} />
      <b>{vp}</b>
    </span>
  );
}

function Ring({ of }: { readonly of: 'agent' | 'sanity' }) {
  return (
    <span className={signs.ring} data-symbol={of}>
      <GameSymbol of={of} />
    </span>
  );
}

function KillBox({ points, victim }: { readonly points: number; readonly victim: Day | null }) {
  return (
    <span className={signs.box}>
      {victim === null ? <GameSymbol of="kill-box" /> : <Agent day={victim} size={40} />}
      <b>{points}</b>
    </span>
  );
}

interface CardBackProps {
  /** The back of an identity is a sealed letter. */
  readonly of?: 'card' | 'identity' | undefined;
  readonly label?: string | undefined;
  readonly size?: CardSize | undefined;
}

/** A card, face down. */
export function CardBack({ of = 'card', label, size = 'hand' }: CardBackProps) {
  const picture = pictureUrl(of === 'card' ? 'back' : 'identity-back', size);
  return (
    <div
      className={style.frame}
      data-kind={of === 'card' ? 'game' : 'identity'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={style.card} data-back="" style={{ '--picture': picture } as CSSProperties} />
    </div>
  );
}

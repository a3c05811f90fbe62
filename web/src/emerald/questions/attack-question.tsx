import {
  type AttackView,
  type CardId,
  cardNamed,
  type Day,
  killValueOf,
  type Loss,
  lossBy,
} from '@lamplight/emerald/public';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { tellingsOf } from '../../session/tellings.ts';
import { useSource } from '../../store/store.ts';
import { CardButton } from '../cards/card-button.tsx';
import { Agent } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { PlayerName } from '../log/player-name.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import { Answer } from './answer.tsx';
import { armsOf } from './arms.ts';
import { answersOf, stakesOf } from './asked.ts';
import style from './question.module.css';
import type { AnsweringProps } from './question.tsx';

/** Block or allow. It opens for every victim and looks the same to all others [EM-CARD-BLOCK-7]. */
export function AttackQuestion({ asking: { attack }, answer, give }: AnsweringProps) {
  const { view } = usePlaying();
  const names = useNames();
  const blocks = useMemo(() => answersOf(view).blocks, [view]);
  if (attack === undefined) return null;
  return (
    <div className={style.body}>
      <Arms attack={attack} />
      <Stakes attack={attack} />
      <div className={style.answers}>
        {[...new Set(blocks)].map(card => (
          <Answer
            key={card}
            tone="saves"
            symbol="block"
            card={card}
            title={<FormattedMessage id="emerald.questions.block" values={{ card: names.card(card) }} />}
            text={<FormattedMessage id={`emerald.questions.block.${staysOf(card)}`} />}
            isChosen={answer?.type === 'block' && answer.card === card}
            onGive={() => give({ type: 'block', card })}
          />
        ))}
        <Answer
          tone="plain"
          symbol="assassinate"
          title={
            <FormattedMessage id={blocks.length > 0 ? 'emerald.questions.allow' : 'emerald.questions.allow.none'} />
          }
          text={<FormattedMessage id="emerald.questions.allow.text" values={{ kind: attack.kind }} />}
          isChosen={answer?.type === 'allow'}
          onGive={() => give({ type: 'allow' })}
        />
      </div>
    </div>
  );
}

/** A Block with one use stays beside the identity. Any other comes back [EM-CARD-VAMPIRES-4]. */
const staysOf = (card: CardId): 'area' | 'discard' =>
  cardNamed(card).header.startsWith('one-use') ? 'area' : 'discard';

/** The cards of the attack, and how many bombs they are. */
function Arms({ attack }: { readonly attack: AttackView }) {
  const { session, view } = usePlaying();
  const { list } = useSource(tellingsOf(session));
  const { cards, slots } = useMemo(() => armsOf(view, attack, list), [view, attack, list]);
  return (
    <div className={style.arms}>
      <ul className={style.cards}>
        {cards.map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two cards
          <li key={n}>
            <CardButton id={card} among={cards} size="hand" />
          </li>
        ))}
      </ul>
      {attack.kind === 'assassinate' && slots !== undefined && (
        <p className={style.ledger}>
          <span aria-hidden="true">
            {Array.from({ length: slots.agents }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <i key={`agent ${n}`}>
                <Agent day={attack.by} size={26} />
              </i>
            ))}
            {Array.from({ length: slots.bombs }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <i key={`bomb ${n}`} data-surplus={slots.agents + n >= killValueOf(attack.city) || undefined}>
                <GameSymbol of="bomb" size={20} />
              </i>
            ))}
          </span>
          <b>
            <FormattedMessage
              id="emerald.questions.bombs"
              values={{ have: slots.agents + slots.bombs, needed: killValueOf(attack.city) }}
            />
          </b>
        </p>
      )}
    </div>
  );
}

/** What follows if nothing stops it. */
function Stakes({ attack }: { readonly attack: AttackView }) {
  const { view, personOf } = usePlaying();
  const { left, reveals, points } = stakesOf(view, attack);
  const nameOf = (day: Day) => <PlayerName day={day} name={personOf(day).name} />;
  const follows = followsOf(lossBy(attack.kind), points);
  const then = reveals ? 'reveals' : left > 0 ? 'left' : 'left.revealed';
  return (
    <p className={style.stakes}>
      <FormattedMessage
        id={`emerald.questions.follows.${follows}`}
        values={{ who: nameOf(attack.by), points, b: strong }}
      />{' '}
      <FormattedMessage id={`emerald.questions.${then}`} values={{ left, b: strong }} />
    </p>
  );
}

function followsOf(loss: Loss, points: number): 'box' | 'supply' | 'replaced' | 'swallowed' {
  switch (loss) {
    case 'replaced':
    case 'swallowed':
      return loss;
    case 'killed':
    case 'removed':
      return points > 0 ? 'box' : 'supply';
  }
}

const strong = (text: ReactNode) => <strong>{text}</strong>;

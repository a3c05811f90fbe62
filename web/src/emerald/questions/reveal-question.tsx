import { changeOfHeart } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { IdentityCard } from '../cards/identity-card.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import { Answer } from './answer.tsx';
import { answersOf } from './asked.ts';
import style from './question.module.css';
import type { AnsweringProps } from './question.tsx';

/** A Loyalist must reveal, and may still change sides. Asked with the card in hand and without it alike. */
export function RevealQuestion({ answer, give }: AnsweringProps) {
  const { view } = usePlaying();
  const names = useNames();
  const { canChange } = useMemo(() => answersOf(view), [view]);
  return (
    <div className={style.body}>
      <div className={style.identity}>
        <IdentityCard faction="loyalist" size="hand" />
      </div>
      <p className={style.stakes}>
        <FormattedMessage id="emerald.questions.reveal.text" />
      </p>
      <div className={style.answers}>
        <Answer
          tone="legal"
          symbol="loyalist"
          title={<FormattedMessage id="emerald.questions.keep" />}
          text={<FormattedMessage id="emerald.questions.keep.text" />}
          isChosen={answer?.type === 'keep'}
          onGive={() => give({ type: 'keep' })}
        />
        {canChange && (
          <Answer
            tone="plain"
            symbol="restorationist"
            card={changeOfHeart}
            title={<FormattedMessage id="emerald.questions.change" values={{ card: names.card(changeOfHeart) }} />}
            text={<FormattedMessage id="emerald.questions.change.text" />}
            isChosen={answer?.type === 'text'}
            onGive={() => give({ type: 'text', card: changeOfHeart })}
          />
        )}
      </div>
    </div>
  );
}

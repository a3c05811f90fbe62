import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlayerName } from '../log/player-name.tsx';
import { usePlaying } from '../view/playing.ts';
import { Answer } from './answer.tsx';
import { answersOf } from './asked.ts';
import style from './question.module.css';
import type { AnsweringProps } from './question.tsx';

/** The first zombie was blocked and a second stands there [EM-CARD-SHERLOCK-HOLMES-3]. */
export function ZombiesAgain({ asking: { attack }, give }: AnsweringProps) {
  const { view, personOf } = usePlaying();
  const { victims } = useMemo(() => answersOf(view), [view]);
  if (attack === undefined) return null;
  const victim = <PlayerName day={attack.victim} name={personOf(attack.victim).name} />;
  return (
    <div className={style.body}>
      <p className={style.stakes}>
        <FormattedMessage id="emerald.questions.zombies.text" values={{ other: victim }} />
      </p>
      <div className={style.answers}>
        {victims.map(({ day, move }) => (
          <Answer
            key={day}
            tone="legal"
            symbol="zombie"
            title={
              <FormattedMessage
                id="emerald.questions.zombies.go"
                values={{ who: <PlayerName day={day} name={personOf(day).name} /> }}
              />
            }
            onGive={() => give(move)}
          />
        ))}
        <Answer
          tone="plain"
          symbol="pass"
          title={<FormattedMessage id="emerald.questions.zombies.leave" />}
          onGive={() => give({ type: 'pass' })}
        />
      </div>
    </div>
  );
}

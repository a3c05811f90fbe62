import { type Day, days, targetIn, type View } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Sign } from '../cards/piece.tsx';
import style from './score-line.module.css';
import type { PersonOf } from './use-city-words.ts';

/** The scores as a line from 0 to the target [EM-END-1]. */
export function ScoreLine({ view, personOf }: { readonly view: View; readonly personOf: PersonOf }) {
  const intl = useIntl();
  const target = targetIn(view);
  const scores = days.flatMap(day => {
    const score = view.players[day]?.score;
    return score === undefined ? [] : [{ day, score, place: placeOf(score, target) }];
  });
  // Not a list «of units»: Russian writes those without commas.
  const label = scores
    .map(({ day, score }) =>
      intl.formatMessage({ id: 'emerald.board.score' }, { name: personOf(day).name, points: score }),
    )
    .join(', ');
  return (
    <section className={style.score}>
      <p className={style.target}>
        <FormattedMessage id="emerald.board.target" values={{ target }} />
      </p>
      <div className={style.line} role="img" aria-label={label}>
        {scores.map(({ day, place }) => (
          <span
            key={day}
            className={style.at}
            style={{ '--place': place, '--lift': liftOf(scores, day, place) } as CSSProperties}
          >
            <Sign day={day} size={13} />
          </span>
        ))}
        <i>0</i>
        <i>{target}</i>
      </div>
    </section>
  );
}

/** Scores may fall below 0 [EM-END-9], and pass the target within an action [EM-END-8]. */
const placeOf = (score: number, target: number): number => Math.max(0, Math.min(1, score / target));

/** Players with the same score stand beside each other. */
const liftOf = (all: readonly { readonly day: Day; readonly place: number }[], day: Day, place: number): number =>
  all.filter(other => other.place === place).findIndex(other => other.day === day);

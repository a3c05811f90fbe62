import { cityIds } from '@lamplight/emerald/public';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { useSource } from '../../store/store.ts';
import { Agent } from '../cards/piece.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import { chosenNext } from './asked.ts';
import { chosenIn } from './chosen.ts';
import style from './question.module.css';
import type { AnsweringProps } from './question.tsx';

/**
 * Puts agents of the supply into cities of my choice: on the map, or here for those who cannot see it [EM-REVEAL-2].
 */
export function Reinforce({ asking: { player, agents = 0 }, give }: AnsweringProps) {
  const { session, pending } = usePlaying();
  const names = useNames();
  const store = chosenIn(session);
  const { cities } = useSource(store);
  const missing = agents - cities.length;
  return (
    <div className={style.body}>
      <p className={style.stakes}>
        <FormattedMessage id="emerald.questions.reinforce.text" />
      </p>
      <ul className={style.cities}>
        {cityIds.map(city => {
          const coming = cities.filter(each => each === city).length;
          return (
            <li key={city}>
              <button
                type="button"
                data-chosen={coming > 0 || undefined}
                onClick={() => store.choose({ cities: chosenNext(cities, city, agents) })}
              >
                {names.city(city)}
                {Array.from({ length: coming }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                  <Agent key={n} day={player} size={22} />
                ))}
                {coming > 0 && <b>×{coming}</b>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={style.go}>
        <Button kind="ghost" disabled={cities.length === 0} onClick={() => store.choose({ cities: [] })}>
          <FormattedMessage id="emerald.questions.reinforce.again" />
        </Button>
        <Button
          kind="primary"
          disabled={missing > 0}
          isBusy={pending.some(({ type }) => type === 'reinforce')}
          onClick={() =>
            give({ type: 'reinforce', cities: cities.toSorted((a, b) => cityIds.indexOf(a) - cityIds.indexOf(b)) })
          }
        >
          <FormattedMessage id="emerald.questions.reinforce.go" values={{ missing }} />
        </Button>
      </div>
    </div>
  );
}

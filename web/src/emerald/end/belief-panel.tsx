import { type Day, days, type Faction, seatNo } from '@lamplight/emerald/public';
import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { loadWhy } from '../../match/load-why.ts';
import { GameSymbol } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import own from './belief-panel.module.css';
import { type BotBelief, beliefsIn, moments } from './beliefs.ts';
import style from './panel.module.css';

interface Props {
  readonly match: string;
  readonly nameOf: (day: Day) => string;
  readonly factionOf: (day: Day) => Faction;
}

/** What each bot believed about the others during the match, and what was true. Empty if no bot has played. */
export function BeliefPanel({ match, nameOf, factionOf }: Props) {
  const beliefs = useBeliefs(match);
  if (beliefs.length === 0) return null;
  return (
    <section className={style.panel} aria-labelledby="end-beliefs">
      <h2 id="end-beliefs">
        <FormattedMessage id="emerald.end.beliefs" />
      </h2>
      <p>
        <FormattedMessage id="emerald.end.beliefs.how" />
      </p>
      <div className={own.bots}>
        {beliefs.map(belief => (
          <Belief key={belief.seat} belief={belief} nameOf={nameOf} factionOf={factionOf} />
        ))}
      </div>
    </section>
  );
}

function useBeliefs(match: string): readonly BotBelief[] {
  const [beliefs, setBeliefs] = useState<readonly BotBelief[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    void loadWhy(match, { signal: asked.signal }).then(told => {
      if (!asked.signal.aborted) setBeliefs(beliefsIn(told));
    });
    return () => asked.abort();
  }, [match]);
  return beliefs;
}

function Belief({ belief, nameOf, factionOf }: Omit<Props, 'match'> & { readonly belief: BotBelief }) {
  const names = useNames();
  const { seat, of } = belief;
  const others = days.filter(day => seatNo(day) !== seat && (of[0]?.length ?? 0) > seatNo(day));
  const me = days[seat];
  return (
    <div className={own.beliefs}>
      <table>
        <caption>
          <FormattedMessage id="emerald.end.beliefs.of" values={{ name: me === undefined ? '' : nameOf(me) }} />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="emerald.end.beliefs.whom" />
            </th>
            {moments.map(moment => (
              <th key={moment} scope="col">
                <FormattedMessage id={`emerald.end.beliefs.${moment}`} />
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="emerald.end.beliefs.was" />
            </th>
          </tr>
        </thead>
        <tbody>
          {others.map(day => (
            <tr key={day}>
              <th scope="row">{nameOf(day)}</th>
              {moments.map((moment, n) => (
                <td key={moment}>
                  <Guess chance={of[n]?.[seatNo(day)] ?? 0.5} />
                </td>
              ))}
              <td>
                <GameSymbol of={factionOf(day)} size={18} label={names.faction(factionOf(day))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The likelier side, and how sure. */
function Guess({ chance }: { readonly chance: number }) {
  const names = useNames();
  const faction: Faction = chance >= 0.5 ? 'restorationist' : 'loyalist';
  const sure = Math.max(chance, 1 - chance);
  const isEither = Math.round(sure * 100) === 50;
  return (
    <span className={own.guess}>
      {isEither ? null : <GameSymbol of={faction} size={16} label={names.faction(faction)} />}
      <FormattedNumber value={sure} style="percent" />
    </span>
  );
}

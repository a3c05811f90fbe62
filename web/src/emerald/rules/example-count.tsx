import { type Day, days, type View } from '@lamplight/emerald/public';
import { FormattedMessage } from 'react-intl';
import { Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import { type CountRow, countOf } from './count.ts';
import style from './example.module.css';

/** What becomes of everybody's points. */
export function ExampleCount({ view }: { readonly view: View }) {
  return (
    <div className={style.count}>
      {days.map(day => view.players[day] !== undefined && <Counted key={day} view={view} day={day} />)}
    </div>
  );
}

function Counted({ view, day }: { readonly view: View; readonly day: Day }) {
  const names = useNames();
  const faction = view.players[day]?.identity ?? 'loyalist';
  const values = { name: names.day(day), faction, points: view.outcome?.scores[day] ?? 0 };
  const isWinner = view.outcome?.winners.includes(day) === true;
  return (
    <section data-winner={isWinner || undefined}>
      <h3>
        <Sign day={day} size={16} />
        <GameSymbol of={faction} size={18} />
        <span>
          <FormattedMessage id="emerald.rules.count.of" values={values} />
          {isWinner && (
            <b>
              {' '}
              <FormattedMessage id="emerald.rules.count.wins" />
            </b>
          )}
        </span>
      </h3>
      <ul>
        {countOf(view, day).map(row => (
          <li key={row.kind} data-lost={row.isKept ? undefined : ''}>
            <span>
              <RowWords {...row} />
            </span>
            <small>
              <FormattedMessage id="emerald.rules.count.state" values={{ state: row.isKept ? 'kept' : 'lost' }} />
              {' · '}
              {row.rule}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowWords({ kind, points }: CountRow) {
  if (kind === 'box') return <FormattedMessage id="emerald.cards.short.box" values={{ points }} />;
  if (kind === 'tracks' || kind === 'lowest')
    return <FormattedMessage id="emerald.rules.count.from" values={{ from: kind, points }} />;
  return <FormattedMessage id="emerald.cards.points" values={{ points, faction: kind }} />;
}

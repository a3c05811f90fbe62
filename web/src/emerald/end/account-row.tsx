import { houseMarks } from '@lamplight/art/public';
import type { Faction } from '@lamplight/emerald/public';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Mark } from '../../parts/mark.tsx';
import type { TablePerson } from '../../table/people/people.ts';
import { IdentityCard } from '../cards/identity-card.tsx';
import { Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import style from './account-row.module.css';
import { PointBar } from './point-bar.tsx';
import type { ScoreAccount } from './reckoning.ts';

interface AccountRowProps {
  readonly account: ScoreAccount;
  readonly person: TablePerson;
  /** Points of the longest bar. */
  readonly longest: number;
  readonly ahead: Faction | undefined;
}

/** One player: identity, bar, and final sum. */
export function AccountRow({ account, person, longest, ahead }: AccountRowProps) {
  const intl = useIntl();
  const names = useNames();
  const { day, faction, shown, kept, penalty, final, isWinner, rank, segments } = account;
  return (
    <li className={style.row} data-winner={isWinner || undefined}>
      <span className={style.rank} aria-hidden="true">
        <FormattedNumber value={rank} />
      </span>
      <span className={style.card}>
        <IdentityCard faction={faction} size="map" />
      </span>
      <div className={style.who}>
        <b>
          <Sign day={day} size={16} label={names.day(day)} />
          <span>{person.name}</span>
          {person.isBot && <Mark of={houseMarks.bot} size={18} />}
        </b>
        <span className={style.faction} data-faction={faction}>
          <GameSymbol of={faction} size={16} />
          {names.faction(faction)}
        </span>
      </div>
      <div className={style.bar}>
        <PointBar segments={segments} longest={longest} ahead={ahead} />
      </div>
      <div className={style.sums}>
        <span>
          <FormattedMessage id="emerald.end.shown" values={{ points: shown }} />
        </span>
        <b>
          <FormattedMessage id="emerald.end.kept" values={{ points: kept }} />
        </b>
      </div>
      <span className={style.penalty}>
        {penalty !== 0 && (
          <span aria-label={intl.formatMessage({ id: 'emerald.end.penalty' }, { points: -penalty })} role="img">
            <FormattedNumber value={penalty} />
          </span>
        )}
      </span>
      <span
        className={style.final}
        aria-label={intl.formatMessage({ id: 'emerald.end.final' }, { points: final })}
        role="img"
      >
        <FormattedNumber value={final} />
      </span>
    </li>
  );
}

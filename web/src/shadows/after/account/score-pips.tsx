import type { ByTeam } from '@lamplight/shadows/public';
import { useIntl } from 'react-intl';
import style from './score-pips.module.css';

interface Props {
  readonly wins: ByTeam<number>;
  /** Rounds that a lone team has lost. */
  readonly lost: number;
}

/** Rounds needed to win a match, or to lose it alone [SA-WIN-1, SA-COOP-4]. */
const needed = 2;

/** Who has won how many rounds: squares and circles, filled one by one. */
export function ScorePips({ wins, lost }: Props) {
  const intl = useIntl();
  const isAlone = wins.orange === undefined;
  const label = isAlone
    ? intl.formatMessage({ id: 'after.score.alone' }, { won: wins.black, lost })
    : intl.formatMessage({ id: 'after.score' }, { black: wins.black, orange: wins.orange ?? 0 });
  return (
    <span className={style.pips} role="img" aria-label={label}>
      <Pips kind="black" count={wins.black} />
      <Pips kind={isAlone ? 'lost' : 'orange'} count={isAlone ? lost : (wins.orange ?? 0)} />
    </span>
  );
}

function Pips({ kind, count }: { readonly kind: 'black' | 'orange' | 'lost'; readonly count: number }) {
  return (
    <span className={style.team}>
      {Array.from({ length: needed }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={n} className={style[kind]} data-on={n < count || undefined} />
      ))}
    </span>
  );
}

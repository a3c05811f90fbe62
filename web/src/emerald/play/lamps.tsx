import { useIntl } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import style from './lamps.module.css';

const perTurn = 2;

/** Two lamps for the two actions of a turn. A used one is out. */
export function Lamps({ actions }: { readonly actions: number }) {
  const intl = useIntl();
  return (
    <span
      className={style.lamps}
      role="img"
      aria-label={intl.formatMessage({ id: 'emerald.play.actions' }, { actions })}
    >
      {Array.from({ length: perTurn }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
        <span key={n} data-lit={n < actions || undefined}>
          <GameSymbol of="action" size={24} />
        </span>
      ))}
    </span>
  );
}

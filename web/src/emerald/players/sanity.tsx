import { sanityTokens } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import style from './sanity.module.css';

/** Three eyes. One shuts for each lost token. */
export function Sanity({ sanity }: { readonly sanity: number }) {
  const intl = useIntl();
  return (
    <span
      className={style.sanity}
      role="img"
      aria-label={intl.formatMessage({ id: 'emerald.players.sanity' }, { sanity })}
    >
      {Array.from({ length: sanityTokens }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        <span key={n} data-lost={n >= sanity || undefined}>
          <GameSymbol of={n < sanity ? 'sanity' : 'sanity-lost'} />
        </span>
      ))}
    </span>
  );
}

import { factions } from '@lamplight/emerald/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { headers, icons, pointKinds } from '../card-list/search.ts';
import { IdentityCard } from '../cards/identity-card.tsx';
import { GameSymbol, type SymbolName } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import style from './legend.module.css';

/** Both sides. */
export function Identities() {
  const names = useNames();
  return (
    <div className={style.identities}>
      {factions.map(faction => (
        <IdentityCard key={faction} faction={faction} size="full" label={names.faction(faction)} />
      ))}
    </div>
  );
}

/** Every sign on cards and board, with its word. */
export function Legend() {
  const intl = useIntl();
  const word = (icon: string) => intl.formatMessage({ id: 'emerald.list.icon' }, { icon: icon.replace('-', '_') });
  const points = pointKinds.filter(kind => kind !== 'box' && kind !== 'none');
  const texts = headers.filter(header => header !== 'any' && header !== 'none');
  return (
    <ul className={style.legend}>
      {icons.map(icon => (
        <Sign key={icon} of={icon}>
          {word(icon)}
        </Sign>
      ))}
      {points.map(kind => (
        <Sign key={kind} of={`points-${kind}`}>
          <FormattedMessage id="emerald.rules.legend.points" values={{ points: kind }} />
        </Sign>
      ))}
      {texts.map(header => (
        <Sign key={header} of={header}>
          <FormattedMessage id="emerald.rules.legend.text" values={{ header: header.replace('-', '_') }} />
        </Sign>
      ))}
    </ul>
  );
}

function Sign({ of, children }: { readonly of: SymbolName; readonly children: ReactNode }) {
  return (
    <li>
      <GameSymbol of={of} size={26} />
      <span>{children}</span>
    </li>
  );
}

import type { Day } from '@lamplight/emerald/public';
import { FormattedMessage } from 'react-intl';
import { Agent } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import type { PaymentLedger } from './draft/ledger.ts';
import style from './ledger-row.module.css';

/** One slot for each bomb: filled by own agents first, then by cards. A surplus stands in a dashed slot [EM-KILL-8]. */
export function LedgerRow({ ledger, me }: { readonly ledger: PaymentLedger; readonly me: Day }) {
  return (
    <p className={style.ledger}>
      <span className={style.slots} aria-hidden="true">
        {ledger.slots.map((slot, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are counted, nothing more
          <span key={n} className={style.slot} data-slot={slot}>
            {slot === 'agent' && <Agent day={me} size={19} />}
            {(slot === 'bomb' || slot === 'over') && <GameSymbol of="bomb" size={18} />}
          </span>
        ))}
      </span>
      <b>
        <FormattedMessage id="emerald.turn.ledger" values={{ have: ledger.have, needed: ledger.needed }} />
      </b>
    </p>
  );
}

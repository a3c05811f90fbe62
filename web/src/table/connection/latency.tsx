import { FormattedMessage, useIntl } from 'react-intl';
import { type Session, useLatency } from '../../session/session.ts';
import style from './latency.module.css';

/** The round trip to the server, as measured last [UX-24]. */
export function Latency({ session }: { readonly session: Session }) {
  const intl = useIntl();
  const latency = useLatency(session);
  if (latency === undefined) return null;
  return (
    <span className={style.latency} title={intl.formatMessage({ id: 'table.latency.help' })}>
      <FormattedMessage id="table.latency" values={{ ms: Math.round(latency) }} />
    </span>
  );
}

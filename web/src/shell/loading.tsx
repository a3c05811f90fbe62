import { FormattedMessage } from 'react-intl';
import style from './loading.module.css';

/** Visible only if the wait is longer than a moment. */
export function Loading() {
  return (
    <p className={style.loading} role="status">
      <FormattedMessage id="shell.loading" />
    </p>
  );
}

import { FormattedMessage } from 'react-intl';
import style from './loading.module.css';

/** Shown only to who waits longer than a moment. */
export function Loading() {
  return (
    <p className={style.loading} role="status">
      <FormattedMessage id="shell.loading" />
    </p>
  );
}

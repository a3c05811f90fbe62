import { useIntl } from 'react-intl';
import { Kbd } from '../../parts/kbd.tsx';
import style from './zoom-keys.module.css';

/** What the keys do, beside the picture where there is room. */
export function ZoomKeys({ hasMany }: { readonly hasMany: boolean }) {
  const { formatMessage } = useIntl();
  const arrows = () => (
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>
  );
  return (
    <aside className={style.keys}>
      <p className={style.note}>{formatMessage({ id: 'zoom.note' })}</p>
      {hasMany && <p>{formatMessage({ id: 'zoom.hint.keys' }, { keys: arrows })}</p>}
      {hasMany && <p>{formatMessage({ id: 'zoom.hint.compare' }, { key: () => <Kbd>C</Kbd> })}</p>}
      <p>{formatMessage({ id: 'zoom.hint.close' }, { key: () => <Kbd>Esc</Kbd> })}</p>
    </aside>
  );
}

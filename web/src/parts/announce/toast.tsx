import { useEffect, useRef } from 'react';
import { useSource } from '../../store/store.ts';
import { Mark } from '../mark.tsx';
import style from './toast.module.css';
import { hideToast, toastShown } from './toasts.ts';

/** Shows the toasts. Render it once in a page. A popover, so that it is above an open dialog too. */
export function ToastPlace() {
  const toast = useSource(toastShown);
  const place = useRef<HTMLDivElement>(null);
  const number = toast?.number;
  useEffect(() => {
    if (number === undefined) return;
    const own = place.current;
    own?.showPopover();
    return () => own?.hidePopover();
  }, [number]);
  return (
    <div ref={place} popover="manual" className={style.place} role="status">
      {toast && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: it goes by itself; a tap only hastens it.
        // biome-ignore lint/a11y/noStaticElementInteractions: the same.
        <div key={toast.number} className={style.toast} onClick={hideToast}>
          {toast.mark && <Mark of={toast.mark} size={26} className={toast.team && style[toast.team]} />}
          <span>
            {toast.title && <b>{toast.title}</b>}
            {toast.text}
          </span>
        </div>
      )}
    </div>
  );
}

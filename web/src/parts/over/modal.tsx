import { houseMarks } from '@lamplight/art/public';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button.tsx';
import style from './modal.module.css';

export interface ModalProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Called by Esc, the cross, or a tap outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the one to press last. */
  readonly actions?: ReactNode;
}

/** The browser's own dialog: it keeps focus inside, and gives it back when it closes. */
export function Modal({ shape, ...props }: ModalProps & { readonly shape: 'dialog' | 'sheet' }) {
  return props.isOpen ? <Open shape={shape} {...props} /> : null;
}

function Open({ shape, title, onClose, children, actions }: ModalProps & { readonly shape: 'dialog' | 'sheet' }) {
  const id = useId();
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // A layout effect, because focus goes back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const own = dialog.current;
    if (own === null) return;
    own.showModal();
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === own) close.current();
    };
    own.addEventListener('cancel', onCancel);
    own.addEventListener('click', onClick);
    return () => {
      own.removeEventListener('cancel', onCancel);
      own.removeEventListener('click', onClick);
      own.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className={`${style.modal} ${style[shape]}`} aria-labelledby={id}>
      <div className={style.inside}>
        <div className={style.head}>
          <h2 id={id}>{title}</h2>
          <IconButton mark={houseMarks.close} label={intl.formatMessage({ id: 'shell.close' })} onClick={onClose} />
        </div>
        {children}
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

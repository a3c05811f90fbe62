import { Modal, type ModalProps } from './modal.tsx';

/** For what cannot be undone; never inside a running round. */
export function Dialog(props: ModalProps) {
  return <Modal shape="dialog" {...props} />;
}

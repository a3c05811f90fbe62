import { Modal, type ModalProps } from './modal.tsx';

/** More than fits: from below on a phone, in the middle elsewhere. */
export function Sheet(props: ModalProps) {
  return <Modal shape="sheet" {...props} />;
}

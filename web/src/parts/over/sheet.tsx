import { Modal, type ModalProps } from './modal.tsx';

/** For content that does not fit the page: from below on a phone, in the middle elsewhere. */
export function Sheet(props: ModalProps) {
  return <Modal shape="sheet" {...props} />;
}

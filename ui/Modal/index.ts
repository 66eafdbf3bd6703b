export { Modal, type ModalProps } from './Modal';
export { ModalNotice } from './ModalNotice';
export { ModalSummary, type ModalSummaryProps } from './ModalSummary';

export { Modal, type ModalProps } from './Modal';
export { ModalSummary, type ModalSummaryProps } from './ModalSummary';

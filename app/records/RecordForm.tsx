import { Modal, type ModalProps } from '@comptoir/ui/Modal';
import { type ReactNode, useId } from 'react';
import { FormActions, type FormEnd } from './FormActions';
import { FormFields, type FormState } from './FormFields';

interface RecordFormProps extends FormEnd {
  title: string;
  size?: ModalProps['size'];
  form: FormState;
  onClose(): void;
  children: ReactNode;
}

/**
 * A record's form in a modal: restored draft, errors and fields; in the footer, which stays in sight, what sending does,
 * what is missing or was refused, and the buttons.
 */
export function RecordForm({ title, size, form, onClose, children, ...end }: RecordFormProps) {
  const formId = useId();
  const giveUp = () => {
    void form.discard();
    onClose();
  };
  const footer = (close: () => void) => <FormActions {...end} formId={formId} form={form} onCancel={close} />;

  return (
    <Modal open title={title} size={size} isDirty={form.isDirty} footer={footer} onClose={giveUp}>
      <FormFields formId={formId} form={form}>
        {children}
      </FormFields>
    </Modal>
  );
}

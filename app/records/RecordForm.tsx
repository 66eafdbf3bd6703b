import { Modal, type ModalProps } from '@comptoir/ui/Modal';
import { type ReactNode, useId } from 'react';
import { FormActions } from './FormActions';
import { FormFields, type FormState } from './FormFields';

interface RecordFormProps {
  title: string;
  size?: ModalProps['size'];
  form: FormState;
  onClose(): void;
  /** What keeps Save disabled, named beside it; absent if Save is always enabled (DESIGN rule 11). */
  missing?: string[];
  isSaveDisabled?: boolean;
  /** Takes over the version of someone else who saved first (DESIGN rule 12). */
  onReload?: (() => void) | undefined;
  /** Tells what saving will do, as a last check (DESIGN rule 15). */
  check?: ReactNode;
  children: ReactNode;
}

/** A record's form in a modal: restored draft, errors, fields, Save and Cancel. */
export function RecordForm(props: RecordFormProps) {
  const { title, size, form, onClose, missing, isSaveDisabled, check, children } = props;
  const formId = useId();
  const giveUp = () => {
    void form.discard();
    onClose();
  };
  const footer = (close: () => void) => <FormActions {...{ formId, form, missing, isSaveDisabled }} onCancel={close} />;

  return (
    <Modal open title={title} size={size} isDirty={form.isDirty} footer={footer} onClose={giveUp}>
      <FormFields formId={formId} form={form} onReload={props.onReload}>
        {children}
        {check}
      </FormFields>
    </Modal>
  );
}

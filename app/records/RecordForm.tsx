import { Modal, type ModalProps } from '@comptoir/ui/Modal';
import { type ReactNode, useId } from 'react';
import { FormActions, type FormEnd } from './FormActions';
import { FormFields, type FormState } from './FormFields';
import { FormInputs, type Inputs } from './forms/FormInputs';

interface RecordFormProps<Form extends FormState & { values: object }> extends FormEnd {
  title: string;
  size?: ModalProps['size'];
  form: Form;
  /** The inputs of the fields, which stand below the children; a form in columns draws them among these. */
  inputs?: Inputs<Form>;
  onClose(): void;
  children?: ReactNode;
}

/**
 * A record's form in a modal: restored draft, errors and fields; in the footer, which stays in sight, what sending
 * does, what is missing or was refused, and the buttons.
 */
export function RecordForm<Form extends FormState & { values: object }>(props: RecordFormProps<Form>) {
  const { title, size, form, inputs, onClose, children, ...end } = props;
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
        {inputs && <FormInputs form={form} inputs={inputs} />}
      </FormFields>
    </Modal>
  );
}

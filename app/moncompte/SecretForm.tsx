import { Alert } from '@comptoir/ui/Alert';
import { Button, type ButtonProps } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import { Stack } from '@comptoir/ui/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useLang } from '../frame/i18n/useLang';

interface SecretFormProps {
  title: string;
  form: {
    submit(event: FormEvent<HTMLFormElement>): Promise<void>;
    busy: boolean;
    formError: string | null;
  };
  /** What sending the form does. */
  verb: string;
  variant?: ButtonProps['variant'];
  onClose(): void;
  children: ReactNode;
}

/** A form for secrets in a modal. */
export function SecretForm({ title, form, verb, variant, onClose, children }: SecretFormProps) {
  const { t } = useLang();
  const id = useId();
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('general.annuler')}
      </Button>
      <Button variant={variant} type="submit" form={id} busy={form.busy} busyLabel={t('general.patienter')}>
        {verb}
      </Button>
    </>
  );
  return (
    <Modal open title={title} onClose={onClose} footer={footer}>
      <form id={id} noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack>
          {form.formError && <Alert tone="danger">{form.formError}</Alert>}
          <RequiredNote />
          {children}
        </Stack>
      </form>
    </Modal>
  );
}

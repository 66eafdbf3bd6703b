import { Alert } from '@comptoir/ui/Alert';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import { Stack } from '@comptoir/ui/Stack';
import type { FormEvent, ReactNode } from 'react';

interface SecretFormProps {
  id: string;
  form: { submit(event: FormEvent<HTMLFormElement>): Promise<void>; formError: string | null };
  children: ReactNode;
}

/** A form for secrets in a modal; its submit button is in the modal's footer. */
export function SecretForm({ id, form, children }: SecretFormProps) {
  return (
    <form id={id} noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack>
        {form.formError && <Alert tone="danger">{form.formError}</Alert>}
        <RequiredNote />
        {children}
      </Stack>
    </form>
  );
}

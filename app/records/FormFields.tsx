import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { ErrorSummary } from '@comptoir/ui/ErrorSummary';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import type { FormEvent, ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { CallForm } from './forms/useCallForm';

export interface FormState extends AnyForm {
  /** Takes over the version of someone else who saved first (DESIGN rule 12). */
  onReload?: (() => void) | undefined;
}

type AnyForm = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: any form; its fields are its own business
  CallForm<any>,
  'submit' | 'busy' | 'isDirty' | 'errors' | 'submitCount' | 'error' | 'formError' | 'isRestored' | 'unkept' | 'discard'
>;

interface FormFieldsProps {
  /** Id of the form, so that buttons outside of it can submit it. */
  formId: string;
  form: FormState;
  children: ReactNode;
}

/** Draws a form's fields; above them it tells which draft was restored and which fields are wrong. */
export function FormFields({ formId, form, children }: FormFieldsProps) {
  const submit = (event: FormEvent) => {
    // For React, a dialog opened from a form lies inside it: submitting the dialog's form must not submit the outer
    // one.
    event.stopPropagation();
    void form.submit(event);
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <FormGrid>
        <Notices form={form} />
        <RequiredNote data-wide />
        {children}
      </FormGrid>
    </form>
  );
}

function Notices({ form }: Pick<FormFieldsProps, 'form'>) {
  const { t } = useLang();
  return (
    <>
      {form.isRestored && (
        <Alert data-wide tone="info">
          {t('form.brouillonrepris')}{' '}
          <Button variant="ghost" size="sm" onClick={() => void form.discard()}>
            {t('form.brouilloneffacer')}
          </Button>
        </Alert>
      )}
      {form.unkept && (
        <Alert data-wide tone="warning">
          {t(`brouillon.nongarde${form.unkept}`)}
        </Alert>
      )}
      {form.errors.length > 0 && (
        <ErrorSummary
          data-wide
          title={t('form.erreurs', { count: form.errors.length })}
          errors={form.errors}
          submitCount={form.submitCount}
        />
      )}
    </>
  );
}

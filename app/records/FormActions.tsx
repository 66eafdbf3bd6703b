import { Button } from '@comptoir/ui/Button';
import { SaveHint } from '@comptoir/ui/SaveHint';
import { useId } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { FormState } from './FormFields';

interface FormActionsProps {
  formId: string;
  form: FormState;
  /** What keeps Save disabled, named beside it; absent if Save is always enabled (DESIGN rule 11). */
  missing?: string[] | undefined;
  isSaveDisabled?: boolean | undefined;
  onCancel(): void;
}

/** The buttons Cancel and Save of a form; beside them it names what is still missing. */
export function FormActions({ formId, form, missing = [], isSaveDisabled = false, onCancel }: FormActionsProps) {
  const { t } = useLang();
  const hintId = useId();
  return (
    <>
      <SaveHint id={hintId} missing={missing} />
      <Button variant="secondary" onClick={onCancel}>
        {t('general.annuler')}
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={form.busy}
        disabled={isSaveDisabled && !form.busy}
        aria-describedby={hintId}
      >
        {t('general.enregistrer')}
      </Button>
    </>
  );
}

import { formatMontant } from '@comptoir/domain/money';
import { ActionNotes } from '@comptoir/ui/ActionNotes';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { SaveHint } from '@comptoir/ui/SaveHint';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { FormState } from './FormFields';

/** What the buttons of a form say and do. */
export interface FormEnd {
  /** What sending the form does; by default it saves. */
  verb?: string | undefined;
  /** The francs that the verb is about, as they are typed; while they are not an amount, the verb stands alone. */
  montant?: unknown;
  /** Tells what sending will do, as a last check (DESIGN rule 15). */
  check?: ReactNode;
  /** What keeps Save disabled, named beside it; absent if Save is always enabled (DESIGN rule 11). */
  missing?: string[] | undefined;
  /** The fields whose value keeps Save disabled, named beside it too; each says itself what is wrong. */
  wrong?: string[] | undefined;
  isSaveDisabled?: boolean | undefined;
}

interface FormActionsProps extends FormEnd {
  formId: string;
  form: FormState;
  onCancel(): void;
}

/**
 * The buttons of a form, Cancel and the one that sends it, under what a person should see with them: the check, why the
 * server refused, what is still missing.
 */
export function FormActions({ formId, form, onCancel, ...end }: FormActionsProps) {
  const { check, missing, wrong, isSaveDisabled = false } = end;
  const { t } = useLang();
  const hintId = useId();
  const verb = useVerb(end);
  return (
    <>
      <ActionNotes>
        {check}
        <Refusal form={form} />
      </ActionNotes>
      <SaveHint id={hintId} missing={missing} wrong={wrong} />
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
        {verb}
      </Button>
    </>
  );
}

function useVerb({ verb, montant }: FormEnd): string {
  const { t } = useLang();
  if (!verb) return t('general.enregistrer');
  if (typeof montant !== 'number' || montant <= 0) return verb;
  return t('general.verbemontant', { verbe: verb, montant: formatMontant(montant) });
}

/** Why the form was refused, unless a field says it; it comes into sight wherever the form was sent from. */
function Refusal({ form }: { form: FormState }) {
  const { t } = useLang();
  const { error, formError, onReload } = form;
  const root = useRef<HTMLDivElement>(null);
  const isReloaded = error?.code === 'conflit.version' && onReload === undefined;
  const isShown = formError !== null && !isReloaded;
  useEffect(() => {
    if (isShown) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Alert ref={root} tone="danger">
      {formError}{' '}
      {onReload && (
        <Button variant="secondary" size="sm" onClick={onReload}>
          {t('form.conflitrecharger')}
        </Button>
      )}
    </Alert>
  );
}

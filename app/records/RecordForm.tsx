import { type ReactNode, useId } from 'react';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { ErrorSummary } from '#ui/ErrorSummary';
import { FormGrid } from '#ui/FormGrid';
import { Modal, type ModalProps } from '#ui/Modal';
import { RequiredNote } from '#ui/RequiredNote';
import { SaveHint } from '#ui/SaveHint';
import type { CallForm } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';

type FormState = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: any form; its fields are its own business
  CallForm<any>,
  'submit' | 'busy' | 'isDirty' | 'errors' | 'submitCount' | 'error' | 'formError' | 'isRestored' | 'discard'
>;

interface RecordFormProps {
  title: string;
  size?: ModalProps['size'];
  form: FormState;
  onClose(): void;
  /** What keeps Save disabled, named beside it; absent where Save is always enabled (DESIGN rule 11). */
  missing?: string[];
  isSaveDisabled?: boolean;
  /** Someone else saved first: takes over their version (DESIGN rule 12). */
  onReload?: (() => void) | undefined;
  /** The last look before saving (DESIGN rule 15). */
  check?: ReactNode;
  children: ReactNode;
}

/** A record's form in a modal: what was brought back, what is wrong, the fields, Save and Cancel. */
export function RecordForm(props: RecordFormProps) {
  const { title, size, form, onClose, missing = [], isSaveDisabled = false, check, children } = props;
  const { t } = useLang();
  const formId = useId();
  const hintId = useId();
  const giveUp = () => {
    void form.discard();
    onClose();
  };

  const footer = (close: () => void) => (
    <>
      <SaveHint id={hintId} missing={missing} />
      <Button variant="secondary" onClick={close}>
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

  return (
    <Modal open title={title} size={size} isDirty={form.isDirty} footer={footer} onClose={giveUp}>
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)}>
        <FormGrid>
          <Notices {...props} />
          <RequiredNote data-wide />
          {children}
          {check}
        </FormGrid>
      </form>
    </Modal>
  );
}

function Notices({ form, onReload }: RecordFormProps) {
  const { t } = useLang();
  const isReloaded = form.error?.code === 'conflit.version' && onReload === undefined;
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
      {form.errors.length > 0 && (
        <ErrorSummary
          data-wide
          title={t('form.erreurs', { count: form.errors.length })}
          errors={form.errors}
          submitCount={form.submitCount}
        />
      )}
      {form.formError !== null && !isReloaded && (
        <Alert data-wide tone="danger">
          {form.formError}{' '}
          {onReload && (
            <Button variant="secondary" size="sm" onClick={onReload}>
              {t('form.conflitrecharger')}
            </Button>
          )}
        </Alert>
      )}
    </>
  );
}

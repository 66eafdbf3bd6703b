import { typedepenses } from '@comptoir/contract/typedepenses';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { ErrorSummary } from '@comptoir/ui/ErrorSummary';
import preview from '@comptoir/ui/stories/preview';
import { TextField } from '@comptoir/ui/TextField';
import { useState } from 'react';
import { useMutationOf } from '../../frame/api/useMutationOf';
import { useLang } from '../../frame/i18n/useLang';
import { inApp, scene } from '../../stories/scene';
import { FormFields } from '../FormFields';
import { useCallForm } from './useCallForm';

const TOUCHES = { touches: ['typedepenses'] };

function Form({ onSaved }: { onSaved(): void }) {
  const { t } = useLang();
  const { submit } = useMutationOf(typedepenses.create, TOUCHES);
  const form = useCallForm({
    formName: 'essai',
    recordId: 'new',
    schema: typedepenses.create.body,
    labels: { libelle: 'depense.libelle' },
    onSubmit: async (body) => {
      await submit({ body });
      onSaved();
    },
  });
  const libelle = form.field('libelle');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary
        title={t('form.erreurs', { count: form.errors.length })}
        errors={form.errors}
        submitCount={form.submitCount}
      />
      {form.formError && <Alert tone="danger">{form.formError}</Alert>}
      {form.isRestored && <Alert tone="info">{t('form.brouillonrepris')}</Alert>}
      <TextField {...libelle} value={libelle.value ?? ''} label={t('depense.libelle')} />
      <Button type="submit" busy={form.busy}>
        {t('general.enregistrer')}
      </Button>
      <Button variant="ghost" onClick={() => void form.discard()}>
        {t('form.brouilloneffacer')}
      </Button>
    </form>
  );
}

/** A form that can be closed and opened again, as a modal or a reloaded page does it. */
function Opened() {
  const { t, changeLanguage } = useLang();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Form onSaved={() => setOpen(false)} />}
      <Button variant="secondary" onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('general.annuler') : t('typedepense.nouveau')}
      </Button>
      <Button variant="ghost" lang="en-US" onClick={() => void changeLanguage('en-US')}>
        English
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'States/Form and draft',
  component: Opened,
  decorators: [inApp],
  parameters: scene(),
});

export const Playground = meta.story();

const SHOWN = {
  submit: async () => undefined,
  discard: async () => undefined,
  busy: false,
  isDirty: true,
  errors: [],
  submitCount: 0,
  error: null,
  formError: null,
  isRestored: false,
};

/** The device has no room: what is typed lives only as long as the page. */
export const NotKept = meta.story({
  render: () => (
    <FormFields formId="essai" form={{ ...SHOWN, unkept: 'tout' }}>
      <TextField id="libelle" label="Libellé" value="Péage" onValueChange={() => undefined} />
    </FormFields>
  ),
});

/** The device has no room for the files; the other values are kept. */
export const FilesNotKept = meta.story({
  render: () => (
    <FormFields formId="essai" form={{ ...SHOWN, unkept: 'fichiers' }}>
      <TextField id="libelle" label="Libellé" value="Péage" onValueChange={() => undefined} />
    </FormFields>
  ),
});

import type { ProjetDetail } from '@comptoir/contract/projets';
import { RETURN_MS } from '@comptoir/domain/limits';
import { Alert } from '@comptoir/ui/Alert';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { useEffect, useId, useState } from 'react';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';
import { PROJETS_PATH } from '../frame/routing/projetPaths';
import { useReturn } from '../frame/routing/useReturn';
import { DateInput } from '../records/DateInput';
import { FormActions } from '../records/FormActions';
import { FormFields } from '../records/FormFields';
import { FormInputs } from '../records/forms/FormInputs';
import { MontantInput } from '../records/MontantInput';
import { TextesInput, TextInput } from '../records/TextInput';
import { NewEtapesField } from './etapes/NewEtapesField';
import { type ProjetFormState, useProjetForm } from './useProjetForm';

interface ProjetFormProps {
  /** The project to edit; null creates one. */
  projet: ProjetDetail | null;
}

/**
 * The form of a project. After a save it returns to the screen that it was opened from, with a delay (spec § 2
 * Projects, § 9). A project that waits for a connection is not saved yet, so the form then returns at once.
 */
export function ProjetForm({ projet }: ProjetFormProps) {
  const { t } = useLang();
  const formId = useId();
  const goBack = useReturn(PROJETS_PATH);
  const [isSaved, setSaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const form = useProjetForm(projet, (saved) => (saved ? setSaved(true) : goBack()));
  const leave = () => {
    void form.discard();
    goBack();
  };

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(goBack, RETURN_MS);
    return () => clearTimeout(timer);
  }, [isSaved, goBack]);

  if (isSaved) return <Alert tone="success">{t('projet.enregistre')}</Alert>;
  return (
    <Card>
      <CardHeader level={2} title={t(projet ? 'projet.modification' : 'projet.creation')} />
      <FormFields formId={formId} form={form}>
        <Inputs form={form} isNew={!projet} />
      </FormFields>
      <CardFooter isFilled>
        <FormActions formId={formId} form={form} onCancel={() => (form.isDirty ? setLeaving(true) : leave())} />
      </CardFooter>
      {isLeaving && <LeaveDialog onLeave={leave} onStay={() => setLeaving(false)} />}
    </Card>
  );
}

function Inputs({ form, isNew }: { form: ProjetFormState; isNew: boolean }) {
  return (
    <FormInputs
      form={form}
      inputs={{
        libelle: <TextInput field={form.field('libelle')} required isWide />,
        datefin: <DateInput field={form.field('datefin')} required />,
        montant: <MontantInput field={form.field('montant')} required />,
        description: <TextesInput field={form.field('description')} required rows={4} />,
        listeetape: isNew && <NewEtapesField field={form.field('listeetape')} budget={form.values.montant || 0} />,
      }}
    />
  );
}

/** Asks for confirmation before a changed form is left (DESIGN rule 13). */
function LeaveDialog({ onLeave, onStay }: { onLeave(): void; onStay(): void }) {
  const { t } = useLang();
  return (
    <Confirmation
      question={t('projet.abandonner')}
      detail={t('projet.abandonnerdetail')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

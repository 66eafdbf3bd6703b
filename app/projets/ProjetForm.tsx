import type { ProjetDetail } from '@comptoir/contract/projets';
import { DATES } from '@comptoir/domain/dateFormat';
import { RETURN_MS } from '@comptoir/domain/limits';
import { Alert } from '@comptoir/ui/Alert';
import { AmountField } from '@comptoir/ui/AmountField';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { DateField } from '@comptoir/ui/DateField';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useEffect, useId, useState } from 'react';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';
import { PROJETS_PATH } from '../frame/routing/projetPaths';
import { useReturn } from '../frame/routing/useReturn';
import { FormActions } from '../records/FormActions';
import { FormFields } from '../records/FormFields';
import { montantOf, textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { TextInput } from '../records/TextInput';
import { useToday } from '../records/useToday';
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
  const { form, onReload } = useProjetForm(projet, (saved) => (saved === 'done' ? setSaved(true) : goBack()));
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
        <FormActions
          formId={formId}
          form={form}
          onReload={onReload}
          onCancel={() => (form.isDirty ? setLeaving(true) : leave())}
        />
      </CardFooter>
      {isLeaving && <LeaveDialog onLeave={leave} onStay={() => setLeaving(false)} />}
    </Card>
  );
}

function Inputs({ form, isNew }: { form: ProjetFormState; isNew: boolean }) {
  const { lang } = useLang();
  const today = useToday();
  return (
    <FormInputs
      form={form}
      inputs={{
        libelle: (
          <div data-wide>
            <TextInput field={form.field('libelle')} required />
          </div>
        ),
        datefin: <DateField {...textOf(form.field('datefin'))} required today={today} format={DATES[lang]} />,
        montant: <AmountField {...montantOf(form.field('montant'))} required />,
        description: (
          <div data-wide>
            <TextAreaField {...textOf(form.field('description'))} required rows={4} />
          </div>
        ),
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

import type { EtapeFields, Etapeprojet } from '@comptoir/contract/projets';
import { MAX_DESCRIPTION } from '@comptoir/domain/limits';
import { AmountField } from '@comptoir/ui/AmountField';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useLang } from '../../frame/i18n/useLang';
import { montantOf, textOf } from '../../records/fieldValue';
import type { CallForm } from '../../records/forms/useCallForm';
import { TextInput } from '../../records/TextInput';

/** What the form of a step starts with; nothing planned is an empty field. */
export function etapeValues(etape: Pick<Etapeprojet, 'libelle' | 'description' | 'montant'> | null) {
  const { libelle, description, montant } = etape ?? { libelle: '', description: '', montant: 0 };
  return { libelle, description, montant: montant === 0 ? null : montant };
}

export function useEtapeLabels() {
  const { t } = useLang();
  return {
    libelle: t('depense.libelle'),
    montant: t('etapeprojet.montant'),
    description: t('depense.description'),
  };
}

/** The fields of a step: what it is, what it may cost (spec § 5 Step, PRODUCT I). */
export function EtapeInputs({ form }: { form: Pick<CallForm<typeof EtapeFields>, 'field'> }) {
  const { t } = useLang();
  return (
    <>
      <TextInput field={form.field('libelle')} required />
      <AmountField {...montantOf(form.field('montant'))} hint={t('etapeprojet.montantaide')} />
      <div data-wide>
        <TextAreaField {...textOf(form.field('description'))} required maxLength={MAX_DESCRIPTION} rows={3} />
      </div>
    </>
  );
}

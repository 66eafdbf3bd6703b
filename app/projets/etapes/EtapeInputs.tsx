import { fieldsOf } from '@comptoir/contract/fields';
import { EtapeFields, type Etapeprojet } from '@comptoir/contract/projets';
import { type Depenses, partageAvec } from '@comptoir/domain/projet';
import type { Francs } from '@comptoir/domain/units';
import { AmountField } from '@comptoir/ui/AmountField';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import type * as z from 'zod/mini';
import { BudgetSaisie, type BudgetTouche } from '../../budget/BudgetSaisie';
import { useLang } from '../../frame/i18n/useLang';
import { montantOf, textOf } from '../../records/fieldValue';
import { emptyOf } from '../../records/forms/emptyOf';
import { FormInputs } from '../../records/forms/FormInputs';
import type { CallForm } from '../../records/forms/useCallForm';
import { TextInput } from '../../records/TextInput';

/** Returns the first values of a step's form; no planned budget is an empty field. */
export function etapeValues(etape: Pick<Etapeprojet, keyof z.output<typeof EtapeFields>> | null) {
  const values = etape ? fieldsOf(EtapeFields, etape) : emptyOf(EtapeFields);
  return { ...values, montant: values.montant || null };
}

export function useEtapeLabels() {
  const { t } = useLang();
  return {
    libelle: t('depense.libelle'),
    montant: t('etapeprojet.montant'),
    description: t('depense.description'),
  };
}

/** The project of a step in its form, francs: its budget, and what its other steps take of it. */
export interface BudgetProjet {
  montant: Francs;
  autres: readonly Pick<Depenses, 'montant' | 'engage'>[];
}

/** Returns what the plan that is typed for a step takes of its project's budget; `engage` is committed of it already. */
export function usePartage(
  { montant: projet, autres }: BudgetProjet,
  montant: unknown,
  engage: Francs,
): BudgetTouche[] {
  const { t } = useLang();
  const typed = typeof montant === 'number' ? montant : 0;
  return [{ label: t('budget.projet'), suivi: partageAvec(projet, autres, { montant: typed, engage }) }];
}

interface EtapeInputsProps {
  form: Pick<CallForm<typeof EtapeFields>, 'field' | 'values'>;
  partage: readonly BudgetTouche[];
}

/** The fields of a step: label, planned budget, description (spec § 5 Step, PRODUCT I). */
export function EtapeInputs({ form, partage }: EtapeInputsProps) {
  const { t } = useLang();
  return (
    <FormInputs
      form={form}
      inputs={{
        libelle: <TextInput field={form.field('libelle')} required />,
        montant: (
          <>
            <AmountField {...montantOf(form.field('montant'))} hint={t('etapeprojet.montantaide')} />
            <BudgetSaisie budgets={partage} prise="partage" />
          </>
        ),
        description: (
          <div data-wide>
            <TextAreaField {...textOf(form.field('description'))} required rows={3} />
          </div>
        ),
      }}
    />
  );
}
